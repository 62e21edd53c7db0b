#!/usr/bin/env bash
# Measures, each figure as a ratio of two things measured in this run, beside the ratio to reach.
set -euo pipefail
cd "$(dirname "$0")/.."
tutor=$PWD/.build/release/tutor
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The processor time of a command and its children, in seconds.
processor_seconds() {
  local TIMEFORMAT='%U %S'
  { time "$@" >"$work/out" 2>"$work/err"; } 2>&1 | awk 'END { print $1 + $2 }'
}

wall_seconds() {
  local TIMEFORMAT='%R'
  { time "$@" >"$work/out" 2>"$work/err"; } 2>&1 | tail -n 1
}

repeat() {
  local count=$1
  shift
  for ((i = 0; i < count; i++)); do "$@"; done
}

source Benchmarks/say.sh

say 'tutor --version / true' \
  "$(wall_seconds repeat 200 "$tutor" --version)" "$(wall_seconds repeat 200 /bin/true)" 15

export XDG_CACHE_HOME=$work/cache
cold=$(processor_seconds "$tutor" verify Content)
warm=$(processor_seconds "$tutor" verify Content)
say 'verify again / verify' "$warm" "$cold" 0.02

Benchmarks/runtime.sh .build/release/runtime
