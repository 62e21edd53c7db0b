#!/usr/bin/env bash
# Installs the release build under a folder: bin/tutor, and lib/tutor with all that it needs.
#
# usage: scripts/install.sh PREFIX
set -euo pipefail
prefix=${1:?usage: scripts/install.sh PREFIX}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
cd "$(dirname "$0")/.."
build=.build/release
library=$prefix/lib/tutor

mkdir -p "$prefix/bin" "$library/runtime"
install -m 755 "$build/tutor" "$prefix/bin/tutor"
install -m 755 "$build/tutor-main" "$library/tutor-main"
install -m 644 "$build/runtime/SwiftUI.swiftmodule" "$library/runtime/"
install -m 755 "$build/runtime/libSwiftUI.so" "$build/runtime/SwiftUIMacros-tool" "$library/runtime/"
# Removed first, so that a lesson that is no more does not stay.
rm -rf "$library/Content"
cp -R Content "$library/Content"
echo "Installed $prefix/bin/tutor"
