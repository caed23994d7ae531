# Sourced by Scripts/test-window: texts and files that are dragged from another program and to it, by GTK.

if ! /usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0"); from gi.repository import Gtk' 2>/dev/null; then
  echo "left out: drops of other programs, because GTK is missing (Scripts/bootstrap --window)"
  return 0
fi
open_window UIKIT_SCREEN=390x600@1 "$dragging"
xdotool windowmove --sync "$window" 0 0 || true
xdotool windowfocus --sync "$window" || true
settled "$window" "$process"

# Opens the other program's window.
open_other() { # KIND VALUE
  : >"$work/other"
  /usr/bin/python3 Tests/Window/drops.py "$@" >"$work/other" 2>"$work/other.err" &
  other=$!
  started+=("$other")
  until_true 60 'grep -q ready "$work/other"' || { cat "$work/other.err" >&2; status=1; }
}

# Moves the pointer with its button down: rests where it begins for as long as a press that lifts something takes.
drag_to() { # X Y X Y
  xdotool mousemove --sync "$1" "$2" mousedown 1
  sleep 0.8
  local step
  for step in $(seq 10); do
    xdotool mousemove --sync $(($1 + ($3 - $1) * step / 10)) $(($2 + ($4 - $2) * step / 10))
    sleep 0.05
  done
}

open_other text 'a text of another program'
drag_to 750 100 150 200
xdotool mouseup 1
expect 'until_true 30 "grep -q \"dropped a text of another program\" \"$work/said\""' 'a text of another program is dropped on a list'
drag_to 150 30 750 300
xdotool mouseup 1
expect 'until_true 30 "grep -q \"taken first\" \"$work/other\""' 'a row is dragged to another program'
expect 'until_true 30 "grep -q \"drag ended\" \"$work/said\""' 'and the drag ends'
drag_to 150 30 450 500
xdotool mouseup 1
expect 'until_true 30 "[ \$(grep -c \"drag ended\" \"$work/said\") = 2 ]"' 'what is dropped on nothing returns'
kill "$other" 2>/dev/null || true
touch "$work/a file.txt"
open_other file "$work/a%20file.txt"
drag_to 750 100 150 200
xdotool mouseup 1
expect 'until_true 30 "grep -q \"dropped a file.txt\" \"$work/said\""' 'a file of another program is dropped on a list'
close_window
