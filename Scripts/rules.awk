# What is wrong with the rules of docs/behaviours, a line each. Reads the identifiers of recordings,
# then the pages, then the sources.
function wrong(what) { print "  " what }
# The path that a link of a page leads to.
function target(line) { sub(/^[^(]*\(\.\.\/\.\.\//, "", line); sub(/\).*/, "", line); return line }
# Whether a file is there; with a text, whether it contains that.
function holds(path, text, line, state, found) {
  while ((state = (getline line < path)) > 0) if (text == "" || index(line, text)) { found = 1; break }
  if (state >= 0) close(path)
  return found
}
# Whether an identifier is recorded; "*" stands for any characters.
function recorded(name, pattern, id) {
  if (name in ids) return 1
  if (name !~ /\*/) return 0
  pattern = name
  gsub(/[.]/, "[.]", pattern)
  gsub(/\*/, ".*", pattern)
  for (id in ids) if (id ~ "^" pattern "$") return 1
  return 0
}
function finish() {
  if (rule == "") return
  if (!sure) wrong(rule ": says nowhere how sure it is")
  if (!tests) wrong(rule ": names no test")
}
pass == "ids" { ids[$0] = 1; next }
pass == "pages" && /^### / {
  finish()
  rule = $2
  sure = tests = 0
  if (rule !~ /^[A-Z]+-[0-9]+$/ || $3 != "–") wrong(FILENAME ": no name and title: " $0)
  if (rule in rules) wrong(rule ": is there twice")
  rules[rule] = 1
}
pass == "pages" && /^- Sure: / {
  sure = 1
  if (substr($0, 9) !~ /^(recorded|measured|documented|inferred|unknown)($|[ ,;])/) wrong(rule ": is not sure in one of the five words")
}
pass == "pages" && /^- Evidence: / {
  line = $0
  while (match(line, /`[^`]*`/)) {
    name = substr(line, RSTART + 1, RLENGTH - 2)
    line = substr(line, RSTART + RLENGTH)
    if (!recorded(name)) wrong(rule ": no recording " name " in Fixtures")
  }
}
pass == "pages" && /^- Test: / {
  tests++
  path = target($0)
  text = ""
  if (match($0, /`.*`$/)) text = substr($0, RSTART, RLENGTH)
  if (!holds(path)) wrong(rule ": no test " path)
  else if (text != "" && !holds(path, text)) wrong(rule ": no test " text " in " path)
}
pass == "pages" && /^- Code: / {
  path = target($0)
  if (!holds(path)) wrong(rule ": no code " path)
  named[rule, path] = 1
}
pass == "code" && !told { finish(); told = 1 }
pass == "code" && /\/\/.*Rules? [A-Z]+-[0-9]/ {
  line = $0
  sub(/.*Rules? /, "", line)
  sub(/\..*/, "", line)
  count = split(line, list, ", ")
  for (i = 1; i <= count; i++) {
    cited[list[i], FILENAME] = 1
    if (!(list[i] in rules)) wrong(FILENAME ": cites " list[i] ", which is no rule")
    else if (!((list[i], FILENAME) in named)) wrong(list[i] ": does not name " FILENAME ", which cites it")
  }
}
END {
  for (pair in named) {
    if (pair in cited) continue
    split(pair, parts, SUBSEP)
    wrong(parts[1] ": names " parts[2] ", which does not cite it")
  }
}
