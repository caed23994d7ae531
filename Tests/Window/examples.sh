# Sourced by Scripts/test-window: the scripts of all Examples show in windows what they draw without one.

for ((at = 0; at < ${#applications[@]}; at += 2)); do
  folder=${applications[at]} name=$(basename "${applications[at]}")
  example_script "$folder" >"$work/$name.txt"
  pace=$(example_pace "$folder")
  play "$name" 390x844@1 "$work/$name.txt" "${applications[at + 1]}"
done
