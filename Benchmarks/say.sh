# Prints a figure: its name, how many times `base` it is, and the ratio that it is to reach.
say() {
  awk -v name="$1" -v measured="$2" -v base="$3" -v wanted="$4" \
    'BEGIN { printf "%-50s %8.3f  (at most %s)\n", name, measured / base, wanted }'
}
