# Declarations of ours with three or more unlabelled parameters: a call of one does not say what its
# arguments are. Apple's own signatures stay as they are: what is public in a module that Apple has.
BEGIN {
  # Folders whose labels are still to come; take each out once it passes.
  waiting = "Sources/CairoBackend/Text/ Sources/UIKitTesting/" \
    " Sources/UIKit/Alerts/ Sources/UIKit/CollectionView/Dragging/" \
    " Sources/UIKit/CollectionView/Interaction/ Sources/UIKit/CollectionView/Menus/" \
    " Sources/UIKit/Content/Swipe/ Sources/UIKit/Controls/ Sources/UIKit/ListCells/" \
    " Sources/UIKit/Menus/ Sources/UIKit/Tables/ Sources/UIKit/Text/ Sources/UIKit/TextEntry/" \
    " Sources/UIKit/Views/Application/ Sources/UIKit/Views/Bars/" \
    " Sources/UIKit/Views/Controllers/ Sources/UIKit/Views/Events/ Sources/UIKit/Views/Menus/" \
    " Sources/UIKit/Views/Presentation/ Sources/UIKit/Views/Scrolling/"
  folders = split(waiting, folder, " ")
}
FNR == 1 {
  isAwaited = isOpen = 0
  for (i = 1; i <= folders; i++) if (index(FILENAME, folder[i]) == 1) isAwaited = 1
  isApples = FILENAME ~ /^Sources\/(UIKit|CoreGraphics|QuartzCore|_Testing_[A-Za-z]+)\//
}
isAwaited || /^ *\/\// { next }
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
