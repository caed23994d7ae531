# Sourced by Scripts/test-window: the tests that all clients have in common, with windows on X11 and Wayland.

tests=$bin/OpenCollectionViewPackageTests.xctest
clients() { # DRIVER
  CLIENT_TESTS_DRIVER=$1 SDL_VIDEODRIVER=$1 timeout 200 "$tests" --testing-library swift-testing \
    --filter '^ClientTests\.' >"$work/$1.log" 2>&1
}
expect 'clients x11 && grep -q "Test run with .* passed" "$work/x11.log"' 'what all clients have in common holds on X11'
[ "$status" = 0 ] || grep -a "✘" "$work/x11.log" || true
if command -v weston >/dev/null; then
  open_wayland
  expect 'clients wayland && grep -q "Test run with .* passed" "$work/wayland.log"' 'and under Wayland'
  [ "$status" = 0 ] || grep -a "✘" "$work/wayland.log" || true
else
  echo "left out: Wayland, because weston is missing (Scripts/bootstrap --window)"
fi
