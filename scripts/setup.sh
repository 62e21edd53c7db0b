#!/usr/bin/env bash
# Checks for Swift 6.3 and installs the libraries that are missing: with apt where there is apt;
# elsewhere it says what to install.
set -euo pipefail

wanted=6.3
if ! command -v swiftc >/dev/null; then
  echo "Swift $wanted is needed and there is no 'swiftc' on the PATH. Put Swift $wanted on it, then try again." >&2
  exit 69
fi
said=$(swiftc --version 2>/dev/null || true)
version=$(sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' <<<"$said" | head -n 1)
case $version in
  "$wanted" | "$wanted".*) ;;
  *)
    echo "Swift $wanted is needed and 'swiftc' is ${version:-of an unknown version} ($(command -v swiftc)). Put $wanted first in PATH, then try again." >&2
    exit 69
    ;;
esac

# What each package is known by: a header, or a program.
declare -A marks=(
  [libedit-dev]=editline/readline.h
  [libcmark-gfm-dev]=cmark-gfm.h
  [libcmark-gfm-extensions-dev]=cmark-gfm-core-extensions.h
  [libsqlite3-dev]=sqlite3.h
)
missing=()
for package in "${!marks[@]}"; do
  found=
  for folder in /usr/include /usr/local/include; do
    [[ -e $folder/${marks[$package]} ]] && found=1
  done
  [[ $found ]] || missing+=("$package")
done
command -v bwrap >/dev/null || missing+=(bubblewrap)
command -v tmux >/dev/null || missing+=(tmux)
((${#missing[@]})) || exit 0

if ! command -v apt-get >/dev/null; then
  echo "Install what these packages of Debian are called on this system, then try again:" >&2
  printf '  %s\n' "${missing[@]}" >&2
  exit 1
fi
root=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "As root, run this, then try again: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  root=(sudo)
fi
echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${root[@]}" apt-get update -qq </dev/null
"${root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null
