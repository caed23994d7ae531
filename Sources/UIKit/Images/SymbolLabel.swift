/// The spoken names of system symbols.
enum SymbolLabel {
  /// The action that a symbol customarily stands for, else the words of its name without those of its
  /// form: "Add" for `plus.circle.fill`, "Chart bar" for `chart.bar.fill`.
  static func label(ofSymbol name: String) -> String {
    var words = name.split(separator: ".")
    while words.count > 1, let last = words.last, forms.contains(last) { words.removeLast() }
    return actions[words.joined(separator: ".")] ?? sentence(words)
  }

  private static let forms: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  private static let actions = [
    "arrow.clockwise": "Refresh",
    "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo",
    "checkmark": "Selected",
    "chevron.backward": "Back",
    "chevron.forward": "Forward",
    "chevron.left": "Back",
    "chevron.right": "Forward",
    "doc.on.doc": "Copy",
    "ellipsis": "More",
    "gear": "Settings",
    "gearshape": "Settings",
    "house": "Home",
    "magnifyingglass": "Search",
    "minus": "Remove",
    "paperplane": "Send",
    "pencil": "Edit",
    "plus": "Add",
    "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose",
    "trash": "Delete",
    "xmark": "Close",
  ]

  private static func sentence(_ words: [Substring]) -> String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
