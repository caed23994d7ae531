# Types that take more than 1200 lines or twelve files with all their extensions; UICollectionView
# and UIView, whose public interface alone is large, 1500 lines. Counts what stands between the
# declaration at the beginning of a line and the brace at the beginning of one.
# Reads first "type lines files", the larger bounds of single types, from the page.
FILENAME == "-" { mostLines[$1] = $2; mostFiles[$1] = $3; next }
FNR == 1 { split(FILENAME, path, "/"); module = path[2]; type = "" }
/^[^ \t\/}]/ {
  line = $0
  if (sub(/^(@[A-Za-z]+(\([a-z]+\))? )*((public|package|open|final|indirect|internal|nonisolated|fileprivate|private) )*(struct|class|enum|protocol|actor|extension) /, "", line)) {
    sub(/[^A-Za-z0-9_].*/, "", line)
    type = module "." line
    if (!((type, FILENAME) in seen)) { seen[type, FILENAME] = 1; files[type]++ }
  }
}
type != "" { lines[type]++ }
/^}/ || /^[^ \t\/}].*\{.*\}$/ { type = "" }
END {
  for (type in lines) {
    most = type in mostLines ? mostLines[type] : 1200
    if (lines[type] > most || files[type] > (type in mostFiles ? mostFiles[type] : 12))
      print "  " type ": " lines[type] " lines in " files[type] " files"
  }
}
