# Sourced by Scripts/test-window: what a desktop does wrong.

# The memory of a process in megabytes.
memory() { awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$1/status"; }

UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/still.txt UIKIT_INSTANT=1 UIKIT_PICTURE=$work/plain.png "$museum" 2>/dev/null
open_window UIKIT_SCREEN=390x844@1 "$museum"
expect "shows '$window' '$work/plain.png' $process" 'a window before the storm'

# MARK: A storm of sizes.
storm() {
  for side in $(seq 200 7 900); do xdotool windowsize "$window" "$side" $((1100 - side)); done
  xdotool windowsize "$window" 390 844
}
storm
expect "shows '$window' '$work/plain.png' $process" 'after a storm of sizes the window is as before'
before=$(memory "$process")
storm
storm
expect "shows '$window' '$work/plain.png' $process" 'after two more'
after=$(memory "$process")
echo "  $before MB, then $after MB"
expect "[ $((after - before)) -le 8 ]" 'storms leave no memory behind'

# MARK: Windows of no size, and of 16,000 pixels.
xdotool windowsize "$window" 1 1
settled "$window" "$process"
xdotool windowsize "$window" 16000 16000
until_true 20 'rests "$process"'
expect "kill -0 $process" 'a window may have 16,000 pixels along each side'
xdotool windowsize "$window" 390 844
expect "shows '$window' '$work/plain.png' $process" 'after windows of a pixel and of 16,000 it is as before'

# MARK: A clipboard of 100 MB.
if command -v xclip >/dev/null; then
  xdotool windowfocus --sync "$window"
  before=$(memory "$process")
  head -c 100000000 /dev/zero | tr '\0' x >"$work/large"
  for turn in 1 2 3; do
    xclip -verbose -selection clipboard "$work/large" >/dev/null 2>"$work/xclip" &
    owner=$!
    started+=("$owner")
    until_true 20 'grep -q Waiting "$work/xclip"'
    xdotool key --window "$window" Tab
    until_true 30 'rests "$process"'
    kill "$owner" 2>/dev/null || true
  done
  rm "$work/large"
  after=$(memory "$process")
  echo "  $before MB, then $after MB"
  expect "kill -0 $process && [ $((after - before)) -le 16 ]" 'a clipboard of 100 MB is left alone'
else
  echo "left out: a clipboard of 100 MB, because xclip is missing (Scripts/bootstrap --window)"
fi
close_window

# MARK: A display that goes away ends the process, without a trace.
open_window UIKIT_SCREEN=390x844@1 "$museum"
kill "$screen"
code=0
wait "$process" 2>/dev/null || code=$?
expect "[ $code -le 1 ]" "an application whose display goes away ends with $code, not by a signal"
