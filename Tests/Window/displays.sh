# Sourced by Scripts/test-window: a window that is moved from one display to another of twice the density, by a
# compositor of Wayland with two screens, which are windows of the X11 display.

if ! command -v weston >/dev/null; then
  echo "left out: displays of Wayland, because weston is missing (Scripts/bootstrap --window)"
  return 0
fi
cat >"$work/weston.ini" <<'INI'
[core]
idle-time=0
[shell]
panel-position=none
binding-modifier=super
[output]
name=screen0
mode=480x880
scale=1
[output]
name=screen1
mode=480x450
scale=2
INI
mkdir -m 700 "$work/runtime"
export XDG_RUNTIME_DIR=$work/runtime
weston --backend=x11-backend.so --use-pixman --socket=wayland-test --output-count=2 --config="$work/weston.ini" \
  >"$work/weston" 2>&1 &
started+=($!)
compositor=$!
until_true 60 '[ -S "$work/runtime/wayland-test" ]'
until_true 30 '[ "$(grep -c "x11 output" "$work/weston")" = 2 ]' || true
mapfile -t screens < <(grep -o 'window id [0-9]*' "$work/weston" | grep -o '[0-9]*$')
xdotool windowmove --sync "${screens[0]}" 0 0 || true
xdotool windowmove --sync "${screens[1]}" 0 900 || true
# New windows are where the pointer is.
xdotool mousemove 240 400
env -u DISPLAY SDL_VIDEODRIVER=wayland WAYLAND_DISPLAY=wayland-test UIKIT_CLIENT=WindowBackend.WindowClient \
  "$scales" 2>"$work/scales" &
process=$!
started+=("$process")
# The window is moved as a whole while the super key is down. The pointer keeps the units of the screen it began on.
move() { # X Y X Y
  xdotool mousemove "$1" "$2" keydown super mousedown 1
  local step
  for step in $(seq 8); do
    xdotool mousemove $(($1 + ($3 - $1) * step / 8)) $(($2 + ($4 - $2) * step / 8))
    sleep 0.05
  done
  xdotool mouseup 1 keyup super
}
scale_is() { until_true 30 '[ "$(tail -n 1 "$work/scales")" = "scale '"$1"'" ]'; }
# Whether the window is seen at a place.
seen() { xwd -silent -root 2>/dev/null | convert xwd:- -format "%[pixel:p{$1,$2}]" info: 2>/dev/null | grep -q '48,176,199'; }
expect 'until_true 60 "seen 300 300" && scale_is 1.0' 'a window is on one of two displays'
move 300 300 900 300
expect 'scale_is 2.0' 'on the display of twice the density a point has two pixels'
# In two steps, of which the first brings a part of it to where the pointer's way is long enough.
move 900 1200 10 1200
move 400 300 10 300
expect 'scale_is 1.0' 'and one again when it comes back'
kill "$process" 2>/dev/null || true
