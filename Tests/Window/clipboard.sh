# Sourced by Scripts/test-window: texts and pictures that other programs copy and paste, by xclip.

if ! command -v xclip >/dev/null; then
  echo "left out: other programs' clipboards, because xclip is missing (Scripts/bootstrap --window)"
  return 0
fi
open_window UIKIT_SCREEN=390x600@1 "$pasting"
xdotool windowfocus --sync "$window" || true
settled "$window" "$process"

# Presses a key, and waits until the application has said something.
press() {
  local lines=$(wc -l <"$work/said")
  xdotool key "$1"
  until_true 30 '[ "$(wc -l <"$work/said")" -gt '"$lines"' ]' || true
}

# What the application says of its pasteboard, once it is that. Pictures come in pieces.
pastes() { # WORDS
  until_true 30 'press ctrl+p; tail -n 1 "$work/said" | grep -q "'"$1"'"'
}

# Takes the clipboard by xclip until the next call.
give() {
  [ -z "${giver:-}" ] || kill "$giver" 2>/dev/null || true
  xclip -quiet -selection clipboard "$@" >/dev/null 2>&1 &
  giver=$!
  started+=("$giver")
}

press ctrl+i
timeout 30 xclip -selection clipboard -o -t image/png >"$work/copied.png" 2>/dev/null || true
expect '[ "$(identify -format "%wx%h" "$work/copied.png" 2>/dev/null)" = 640x480 ]' 'a picture of the application is pasted by another program'
expect 'timeout 30 xclip -selection clipboard -o -t TARGETS | grep -q image/png' 'a program is told that there is a picture'
press ctrl+t
expect '[ "$(timeout 30 xclip -selection clipboard -o)" = "a text of the application" ]' 'then a text is'

convert -size 200x150 plasma:red-blue -depth 8 "$work/small.png"
give -t image/png -i "$work/small.png"
expect 'pastes "shown 200.0x150.0"' 'a picture of another program is pasted'
grab "$window" "$work/window.png"
convert "$work/window.png" -crop 200x150+0+0 +repage "$work/part.png"
expect '[ "$(differing "$work/part.png" "$work/small.png")" = 0 ]' 'with its pixels'
convert -size 1800x1500 xc:gray +noise Random -depth 8 "$work/large.png"
give -t image/png -i "$work/large.png"
expect 'pastes "shown 1800.0x1500.0"' "and one of $(($(stat -c %s "$work/large.png") >> 20)) MB, in pieces"
press ctrl+i
timeout 60 xclip -selection clipboard -o -t image/png >"$work/copied.png" 2>/dev/null || true
expect '[ "$(identify -format "%wx%h" "$work/copied.png" 2>/dev/null)" = 640x480 ]' 'the application copies again after that'
head -c 120000000 /dev/urandom >"$work/huge.png"
give -t image/png -i "$work/huge.png"
expect 'pastes "a text of the application" || pastes "shown 640.0x480.0"' 'what has more than 100 MB is left where it is'
echo -n 'a text of another program' >"$work/text"
give -i "$work/text"
expect 'pastes "a text of another program"' 'a text of another program is pasted'
close_window
