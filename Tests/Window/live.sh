# Sourced by Scripts/test-window: what users do with a real mouse and real keys, and what windows cost.

# Moves the pointer in a window along its height, with the first button down.
drag() { # WINDOW X FROM TO
  xdotool mousemove --window "$1" "$2" "$3" mousedown 1
  local y=$3
  for _ in $(seq 8); do
    y=$((y + ($4 - $3) / 8))
    xdotool mousemove --window "$1" "$2" "$y"
    sleep 0.01
  done
  xdotool mouseup 1
}

# MARK: A mouse and keys, recorded and done again without a display.
open_window UIKIT_SCREEN=390x844@1 UIKIT_RECORD="$work/recorded.txt" "$everything"
xdotool windowfocus --sync "$window" || true
settled "$window" "$process"
xdotool mousemove --window "$window" 100 400 click 5 click 5 click 4
settled "$window" "$process"
drag "$window" 200 700 400
settled "$window" "$process"
xdotool mousemove --window "$window" 100 500 click 1
settled "$window" "$process"
xdotool mousemove --window "$window" 380 20
settled "$window" "$process"
grab "$window" "$work/live.png"
[ -z "$pictures" ] || cp "$work/live.png" "$pictures/live.png"
close_window
{ echo 'keyboard 0'; cat "$work/recorded.txt"; } >"$work/again.txt"
UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/again.txt UIKIT_AFTER=3 UIKIT_INSTANT=1 UIKIT_PICTURE=$work/again.png \
  "$everything" 2>"$work/again.err" || cat "$work/again.err" >&2
expect 'grep -qE "wheel|roll" "$work/recorded.txt" && grep -qE "trace|drag" "$work/recorded.txt"' 'a mouse and a wheel are recorded'
expect '[ "$(differing "$work/live.png" "$work/again.png")" = 0 ]' 'what was recorded looks the same without a display'

# MARK: The gallery opens a window of its own.
open_window "$bin/gallery" window
expect '[ "$(xdotool getwindowname "$window" 2>/dev/null)" = Gallery ]' 'the gallery is in a window'
close_window

# MARK: Frames of a list that is thrown for ten seconds.
if [ -n "$release" ]; then
  open_window UIKIT_SCREEN=390x844@2 UIKIT_AFTER=20 UIKIT_FRAMES="$work/frames" "$fast" window list
  settled "$window" "$process"
  before=$(used "$process")
  for turn in 1 2 3 4 5; do
    drag "$window" 400 1400 600
    sleep 1.6
  done
  after=$(used "$process")
  wait "$process" || true
  echo "  $(cat "$work/frames" 2>/dev/null), $((after - before)) hundredths of a second of one core"
  expect 'grep -q " 0 dropped" "$work/frames"' 'a list that is thrown for 10 s at 390x844@2x drops no frame'
else
  echo 'left out: dropped frames, which Scripts/test-window --release counts'
fi

# MARK: Windows in which nothing happens: one that is shown, and a hidden one in which something moves.
open_window UIKIT_SCREEN=390x844@2 "$museum"
idle=$process
settled "$window" "$idle"
open_window UIKIT_SCREEN=390x844@1 "$spinner"
shown=$(used "$process")
until_true 20 '[ "$(used "$process")" -gt "$((shown + 4))" ]' || true
expect '[ "$(used "$process")" -gt "$shown" ]' 'a window in which something moves is drawn'
cp "$work/said" "$work/said.before"
xdotool windowunmap --sync "$window" || true
until_true 20 'rests "$process" && rests "$idle"' || true
timers=$(grep -c timer "$work/said" || true)
time=("$(used "$idle")" "$(used "$process")") switches=("$(wakes "$idle")" "$(wakes "$process")")
sleep 10
time=($(($(used "$idle") - time[0])) $(($(used "$process") - time[1])))
switches=($(($(wakes "$idle") - switches[0])) $(($(wakes "$process") - switches[1])))
timers=$(($(grep -c timer "$work/said" || true) - timers))
echo "  shown: ${time[0]} hundredths of a second and ${switches[0]} wakes of all threads in 10 seconds"
echo "  hidden: ${time[1]} hundredths of a second, ${switches[1]} wakes and $timers timers"
expect '[ "${time[0]}" -le 4 ]' 'an idle window uses less than 0.5 % of a core'
expect '[ "${time[1]}" -le 2 ]' 'a hidden window in which something moves costs nothing'
expect '[ "$timers" -ge 9 ]' 'timers of the application go on while its window is hidden'
close_window
process=$idle
close_window

# MARK: The desktop's density changes while a window is open.
if command -v xprop >/dev/null; then
  density() { xprop -root -f RESOURCE_MANAGER 8s -set RESOURCE_MANAGER "Xft.dpi:	$1"; }
  density 96
  open_window "$museum"
  settled "$window" "$process"
  expect 'xdotool getwindowgeometry "$window" | grep -q "Geometry: 390x844"' 'a window has a pixel for each point'
  # All of it is on the screen at twice the size.
  xdotool windowmove --sync "$window" 0 0 || true
  density 192
  until_true 20 'xdotool getwindowgeometry "$window" | grep -q "Geometry: 780x1688"' || true
  settled "$window" "$process"
  printf 'keyboard 0\nwait 1\nscreen 390x844@2\nwait 1\n' >"$work/dense.txt"
  UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/dense.txt UIKIT_AFTER=1 UIKIT_INSTANT=1 UIKIT_PICTURE=$work/dense.png \
    "$museum" 2>/dev/null
  expect "shows '$window' '$work/dense.png' $process" 'and four when the desktop says so'
  close_window
  density 96
else
  echo "left out: changes of the density, because xprop is missing (Scripts/bootstrap --window)"
fi

# MARK: The desktop's appearance, by its portal.
printf 'keyboard 0\nwait 1\nappearance dark\nwait 1\n' >"$work/dark.txt"
for appearance in light dark; do
  script=$work/still.txt
  [ "$appearance" = light ] || script=$work/dark.txt
  UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$script UIKIT_AFTER=1 UIKIT_INSTANT=1 UIKIT_PICTURE=$work/$appearance.png "$museum" 2>/dev/null
done
export portal=Tests/Window/portal.py work museum
cat >"$work/desktop.sh" <<'DESKTOP'
echo light >"$work/appearance"
/usr/bin/python3 "$portal" "$work/appearance" >"$work/portal" 2>&1 &
echo $! >"$work/portal.pid"
for _ in $(seq 300); do grep -q ready "$work/portal" && break; sleep 0.1; done
UIKIT_CLIENT=WindowBackend.WindowClient UIKIT_SCREEN=390x844@1 "$museum" 2>"$work/desktop.err" &
echo $! >"$work/desktop.pid"
wait $!
DESKTOP
dbus-run-session -- bash "$work/desktop.sh" >/dev/null 2>&1 &
session=$!
started+=("$session")
until_true 60 '[ -s "$work/desktop.pid" ]'
process=$(cat "$work/desktop.pid" || echo 0)
started+=("$process")
window=$(window_of "$process") || true
expect "shows '$window' '$work/light.png' $process" 'a light desktop has a light window'
echo dark >"$work/appearance"
kill -USR1 "$(cat "$work/portal.pid")"
expect "shows '$window' '$work/dark.png' $process" 'a desktop that becomes dark has a dark window'
kill "$(cat "$work/portal.pid")"
pkill -P "$session" dbus-daemon 2>/dev/null || true
until_true 20 '! pgrep -P "$session" dbus-daemon >/dev/null'
settled "$window" "$process"
expect "kill -0 $process && shows '$window' '$work/dark.png' $process" 'an application outlives the bus'
kill "$process" 2>/dev/null || true
wait "$session" 2>/dev/null || true

# MARK: Wayland, by a compositor whose screen is a window of this display.
if command -v weston >/dev/null; then
  open_wayland
  UIKIT_SCREEN=390x800@1 UIKIT_INPUT=$work/still.txt UIKIT_AFTER=1 UIKIT_INSTANT=1 UIKIT_PICTURE=$work/plain.png \
    "$museum" 2>/dev/null
  env -u DISPLAY SDL_VIDEODRIVER=wayland \
    UIKIT_CLIENT=WindowBackend.WindowClient UIKIT_SCREEN=390x800@1 UIKIT_INPUT="$work/still.txt" UIKIT_AFTER=1 \
    UIKIT_PICTURE="$work/wayland.png" timeout 60 "$museum" 2>"$work/wayland.err" || cat "$work/wayland.err" >&2
  expect '[ "$(differing "$work/plain.png" "$work/wayland.png")" = 0 ]' 'the same pixels under Wayland'
else
  echo "left out: Wayland, because weston is missing (Scripts/bootstrap --window)"
fi
