extension ScriptStep {
  /// The line that is read as this step.
  package var text: String {
    switch self {
    case .wait(let time): "wait \(ScriptWord.number(time))"
    case .press(let place, 0): "tap \(place.text)"
    case .press(let place, let time): "press \(place.text) \(ScriptWord.number(time))"
    case .drag(let start, .place(let end), let time):
      "drag \(start.text) \(end.text) \(ScriptWord.number(time))"
    case .drag(let start, .by(let offset), let time):
      "drag \(start.text) by \(offset.words) \(ScriptWord.number(time))"
    case .trace(let place, let points, let lift):
      "trace \(place.text) \(Self.way(points, end: lift))"
    case .finger(let finger, .down(let place)): "down \(finger) \(place.text)"
    case .finger(let finger, .move(let offset)): "move \(finger) \(offset.words)"
    case .finger(let finger, .up): "up \(finger)"
    case .finger(let finger, .cancel): "cancel \(finger)"
    case .wheel(let place, let moves, let isPrecise):
      Self.wheel(moves, "\(place.text)\(isPrecise ? " precise" : "")")
    case .hover(let place): "hover \(place?.text ?? "away")"
    case .menu(let place): "menu \(place.text)"
    case .activate(let place): "activate \(place.text)"
    case .type(let text): Self.isPlain(text) ? "type \(text)" : "text \(ScriptWord.quote(text))"
    case .compose(let text, let selection):
      "compose \(ScriptWord.quote(text)) \(selection.location) \(selection.length)"
    case .paste(let text): "paste \(ScriptWord.quote(text))"
    case .key(let key, let flags): "key \(Self.word(KeyName.name(key, flags)))"
    case .screen(let change): change.text
    case .picture(let file): "picture \(Self.word(file))"
    case .tree(let file): "tree \(Self.word(file))"
    case .expect(.element(let place)): "expect \(place.text)"
    case .expect(.noElement(let place)): "expect no \(place.text)"
    case .expect(.value(let place, let text)):
      "expect \(place.text) = \(ScriptWord.quote(text))"
    case .expect(.picture(let file)): "expect picture \(Self.word(file))"
    }
  }

  private static func wheel(_ moves: [WayPoint], _ place: String) -> String {
    if moves.count == 1, moves[0].time == 0 { return "wheel \(place) \(moves[0].offset.words)" }
    return "roll \(place) \(way(moves, end: moves.last?.time ?? 0))"
  }

  private static func way(_ points: [WayPoint], end: TimeInterval) -> String {
    var parts = points.map { "\(ScriptWord.number($0.time)) \($0.offset.words)" }
    if points.last?.time != end { parts.append(ScriptWord.number(end)) }
    return parts.joined(separator: ", ")
  }

  /// Whether `type` reads the text back as it is.
  private static func isPlain(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { !$0.isWhitespace && $0 != "#" && $0 != "\\" }
    }
  }

  private static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { !$0.isWhitespace && $0 != "#" && $0 != "\"" }
    return isPlain ? text : ScriptWord.quote(text)
  }
}

extension ScriptPlace {
  /// The words that are read as this place.
  package var text: String {
    var text =
      switch target {
      case .point(let point): "\(ScriptWord.number(point.x)) \(ScriptWord.number(point.y))"
      case .element(let name, let number):
        ScriptWord.quote(name) + (number == 1 ? "" : " number \(number)")
      case .cell(let section, let item, let list):
        "cell \(section).\(item)" + (list.map { " in \(ScriptWord.quote($0))" } ?? "")
      }
    switch inset {
    case .points(let point):
      text += " at \(ScriptWord.number(point.x)) \(ScriptWord.number(point.y))"
    case .share(let share):
      text += " at \(ScriptWord.number(share.x * 100))% \(ScriptWord.number(share.y * 100))%"
    case nil: break
    }
    return text
  }
}

extension ScreenChange {
  /// The line that is read as this change.
  package var text: String {
    switch self {
    case .size(let size, let scale):
      "screen \(ScriptWord.number(size.width))x\(ScriptWord.number(size.height))"
        + (scale.map { "@\(ScriptWord.number($0))" } ?? "")
    case .safeArea(let insets):
      "safe-area "
        + [insets.top, insets.left, insets.bottom, insets.right].map(ScriptWord.number)
        .joined(separator: " ")
    case .keyboard(let height): "keyboard \(height.map(ScriptWord.number) ?? "usual")"
    case .dark(let isDark): "appearance \(isDark ? "dark" : "light")"
    case .contrast(let isHigh): "contrast \(isHigh ? "high" : "normal")"
    case .reducedMotion(let isReduced): "motion \(isReduced ? "reduced" : "full")"
    case .textSize(let size): "text-size \(TextSizeName.name(of: size))"
    }
  }
}

extension CGVector {
  fileprivate var words: String { "\(ScriptWord.number(dx)) \(ScriptWord.number(dy))" }
}
