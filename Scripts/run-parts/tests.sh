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
  run_suite xctest || status=$?
  run_suite swift-testing || status=$?
  return "$status"
}

# Runs the tests of a testing library; it is no failure that there are none.
run_suite() {
  local status=0
  "$bundle/RunPackageTests.xctest" --testing-library "$1" || status=$?
  [ "$status" -le 128 ] || echo "error: the tests ended with signal $((status - 128))" >&2
  [ "$status" != 69 ] || status=0
  return "$status"
}
