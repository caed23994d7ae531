# Sourced by Scripts/test-window: what programs read and do by AT-SPI.

reader=(/usr/bin/python3 -u Tests/Window/accessibility.py)
arguments=()
# Each application at its start and at the end of its script.
for ((at = 0; at < ${#applications[@]}; at += 2)); do
  program=${applications[at + 1]} name=$(basename "${applications[at + 1]}")
  example_script "${applications[at]}" >"$work/$name-end.txt"
  example_script none >"$work/$name-start.txt"
  for moment in start end; do
    script=$work/$name-$moment.txt tree=$work/$name-$moment.tree
    { cat "$script"; echo "tree $tree"; } >"$work/tree.txt"
    env $(example_pace "${applications[at]}") UIKIT_INPUT="$work/tree.txt" UIKIT_AFTER=0 "$program" 2>"$work/tree.err" || cat "$work/tree.err" >&2
    arguments+=("$program" "$script" "$tree")
    [ -f "${applications[at]}.txt" ] || break
  done
done
session 240 "${reader[@]}" scenes "$bin/accessible-scenes" || status=1
session 240 "${reader[@]}" examples "${arguments[@]}" || status=1
session 120 "${reader[@]}" notes "$notes" || status=1
session 120 "${reader[@]}" lost "$notes" || status=1
