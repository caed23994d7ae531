# Sourced by Scripts/test-window, as the last part: what a desktop does wrong.

museum=$(Scripts/run Examples/Museum --window --build)

# The memory of a process in megabytes.
memory() { awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$1/status"; }

UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/still.txt UIKIT_INSTANT=1 UIKIT_PICTURE=$work/plain.png "$museum" 2>/dev/null
"${windowed[@]}" UIKIT_SCREEN=390x844@1 UIKIT_INPUT="$work/still.txt" UIKIT_AFTER=600 "$museum" 2>"$work/hostile.err" &
process=$!
started+=("$process")
window=$(window_of "$process") || true
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
sleep 0.5
xdotool windowsize "$window" 16000 16000
sleep 1
expect "kill -0 $process" 'a window may have 16,000 pixels along each side'
xdotool windowsize "$window" 390 844
expect "shows '$window' '$work/plain.png' $process" 'after windows of a pixel and of 16,000 it is as before'

# MARK: A clipboard of 100 MB.
if command -v xclip >/dev/null; then
  xdotool windowfocus "$window"
  sleep 0.5
  before=$(memory "$process")
  head -c 100000000 /dev/zero | tr '\0' x >"$work/large"
  for _ in 1 2 3; do
    xclip -quiet -selection clipboard "$work/large" >/dev/null 2>&1 &
    owner=$!
    started+=("$owner")
    sleep 1
    xdotool windowfocus "$window"
    sleep 1
    kill "$owner" 2>/dev/null || true
  done
  rm "$work/large"
  after=$(memory "$process")
  echo "  $before MB, then $after MB"
  expect "kill -0 $process && [ $((after - before)) -le 16 ]" 'a clipboard of 100 MB is left alone'
else
  echo "left out: a clipboard of 100 MB, because xclip is missing (Scripts/bootstrap --window)"
fi
kill "$process" 2>/dev/null || true
wait "$process" 2>/dev/null || true

# MARK: A display that goes away ends the process, without a trace.
"${windowed[@]}" UIKIT_SCREEN=390x844@1 "$museum" 2>"$work/lost.err" &
process=$!
window_of "$process" >/dev/null || true
kill "${started[0]}"
code=0
wait "$process" 2>/dev/null || code=$?
expect "[ $code -le 1 ]" "an application whose display goes away ends with $code, not by a signal"
