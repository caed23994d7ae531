# Sourced by Scripts/test-window: what users do with a real mouse and real keys, and what windows cost.

museum=$(Scripts/run Examples/Museum --window --build)
everything=$(Scripts/run Tests/Page/Everything.swift --window --build)
spinner=$(Scripts/run Tests/Window/Spinner.swift --window --build)
product gallery

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
"${windowed[@]}" UIKIT_SCREEN=390x844@1 UIKIT_RECORD="$work/recorded.txt" "$everything" 2>"$work/live.err" &
process=$!
started+=("$process")
window=$(window_of "$process") || true
xdotool windowfocus "$window" 2>/dev/null || true
sleep 1
xdotool mousemove --window "$window" 100 400 click 5 click 5 click 4
sleep 1
drag "$window" 200 700 400
sleep 3
xdotool mousemove --window "$window" 100 500 click 1
sleep 2
xdotool mousemove --window "$window" 380 20
sleep 1
grab "$window" "$work/live.png"
[ -z "$pictures" ] || cp "$work/live.png" "$pictures/live.png"
kill "$process" && wait "$process" 2>/dev/null || true
{ echo 'keyboard 0'; cat "$work/recorded.txt"; } >"$work/again.txt"
UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/again.txt UIKIT_AFTER=3 UIKIT_PICTURE=$work/again.png "$everything" 2>"$work/again.err" || cat "$work/again.err" >&2
expect 'grep -qE "wheel|roll" "$work/recorded.txt" && grep -qE "trace|drag" "$work/recorded.txt"' 'a mouse and a wheel are recorded'
expect '[ "$(differing "$work/live.png" "$work/again.png")" = 0 ]' 'what was recorded looks the same without a display'

# MARK: The gallery opens a window of its own.
"$bin/gallery" window 2>"$work/gallery.err" &
process=$!
started+=("$process")
window=$(window_of "$process") || true
expect '[ "$(xdotool getwindowname "${window:-0}" 2>/dev/null)" = Gallery ]' 'the gallery is in a window'
kill "$process" 2>/dev/null && wait "$process" 2>/dev/null || true

# MARK: Frames of a list that is thrown for ten seconds.
if [ -n "$release" ]; then
  swift build -c release --product gallery >"$work/build" 2>&1 || { cat "$work/build" >&2; exit 1; }
  fast=$(swift build -c release --show-bin-path)/gallery
  UIKIT_SCREEN=390x844@2 UIKIT_AFTER=14 UIKIT_FRAMES=$work/frames "$fast" window list 2>"$work/fling.err" &
  process=$!
  started+=("$process")
  window=$(window_of "$process") || true
  sleep 1.5
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

# MARK: Windows in which nothing happens.
rest() { # NAME MOST-HUNDREDTHS SECONDS PROCESS
  local time switches
  time=$(used "$4") switches=$(wakes "$4")
  sleep "$3"
  time=$(($(used "$4") - time)) switches=$(($(wakes "$4") - switches))
  echo "  $time hundredths of a second and $switches wakes of all threads in $3 seconds"
  expect "[ $time -le $2 ]" "$1"
}
"${windowed[@]}" UIKIT_SCREEN=390x844@2 "$museum" 2>"$work/idle.err" &
process=$!
started+=("$process")
window=$(window_of "$process") || true
sleep 3
rest 'an idle window uses less than 0.5 % of a core' 4 10 "$process"
kill "$process" && wait "$process" 2>/dev/null || true
"${windowed[@]}" UIKIT_SCREEN=390x844@1 "$spinner" 2>"$work/hidden.err" &
process=$!
started+=("$process")
window=$(window_of "$process") || true
sleep 2
shown=$(used "$process")
sleep 2
shown=$(($(used "$process") - shown))
echo "  $shown hundredths of a second in 2 seconds while something moves"
xdotool windowunmap "$window"
sleep 1
rest 'a hidden window in which something moves costs nothing' 1 10 "$process"
expect 'grep -q "timer 10" "$work/hidden.err"' 'timers of the application go on while its window is hidden'
kill "$process" && wait "$process" 2>/dev/null || true

# MARK: The desktop's appearance, by its portal.
{ echo 'keyboard 0'; echo 'appearance dark'; echo 'wait 1'; } >"$work/dark.txt"
for appearance in light dark; do
  script=$work/still.txt
  [ "$appearance" = light ] || script=$work/dark.txt
  UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$script UIKIT_AFTER=1 UIKIT_PICTURE=$work/$appearance.png "$museum" 2>/dev/null
done
export portal=Tests/Window/portal.py work museum
cat >"$work/desktop.sh" <<'DESKTOP'
echo light >"$work/appearance"
/usr/bin/python3 "$portal" "$work/appearance" >"$work/portal" 2>&1 &
echo $! >"$work/portal.pid"
for _ in $(seq 50); do grep -q ready "$work/portal" && break; sleep 0.1; done
UIKIT_CLIENT=WindowBackend.WindowClient UIKIT_SCREEN=390x844@1 "$museum" 2>"$work/desktop.err" &
echo $! >"$work/desktop.pid"
wait $!
DESKTOP
dbus-run-session -- bash "$work/desktop.sh" >/dev/null 2>&1 &
session=$!
started+=("$session")
for _ in $(seq 100); do [ -s "$work/desktop.pid" ] && break; sleep 0.1; done
process=$(cat "$work/desktop.pid" || echo 0)
started+=("$process")
window=$(window_of "$process") || true
expect "shows '$window' '$work/light.png' $process" 'a light desktop has a light window'
echo dark >"$work/appearance"
kill -USR1 "$(cat "$work/portal.pid")"
expect "shows '$window' '$work/dark.png' $process" 'a desktop that becomes dark has a dark window'
kill "$(cat "$work/portal.pid")"
pkill -P "$session" dbus-daemon 2>/dev/null || true
sleep 1
expect "kill -0 $process && shows '$window' '$work/dark.png' $process" 'an application outlives the bus'
kill "$process" 2>/dev/null || true
wait "$session" 2>/dev/null || true

# MARK: Wayland, by a compositor whose screen is a window of this display.
if command -v weston >/dev/null; then
  mkdir -m 700 "$work/runtime"
  XDG_RUNTIME_DIR=$work/runtime weston --backend=x11-backend.so --use-pixman --socket=wayland-test \
    --width=1000 --height=1000 --idle-time=0 >"$work/weston" 2>&1 &
  started+=($!)
  for _ in $(seq 100); do [ -S "$work/runtime/wayland-test" ] && break; sleep 0.1; done
  UIKIT_SCREEN=390x800@1 UIKIT_INPUT=$work/still.txt UIKIT_AFTER=1 UIKIT_PICTURE=$work/plain.png "$museum" 2>/dev/null
  env -u DISPLAY XDG_RUNTIME_DIR="$work/runtime" WAYLAND_DISPLAY=wayland-test SDL_VIDEODRIVER=wayland \
    "${windowed[@]}" UIKIT_SCREEN=390x800@1 UIKIT_INPUT="$work/still.txt" UIKIT_AFTER=1 \
    UIKIT_PICTURE="$work/wayland.png" timeout 60 "$museum" 2>"$work/wayland.err" || cat "$work/wayland.err" >&2
  expect '[ "$(differing "$work/plain.png" "$work/wayland.png")" = 0 ]' 'the same pixels under Wayland'
else
  echo "left out: Wayland, because weston is missing (Scripts/bootstrap --window)"
fi
