#!/usr/bin/env bash
# Puts what programs are compiled against into a folder of its own, beside the built tutor:
# .build/CONFIGURATION/runtime/. Alone there, so that no other module of ours can be imported.
#
# usage: scripts/runtime.sh debug|release [BUILD-FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
configuration=${1:?usage: scripts/runtime.sh debug|release [BUILD-FOLDER]}
build=${2:-.build}/$configuration
runtime=$build/runtime
mkdir -p "$runtime"

# Copies where the content differs: an unchanged runtime keeps its dates, and caches their worth.
place() {
  cmp -s "$1" "$2" || { cp "$1" "$2.new" && mv "$2.new" "$2"; }
}

place "$build/Modules/SwiftUI.swiftmodule" "$runtime/SwiftUI.swiftmodule"
place "$build/libSwiftUI.so" "$runtime/libSwiftUI.so"
place "$build/SwiftUIMacros-tool" "$runtime/SwiftUIMacros-tool"
chmod +x "$runtime/SwiftUIMacros-tool"
