# Sourced by Scripts/test-window: windows show what is drawn without one, for the scripts that pages are tested
# with too. Each script is played without a display, on the screen, and, where the window fits into the 1024x768
# pixels of SDL's driver without a display, by that.

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
    UIKIT_CLIENT=WindowBackend.WindowClient SDL_VIDEODRIVER=dummy UIKIT_INSTANT=1 UIKIT_AFTER=5 \
      UIKIT_PICTURE="$work/dummy.png" "$@" 2>"$work/dummy.err" || cat "$work/dummy.err" >&2
    expect '[ "$(differing "$work/plain.png" "$work/dummy.png")" = 0 ]' "$name by SDL's driver without a display"
  fi
  expect "shows '$window' '$work/plain.png' $process" "$name on X11"
  [ -z "$pictures" ] || [ ! -s "$work/grab.png" ] || cp "$work/grab.png" "$pictures/${name//[^a-z]/-}.png"
  close_window
}

play() { # NAME SCREEN SCRIPT PROGRAM
  export UIKIT_SCREEN=$2 UIKIT_INPUT=$3
  UIKIT_INSTANT=1 UIKIT_AFTER=5 UIKIT_PICTURE=$work/plain.png "$4" 2>"$work/plain.err" || cat "$work/plain.err" >&2
  compare_windows "$1 at $2" "$2" "$4"
  unset UIKIT_SCREEN UIKIT_INPUT
}

play 'Museum' 390x844@2 "$work/still.txt" "$museum"
play 'Museum' 500x600@1 "$work/still.txt" "$museum"
play 'Museum' 390x844@1.5 "$work/still.txt" "$museum"
for script in Tests/Page/Scripts/everything/*.txt; do
  { echo 'keyboard 0'; cat "$script"; } >"$work/script.txt"
  play "$(basename "$script" .txt)" 390x844@1 "$work/script.txt" "$everything"
done
for script in Tests/Page/Scripts/gallery/*.txt; do
  scene=$(basename "$script" .txt)
  { echo 'keyboard 0'; cat "$script"; echo 'wait 5'; } >"$work/script.txt"
  "$bin/gallery" script "$scene" "$work/script.txt" -o "$work/plain.png" >"$work/plain.err" 2>&1 || cat "$work/plain.err" >&2
  export UIKIT_INPUT=$work/script.txt
  compare_windows "the scene $scene" "$(awk '/^screen/ { print $2; exit }' "$script")" "$bin/gallery" window "$scene"
  unset UIKIT_INPUT
done
