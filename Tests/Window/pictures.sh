# Sourced by Scripts/test-window: windows show what is drawn without one, for the scripts that pages are tested
# with too, and at other densities and sizes.

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
