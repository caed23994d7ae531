# Declarations of ours with three or more unlabelled parameters: a call of one does not say what its
# arguments are. Apple's own signatures stay as they are: what is public in a module that Apple has.
FNR == 1 {
  isOpen = 0
  isApples = FILENAME ~ /^Sources\/(UIKit|CoreGraphics|QuartzCore|FoundationExtras|_Testing_[A-Za-z]+)\//
}
/^ *\/\// { next }
!isOpen && /(^|[ \t])(func [^(]*|init[?!]?(<[^(]*>)?)\(/ {
  match($0, /(^|[ \t])(func [^(]*|init[?!]?(<[^(]*>)?)\(/)
  if (isApples && substr($0, 1, RSTART) ~ /(^|[ \t])(public|open)[ \t]/) next
  name = substr($0, RSTART, RLENGTH - 1)
  sub(/^[ \t]*(func )?/, "", name)
  line = FNR
  text = ""
  depth = 1
  unlabelled = 0
  isOpen = 1
  rest = substr($0, RSTART + RLENGTH)
}
isOpen {
  if (FNR != line) rest = $0
  gsub(/"[^"]*"/, "", rest)
  # What stands in inner parentheses, such as the type of a closure, has labels of its own.
  while (isOpen && match(rest, /[][()]/)) {
    if (depth == 1) text = text substr(rest, 1, RSTART - 1)
    depth += substr(rest, RSTART, 1) ~ /[[(]/ ? 1 : -1
    if (depth == 0) isOpen = 0
    rest = substr(rest, RSTART + 1)
  }
  if (isOpen && depth == 1) text = text rest " "
  if (isOpen) next
  count = split(text, parameter, ",")
  for (i = 1; i <= count; i++) if (parameter[i] ~ /^[ \t]*(@[A-Za-z]+ )*_ /) unlabelled++
  if (unlabelled > 2) print "  " FILENAME ":" line ": " name " has " unlabelled " parameters without a label"
}
