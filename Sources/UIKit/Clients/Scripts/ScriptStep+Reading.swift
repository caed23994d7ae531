extension ScriptStep {
  /// The forms of all lines, for messages.
  static let forms = [
    "wait SECONDS", "tap PLACE", "press PLACE SECONDS", "drag PLACE PLACE SECONDS",
    "drag PLACE by DX DY SECONDS", "trace PLACE SECONDS DX DY, …", "down FINGER PLACE",
    "move FINGER DX DY", "up FINGER", "cancel FINGER", "wheel PLACE DX DY",
    "roll PLACE SECONDS DX DY, …",
    "hover PLACE", "menu PLACE", "activate PLACE", "type TEXT", "text \"TEXT\"", "compose \"TEXT\"",
    "paste \"TEXT\"", "key NAME", "screen WIDTHxHEIGHT@SCALE", "safe-area TOP LEFT BOTTOM RIGHT",
    "keyboard HEIGHT", "appearance dark|light", "contrast high|normal", "motion reduced|full",
    "text-size NAME", "picture FILE", "tree FILE", "expect PLACE", "expect no PLACE",
    "expect PLACE = \"TEXT\"", "expect picture FILE",
  ].map { "\"\($0)\"" }.joined(separator: ", ")

  /// Nil for words that are no step.
  init?(_ words: [ScriptWord]) {
    guard let verb = words.first, !verb.isQuoted else { return nil }
    var rest = words.dropFirst()
    let step =
      Self.touch(verb.text, &rest) ?? Self.words(verb.text, &rest)
      ?? ScreenChange(verb.text, &rest).map(Self.screen) ?? Self.look(verb.text, &rest)
    guard let step, rest.isEmpty else { return nil }
    self = step
  }

  /// What fingers and pointers do.
  private static func touch(_ verb: String, _ rest: inout ArraySlice<ScriptWord>) -> Self? {
    switch verb {
    case "wait": return rest.takeTime().map(Self.wait)
    case "tap": return rest.takePlace().map { .press($0, 0) }
    case "press":
      guard let place = rest.takePlace(), let time = rest.takeTime() else { return nil }
      return .press(place, time)
    case "drag":
      guard let start = rest.takePlace() else { return nil }
      let end: DragEnd? =
        rest.take("by") ? rest.takeVector().map(DragEnd.by) : rest.takePlace().map(DragEnd.place)
      guard let end, let time = rest.takeTime() else { return nil }
      return .drag(from: start, to: end, time)
    case "trace":
      guard let place = rest.takePlace(), let way = rest.takeWay() else { return nil }
      return .trace(place, way.points, lift: way.end)
    case "down":
      guard let finger = rest.takeFinger(), let place = rest.takePlace() else { return nil }
      return .finger(finger, .down(place))
    case "move":
      guard let finger = rest.takeFinger(), let offset = rest.takeVector() else { return nil }
      return .finger(finger, .move(offset))
    case "up": return rest.takeFinger().map { .finger($0, .up) }
    case "cancel": return rest.takeFinger().map { .finger($0, .cancel) }
    case "wheel", "roll": return wheel(verb, &rest)
    case "hover": return rest.take("away") ? .hover(nil) : rest.takePlace().map(Self.hover)
    case "menu": return rest.takePlace().map(Self.menu)
    case "activate": return rest.takePlace().map(Self.activate)
    default: return nil
    }
  }

  private static func wheel(_ verb: String, _ rest: inout ArraySlice<ScriptWord>) -> Self? {
    guard let place = rest.takePlace() else { return nil }
    let isPrecise = rest.take("precise")
    if verb == "roll" {
      guard let way = rest.takeWay(), !way.points.isEmpty else { return nil }
      return .wheel(place, way.points, isPrecise: isPrecise)
    }
    return rest.takeVector().map { .wheel(place, [WayPoint(0, $0)], isPrecise: isPrecise) }
  }

  /// What is written.
  private static func words(_ verb: String, _ rest: inout ArraySlice<ScriptWord>) -> Self? {
    switch verb {
    case "type" where !rest.isEmpty:
      let text = rest.map(\.text).joined(separator: " ")
      rest = []
      return .type(text.replacingOccurrences(of: "\\n", with: "\n"))
    case "text": return rest.takeQuoted().map(Self.type)
    case "paste": return rest.takeQuoted().map(Self.paste)
    case "compose":
      guard let text = rest.takeQuoted() else { return nil }
      guard let selection = rest.takeVector() else {
        return .compose(text, NSRange(location: text.utf16.count, length: 0))
      }
      guard let start = Int(exactly: selection.dx), let length = Int(exactly: selection.dy),
        start >= 0, length >= 0
      else { return nil }
      return .compose(text, NSRange(location: start, length: length))
    case "key":
      guard let word = rest.popFirst() else { return nil }
      return KeyName.key(word.text).map { .key($0.key, $0.flags) }
    default: return nil
    }
  }

  /// What is drawn, written and expected.
  private static func look(_ verb: String, _ rest: inout ArraySlice<ScriptWord>) -> Self? {
    switch verb {
    case "picture": return rest.popFirst().map { .picture($0.text) }
    case "tree": return rest.popFirst().map { .tree($0.text) }
    case "expect":
      if rest.take("picture") { return rest.popFirst().map { .expect(.picture($0.text)) } }
      if rest.take("no") { return rest.takePlace().map { .expect(.noElement($0)) } }
      guard let place = rest.takePlace() else { return nil }
      guard rest.take("=") else { return .expect(.element(place)) }
      return rest.takeQuoted().map { .expect(.value(place, $0)) }
    default: return nil
    }
  }
}

extension ArraySlice<ScriptWord> {
  fileprivate mutating func takeFinger() -> Int? {
    guard let finger = first.flatMap({ $0.isQuoted ? nil : Int($0.text) }), finger > 0 else {
      return nil
    }
    removeFirst()
    return finger
  }
}

extension ScreenChange {
  /// Nil for words that are no change of the screen.
  init?(_ verb: String, _ rest: inout ArraySlice<ScriptWord>) {
    guard let change = Self.change(verb, &rest) else { return nil }
    self = change
  }

  private static func change(_ verb: String, _ rest: inout ArraySlice<ScriptWord>) -> Self? {
    switch verb {
    case "screen": return rest.popFirst().flatMap { size($0.text) }
    case "safe-area":
      let edges = rest.prefix(4).compactMap(\.number).filter { $0 >= 0 }.map { CGFloat($0) }
      guard edges.count == 4 else { return nil }
      rest.removeFirst(4)
      return .safeArea(
        UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
    case "keyboard":
      if rest.take("usual") { return .keyboard(nil) }
      return rest.takeTime().map { .keyboard(CGFloat($0)) }
    case "appearance": return choice(&rest, "dark", else: "light").map(Self.dark)
    case "contrast": return choice(&rest, "high", else: "normal").map(Self.contrast)
    case "motion": return choice(&rest, "reduced", else: "full").map(Self.reducedMotion)
    case "text-size":
      return rest.popFirst().flatMap { TextSizeName.sizes[$0.text] }.map(Self.textSize)
    default: return nil
    }
  }

  private static func choice(
    _ rest: inout ArraySlice<ScriptWord>, _ yes: String, else no: String
  ) -> Bool? {
    rest.take(yes) ? true : rest.take(no) ? false : nil
  }

  private static func size(_ text: String) -> ScreenChange? {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], halves.count <= 2,
      [width, height].allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= 16_384 })
    else { return nil }
    let size = CGSize(width: width, height: height)
    guard halves.count == 2 else { return .size(size, scale: nil) }
    guard let scale = Double(halves[1]), scale >= 0.25, scale <= 8 else { return nil }
    return .size(size, scale: CGFloat(scale))
  }
}

/// Text sizes by the names of UIKit's constants.
enum TextSizeName {
  static let sizes: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]

  static func name(of size: UIContentSizeCategory) -> String {
    sizes.first { $0.value == size }?.key ?? "large"
  }
}

/// Keys by names such as `cmd+shift+z` and `left`.
enum KeyName {
  private static let named: [(String, ClientKey)] = [
    ("delete", .delete), ("return", .return), ("escape", .escape), ("tab", .tab), ("left", .left),
    ("right", .right), ("up", .up), ("down", .down), ("space", .character(" ")),
  ]
  private static let flags: [(String, UIKeyModifierFlags)] = [
    ("cmd", .command), ("ctrl", .control), ("alt", .alternate), ("shift", .shift),
  ]

  static func key(_ name: String) -> (key: ClientKey, flags: UIKeyModifierFlags)? {
    var rest = Substring(name)
    var found: UIKeyModifierFlags = []
    while let (prefix, flag) = flags.first(where: { rest.hasPrefix($0.0 + "+") }) {
      found.insert(flag)
      rest = rest.dropFirst(prefix.count + 1)
    }
    if let key = named.first(where: { $0.0 == rest })?.1 { return (key, found) }
    return rest.count == 1 ? (.character(String(rest)), found) : nil
  }

  static func name(_ key: ClientKey, _ pressed: UIKeyModifierFlags) -> String {
    let prefix = flags.filter { pressed.contains($0.1) }.map { $0.0 + "+" }.joined()
    if let name = named.first(where: { $0.1 == key })?.0 { return prefix + name }
    guard case .character(let character) = key else { return prefix }
    return prefix + character
  }
}
