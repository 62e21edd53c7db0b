#!/usr/bin/env bash
# The rules of the code that the formatter does not know. Prints each finding as path:line.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

complain() {
  echo "$1" >&2
  failed=1
}

while IFS= read -r file; do
  lines=$(wc -l <"$file")
  ((lines <= 300)) || complain "$file:301: $lines lines; a file has at most 300"
done < <(find Sources Tests -name '*.swift')

# Finds a pattern in some folders; the last argument says what is wrong with it.
forbid() {
  local pattern=$1 message=$2
  shift 2
  while IFS= read -r found; do
    [[ -z $found ]] || complain "$(cut -d: -f1-2 <<<"$found"): $message"
  done < <(grep -rnE --include='*.swift' "$pattern" "$@" || true)
}

forbid '^(public |private |internal )?import Foundation$' \
  'this module does without Foundation' Sources/Markdown Sources/SQLite
forbid '(^|[^.[:alnum:]_])print\(' 'only tutor prints' \
  Sources/{Markdown,SQLite,SwiftSource,LessonEngine,Flashcards,Pages}
forbid '// *(TODO|FIXME|MARK)' 'say it in an issue, or do it' Sources Tests
exit $failed
