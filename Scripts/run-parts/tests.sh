# The tests of --tests. Part of Scripts/run.

# Builds the tests and runs them in a folder that is the bundle of the application and of all its tests: what
# tests hold counts before what the application holds, and the information is the application's.
run_tests() {
  local work=$root/.build/run folder program status=0
  local arguments=(--build-tests --package-path "$work" --scratch-path "$root/.build")
  swift build "${arguments[@]}" || return
  program=$(swift build "${arguments[@]}" --show-bin-path)/RunPackageTests.xctest
  bundle=$work/Bundles/${module}Tests
  rm -rf "$bundle"
  mkdir -p "$bundle"
  cp "$program" "$bundle/"
  for folder in "$app" "$tests"/*/; do copy_resources "$folder" "$bundle"; done
  [ ! -f "$app/Info.plist" ] || cp "$app/Info.plist" "$bundle/"
  run_xctest || status=$?
  run_suite swift-testing || status=$?
  return "$status"
}

# Runs the tests of XCTest. One that ends the program, as a crash does, costs no other: those that had not begun
# run in a new program.
run_xctest() {
  local status=0 ended=0 name log rest=()
  log=$(mktemp)
  run_suite xctest | tee "$log"
  status=${PIPESTATUS[0]}
  # 1 says that tests failed.
  while [ "$status" -gt 1 ]; do
    ended=$((ended + 1))
    name=$(started_tests "$log" | tail -1)
    [ -z "$name" ] || echo "error: the test $name ended the program"
    mapfile -t rest < <(comm -23 <(listed_tests) <(started_tests "$log" | sort))
    [ -n "$name" ] && [ ${#rest[@]} -gt 0 ] || break
    printf '%s\n' "${rest[@]}" >"$log.rest"
    run_suite xctest "$(chosen_tests "$log.rest")" | tee "$log.part"
    status=${PIPESTATUS[0]}
    # A program that begins no test would begin none the next time.
    grep -q "^Test Case '.*' started" "$log.part" || break
    cat "$log.part" >>"$log"
  done
  if [ "$ended" -gt 0 ]; then
    status=1
    echo "Executed $(started_tests "$log" | wc -l) tests: $(grep -ac "^Test Case '.*' passed" "$log") passed," \
      "$(grep -ac "^Test Case '.*' failed" "$log") failed, $ended ended the program"
  fi
  rm -f "$log" "$log.rest" "$log.part"
  return "$status"
}

# All tests of XCTest in order, as `Class.test`.
listed_tests() {
  "$bundle/RunPackageTests.xctest" --testing-library xctest --list-tests | sed -n 's|^[^.]*\.\(.*\)/|\1.|p' | sort
}

# The tests that a run began, as it says them.
started_tests() {
  sed -n "s/^Test Case '\(.*\)' started.*/\1/p" "$1"
}

# Tests as XCTest takes them, with their modules; the file has those that are wanted.
chosen_tests() {
  "$bundle/RunPackageTests.xctest" --testing-library xctest --list-tests | awk -v wanted="$1" '
    BEGIN { while ((getline line < wanted) > 0) want[line] }
    { name = $0; sub(/^[^.]*\./, "", name); sub(/\//, ".", name) }
    name in want { printf "%s%s", comma, $0; comma = "," }'
}

# Runs the tests of a testing library, or some of them; it is no failure that there are none.
run_suite() {
  local status=0
  "$bundle/RunPackageTests.xctest" --testing-library "$@" || status=$?
  [ "$status" -le 128 ] || echo "error: the tests ended with signal $((status - 128))" >&2
  [ "$status" != 69 ] || status=0
  return "$status"
}
