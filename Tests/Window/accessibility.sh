# Sourced by Scripts/test-window: what programs read and do by AT-SPI.

reader=(/usr/bin/python3 -u Tests/Window/accessibility.py)
arguments=()
for program in "$museum" "$notes" "$counter" "$controls"; do
  tree=$work/$(basename "$program").tree
  printf 'keyboard 0\nwait 2\ntree %s\n' "$tree" >"$work/tree.txt"
  UIKIT_SCREEN=390x844@1 UIKIT_INPUT=$work/tree.txt UIKIT_INSTANT=1 UIKIT_AFTER=0 "$program" 2>"$work/tree.err" \
    || cat "$work/tree.err" >&2
  arguments+=("$program" "$tree")
done
session 240 "${reader[@]}" scenes "$bin/accessible-scenes" || status=1
session 120 "${reader[@]}" examples "${arguments[@]}" || status=1
session 120 "${reader[@]}" notes "$notes" || status=1
session 120 "${reader[@]}" lost "$notes" || status=1
