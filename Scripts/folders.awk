# Which folder of a module uses types that another declares, one line each:
# "module folder used-folder type file". Reads every file twice, declarations first.
# Text and comments do not count.
function folder(path, parts, n) { n = split(path, parts, "/"); return n > 3 ? parts[3] : "." }
FNR == 1 { inText = 0 }
{
  line = $0
  if (inText) { if (line ~ /"""/) inText = 0; next }
  if (line ~ /"""$/) { inText = 1; sub(/"""$/, "", line) }
  sub(/^[ \t]*\/\/.*/, "", line)
  sub(/[ \t]\/\/.*/, "", line)
  gsub(/"([^"\\]|\\[^(]|\\\([^)]*\))*"/, "\"\"", line)
}
pass == 1 {
  if (sub(/^(@[A-Za-z]+(\([a-z]+\))? )*((public|package|open|final|indirect|internal|nonisolated) )*(struct|class|enum|protocol|actor|typealias) /, "", line)) {
    sub(/[^A-Za-z0-9_].*/, "", line)
    home[line] = folder(FILENAME)
  }
}
pass == 2 {
  own = folder(FILENAME)
  while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
    word = substr(line, RSTART, RLENGTH)
    line = substr(line, RSTART + RLENGTH)
    if (word in home && home[word] != own) print module, own, home[word], word, FILENAME
  }
}
