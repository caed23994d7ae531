# Sourced by Scripts/test-window: what programs read and do by AT-SPI.

product accessible-scenes
reader=(/usr/bin/python3 -u Tests/Window/accessibility.py)
session timeout 200 "${reader[@]}" scenes "$bin/accessible-scenes" || status=1

for example in Museum Notes Counter Controls; do
  program=$(Scripts/run "Examples/$example" --window --build)
  { echo 'keyboard 0'; echo 'wait 2'; echo "tree $work/$example.tree"; } >"$work/tree.txt"
  UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/tree.txt UIKIT_AFTER=0 "$program" 2>"$work/tree.err" || cat "$work/tree.err" >&2
  session timeout 60 "${reader[@]}" example "$program" "$work/$example.tree" || status=1
done

notes=$(Scripts/run Examples/Notes --window --build)
session timeout 100 "${reader[@]}" notes "$notes" || status=1
session timeout 60 "${reader[@]}" lost "$notes" || status=1

if command -v orca >/dev/null; then
  session timeout 170 "${reader[@]}" orca "$notes" "$work/orca" || status=1
else
  echo "left out: what Orca says, because orca is missing"
fi
