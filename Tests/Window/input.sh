# Sourced by Scripts/test-window: text that input methods compose.

session 120 /usr/bin/python3 -u Tests/Window/input.py compose "$notes" || status=1
if command -v ibus-daemon >/dev/null && [ -x /usr/libexec/ibus-engine-libpinyin ]; then
  HOME=$work/home XDG_CONFIG_HOME=$work/home/.config GSETTINGS_BACKEND=memory \
    session 180 /usr/bin/python3 -u Tests/Window/input.py ibus "$notes" || status=1
else
  echo "left out: Chinese and Japanese, because ibus is missing (Scripts/bootstrap --window)"
fi
