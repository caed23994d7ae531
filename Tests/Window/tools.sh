# Sourced by Scripts/test-window: displays, windows and what they show. Nothing waits for a fixed time: each
# wait ends as soon as what it waits for is there, and fails after a limit that a busy machine keeps too.

# Ends what a part started.
finish_part() {
  local process
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
}

# Opens a display without a screen, with room for a phone at two pixels per point, and uses it from now on.
open_display() {
  rm -f "$work/display"
  Xvfb -displayfd 3 -screen 0 1024x1800x24 -nolisten tcp -noreset 3>"$work/display" 2>/dev/null &
  screen=$!
  started+=("$screen")
  until_true 30 '[ -s "$work/display" ]'
  export DISPLAY=:$(cat "$work/display")
}

# Opens a compositor of Wayland, whose screen is a window of the display, for what is started from now on.
open_wayland() {
  mkdir -m 700 "$work/runtime"
  export XDG_RUNTIME_DIR=$work/runtime
  weston --backend=x11-backend.so --use-pixman --socket=wayland-test \
    --width=1000 --height=1000 --idle-time=0 >"$work/weston" 2>&1 &
  started+=($!)
  until_true 60 '[ -S "$work/runtime/wayland-test" ]'
  export WAYLAND_DISPLAY=wayland-test
}

# Waits until an expression is true, for SECONDS at most; fails if it does not become true.
until_true() { # SECONDS EXPRESSION
  local end=$((SECONDS + $1))
  until eval "$2"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.05
  done
}

expect() {
  if eval "$1"; then echo "ok: $2"; else echo "FAILED: $2"; status=1; fi
}

# Runs an application in a window in the background. Sets process and window.
open_window() { # PROGRAM…
  env UIKIT_CLIENT=WindowBackend.WindowClient "$@" 2>>"$work/said" &
  process=$!
  started+=("$process")
  window=$(window_of "$process") || { echo "FAILED: $* has no window"; tail -n 5 "$work/said"; status=1; window=0; }
}

# Ends the application of the last window.
close_window() {
  kill "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
}

# The number of the window of a process, once it is there.
window_of() {
  local end=$((SECONDS + 60))
  until xdotool search --onlyvisible --pid "$1" 2>/dev/null | tail -n 1 | grep .; do
    kill -0 "$1" 2>/dev/null && [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.1
  done
}

# What the screen shows of a window, as a picture.
grab() { xwd -silent -id "$1" 2>/dev/null | convert xwd:- "$2" 2>/dev/null; }

# How many pixels of two pictures differ; "all" for pictures of other sizes.
differing() {
  local count
  count=$(compare -metric AE "$1" "$2" null: 2>&1) || true
  grep -oE '^[0-9.e+]+$' <<<"$count" || echo all
}

# Waits until the screen shows a picture.
shows() { # WINDOW PICTURE PROCESS
  local end=$((SECONDS + 40))
  while :; do
    if grab "$1" "$work/grab.png" && [ "$(differing "$work/grab.png" "$2")" = 0 ]; then return 0; fi
    kill -0 "$3" 2>/dev/null && [ "$SECONDS" -lt "$end" ] || break
    sleep 0.1
  done
  echo "  $(differing "$work/grab.png" "$2" 2>/dev/null || true) pixels differ"
  [ -z "$pictures" ] || cp "$work/grab.png" "$pictures/failed-$(basename "$2")" 2>/dev/null || true
  return 1
}

# Waits until a window shows the same for some tenths of a second, and a process rests.
settled() { # WINDOW PROCESS
  local end=$((SECONDS + 40)) same=0 time former=''
  grab "$1" "$work/before.png" || return 1
  while [ "$same" -lt 3 ] && [ "$SECONDS" -lt "$end" ]; do
    sleep 0.2
    grab "$1" "$work/now.png" || return 1
    time=$(used "$2")
    if [ "$time" = "$former" ] && [ "$(differing "$work/before.png" "$work/now.png")" = 0 ]; then
      same=$((same + 1))
    else
      same=0
    fi
    former=$time
    mv "$work/now.png" "$work/before.png"
  done
}

# The processor time of a process so far, in hundredths of seconds, and how often it woke.
used() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }
wakes() { awk '/ctxt_switches/ { sum += $2 } END { print sum }' /proc/"$1"/task/*/status; }

# Whether a process uses nothing for a moment.
rests() {
  local time=$(used "$1")
  sleep 0.3
  [ "$(used "$1")" = "$time" ]
}

# Runs a command in a session of D-Bus of its own, for at most so many seconds. It has a display of its own too,
# because displays keep the address of the bus of assistive technologies.
session() { # SECONDS COMMAND…
  local limit=$1 code=0
  shift
  open_display
  timeout -k 5 "$limit" dbus-run-session -- "$@" || code=$?
  [ "$code" -ne 124 ] || echo "FAILED: $* did not end in $limit seconds"
  kill "$screen" 2>/dev/null || true
  return "$code"
}

# MARK: Windows and what is drawn without one

# Nothing is waited for without a display; empty for applications with timers of their own.
pace=UIKIT_INSTANT=1

# Whether a screen such as 390x640@1 is one of SDL's driver without a display.
fits() {
  awk -F '[x@]' '{ exit !($1 * ($3 ? $3 : 1) <= 1024 && $2 * ($3 ? $3 : 1) <= 768) }' <<<"$1"
}

# Plays UIKIT_INPUT in a window on the screen and in one of SDL's driver without one, and compares what they show
# with $work/plain.png.
compare_windows() { # NAME SCREEN PROGRAM…
  local name=$1 screen=$2
  shift 2
  rm -f "$work/grab.png" "$work/dummy.png"
  UIKIT_AFTER=120 open_window "$@"
  if fits "$screen"; then
    env $pace UIKIT_CLIENT=WindowBackend.WindowClient SDL_VIDEODRIVER=dummy UIKIT_AFTER=5 \
      UIKIT_PICTURE="$work/dummy.png" "$@" 2>"$work/dummy.err" || cat "$work/dummy.err" >&2
    expect '[ "$(differing "$work/plain.png" "$work/dummy.png")" = 0 ]' "$name by SDL's driver without a display"
  fi
  expect "shows '$window' '$work/plain.png' $process" "$name on X11"
  [ -z "$pictures" ] || [ ! -s "$work/grab.png" ] || cp "$work/grab.png" "$pictures/${name//[^a-z]/-}.png"
  close_window
}

# Plays a script without a display, on the screen, and, where the window fits into the 1024x768 pixels of SDL's
# driver without a display, by that.
play() { # NAME SCREEN SCRIPT PROGRAM
  export UIKIT_SCREEN=$2 UIKIT_INPUT=$3
  env $pace UIKIT_AFTER=5 UIKIT_PICTURE="$work/plain.png" "$4" 2>"$work/plain.err" || cat "$work/plain.err" >&2
  compare_windows "$1 at $2" "$2" "$4"
  unset UIKIT_SCREEN UIKIT_INPUT
}
