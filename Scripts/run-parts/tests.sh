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

# Runs the tests of XCTest. After a test that crashes, those that have not begun run in a new process.
run_xctest() {
  local status=0 ended=0 name log tests
  log=$(mktemp)
  run_suite xctest | tee "$log"
  status=${PIPESTATUS[0]}
  # 1 says that tests failed.
  while [ "$status" -gt 1 ]; do
    ended=$((ended + 1))
    name=$(begun_tests "$log" | tail -1)
    [ -z "$name" ] || echo "error: the test $name ended the process"
    tests=$("$bundle/RunPackageTests.xctest" --testing-library xctest --list-tests | tests_left "$log")
    [ -n "$name" ] && [ -n "$tests" ] || break
    run_suite xctest "$tests" | tee "$log.part"
    status=${PIPESTATUS[0]}
    # A process that begins no test would begin none the next time.
    [ -n "$(begun_tests "$log.part")" ] || break
    cat "$log.part" >>"$log"
  done
  if [ "$ended" -gt 0 ]; then
    status=1
    echo "Executed $(begun_tests "$log" | wc -l) tests: $(grep -ac "^Test Case '.*' passed" "$log") passed," \
      "$(grep -ac "^Test Case '.*' failed" "$log") failed, $ended ended the process"
  fi
  rm -f "$log" "$log.part"
  return "$status"
}

# The tests that a run began, as it says them: Class.test.
begun_tests() {
  sed -n "s/^Test Case '\(.*\)' started.*/\1/p" "$1"
}

# Those of the listed tests, Module.Class/test, that a run did not begin, as XCTest takes them.
tests_left() {
  awk '
    NR == FNR { begun[$0]; next }
    /\// {
      name = $0
      sub(/^[^.]*\./, "", name)
      sub(/\//, ".", name)
      if (!(name in begun)) { printf "%s%s", comma, $0; comma = "," }
    }' <(begun_tests "$1") -
}

# Runs the tests of a testing library, or some of them; it is no failure that there are none.
run_suite() {
  local status=0
  "$bundle/RunPackageTests.xctest" --testing-library "$@" || status=$?
  [ "$status" -le 128 ] || echo "error: the tests ended with signal $((status - 128))" >&2
  [ "$status" != 69 ] || status=0
  return "$status"
}
