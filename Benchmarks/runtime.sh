#!/usr/bin/env bash
# Measures the runtime: programs on stage, each compiled as the tutor compiles a learner's.
#
# usage: Benchmarks/runtime.sh RUNTIME-FOLDER
#
# A program says what it is; stage.c says what the four numbers of a run are.
set -euo pipefail
runtime=$(realpath "${1:?usage: Benchmarks/runtime.sh RUNTIME-FOLDER}")
cd "$(dirname "$0")"
source ./say.sh
libraries=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")/lib/swift/linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

compile() {
  swiftc -Onone -swift-version 6 -parse-as-library -module-name Program -I "$runtime" \
    -Xfrontend -load-plugin-executable -Xfrontend "$runtime/SwiftUIMacros-tool#SwiftUIMacros" \
    -Xfrontend -entry-point-function-name -Xfrontend enter_program \
    -emit-object -o "$work/$1.o" "Runtime/$1.swift"
  # The runtime comes before all other libraries, as it does in a learner's program: it has functions
  # of the names of theirs.
  clang -fuse-ld=lld -o "$work/$1" "$libraries/$(uname -m)/swiftrt.o" "$work/$1.o" "$work/stage.o" \
    -L "$runtime" -L "$libraries" -Wl,-rpath,"$runtime" -Wl,-rpath,"$libraries" -lSwiftUI \
    -lFoundation -lFoundationEssentials -lFoundationInternationalization -l_FoundationICU \
    -lswiftObservation -lswiftSynchronization -lswift_StringProcessing -lswift_RegexParser \
    -lswift_Concurrency -lswiftGlibc -lswiftDispatch -ldispatch -lBlocksRuntime \
    -lswiftSwiftOnoneSupport -lswiftCore -lm
}

# Runs a program and keeps its numbers in `built`, `each`, `early` and `late`.
run() {
  local program=$1
  shift
  local numbers
  numbers=$("$work/$program" "$@")
  read -r built each early late <<<"$numbers"
}

tap() { echo "{\"command\":\"tap\",\"label\":\"$1\"}"; }

clang -O2 -Wall -Werror -c stage.c -o "$work/stage.o"
for program in StateRows ModelRows SameRows Fields Coming States; do compile "$program"; done

# A write costs the bodies it runs and the way to them, however many other rows there are.
for program in StateRows ModelRows; do
  run "$program" 100 4000 "$(tap 'Row %d')"
  few=$each
  run "$program" 10000 4000 "$(tap 'Row %d')"
  say "$program: a tap in 10 000 rows / in 100" "$each" "$few" 2
done
run Fields 100 4000 '{"command":"type","label":"Field %d","text":"a"}'
few=$each
run Fields 10000 4000 '{"command":"type","label":"Field %d","text":"a"}'
say 'Fields: a letter in 10 000 fields / in 100' "$each" "$few" 2

# What has to grow with the rows grows as they do.
run StateRows 100 2 "$(tap 'Row %d')"
hundred=$built
run StateRows 1000 100 '{"command":"texts"}'
thousand=$built texts=$each
run StateRows 10000 20 '{"command":"texts"}'
say 'StateRows: building 1000 rows / 100' "$thousand" "$hundred" 11
say 'StateRows: building 10 000 rows / 1000' "$built" "$thousand" 11
say 'StateRows: the texts of 10 000 rows / of 1000' "$each" "$texts" 12
run SameRows 1000 200 "$(tap Again)"
thousand=$each
run SameRows 10000 40 "$(tap Again)"
say 'SameRows: comparing 10 000 rows / 1000' "$each" "$thousand" 12

# What eight states add to the run of a row's body, which has them installed by their offsets: the
# difference to the same row without, against only finding them by reflection.
STATES=1 run States 1000 100 "$(tap Turn)"
stateful=$each
run States 1000 100 "$(tap Turn)"
stateless=$each
run States 1000 20 "$(tap Mirror)"
say 'States: all of it by offset / finding by Mirror' \
  "$(awk "BEGIN { print $stateful - $stateless }")" "$each" 1

# A million taps leave no more behind than ten thousand.
run Coming 0 1000000 "$(tap Count)" "$(tap Turn)"
say 'Coming: MiB more after a million taps than 10 000' "$((late - early))" 1024 5
