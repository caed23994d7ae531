# Sourced by Scripts/test-window: what a screen reader says while keys use an application.

if command -v orca >/dev/null; then
  session 240 /usr/bin/python3 -u Tests/Window/orca.py "$notes" "$work/orca" || status=1
else
  echo "left out: what Orca says, because orca is missing (Scripts/bootstrap --window)"
fi
