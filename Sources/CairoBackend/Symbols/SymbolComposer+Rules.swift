import GeometryCore

/// Names that are made of other names.
extension SymbolComposer {
  private typealias Words = ArraySlice<Substring>

  /// The drawing for the words of a name; nil if no rule leads to one.
  ///
  /// - Parameters:
  ///   - isFilled: Whether the name ended in `fill`.
  ///   - isPart: Whether the drawing is for another one, so that letters and numbers count.
  func find(
    _ words: ArraySlice<Substring>, isFilled: Bool, isPart: Bool = false, depth: Int
  ) -> SymbolArt? {
    guard let last = words.last, depth < 8 else { return nil }
    let name = words.joined(separator: ".")
    if let art = known(name, isFilled: isFilled, depth: depth) { return art }
    let rest = words.dropLast()
    if rest.isEmpty { return isPart ? character(last) : nil }
    if last == "fill" || last == "filled" {
      return find(rest, isFilled: true, isPart: isPart, depth: depth + 1)
    }
    if Self.scripts.contains(last) {
      return find(rest, isFilled: isFilled, isPart: isPart, depth: depth + 1)
    }
    return enclosed(words, isFilled: isFilled, depth: depth)
      ?? slashed(words, isFilled: isFilled, depth: depth)
      ?? badged(words, isFilled: isFilled, depth: depth)
      ?? joined(words, isFilled: isFilled, depth: depth)
  }

  /// Variants for other scripts, which are drawn as the symbol itself.
  private static let scripts: Set<Substring> = [
    "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "ltr", "inverse",
  ]

  /// A letter, or a number up to 50.
  private func character(_ word: Substring) -> SymbolArt? {
    if let number = Int(word) { return number <= 50 && word.count <= 2 ? text(String(word)) : nil }
    return word.count == 1 ? text(word.uppercased()) : nil
  }

  // MARK: circle, square, bubble …

  private func enclosed(_ words: Words, isFilled: Bool, depth: Int) -> SymbolArt? {
    for count in [2, 1] where words.count > count {
      let kind = words.suffix(count).joined(separator: ".")
      guard let enclosure = SymbolEnclosure.all[kind] else { continue }
      let inner = words.dropLast(count)
      let thick = SymbolNames.recipe(inside: inner.joined(separator: "."))
      let drawn =
        thick.flatMap { art(of: $0, isFilled: false, depth: depth + 1) }
        ?? find(inner, isFilled: enclosure.fillsInside, isPart: true, depth: depth + 1)
      guard let drawn else { continue }
      return enclosing(drawn, in: enclosure, isFilled: isFilled, depth: depth)
    }
    return nil
  }

  private func enclosing(
    _ inner: SymbolArt, in enclosure: SymbolEnclosure, isFilled: Bool, depth: Int
  ) -> SymbolArt? {
    guard let recipe = SymbolRecipe(isFilled ? enclosure.solid : enclosure.outline),
      let outer = art(of: recipe, isFilled: false, depth: depth + 1), let ink = bounds(inner)
    else { return nil }
    let room = enclosure.room
    let scale = min(
      enclosure.largestScale, room.size.width / ink.size.width, room.size.height / ink.size.height)
    let placed = inner.placed(.fitting(ink, at: Point(x: room.midX, y: room.midY), scale: scale))
    return isFilled
      ? outer.cut(by: placed) : outer.covered(by: placed.bolder(by: (1 - scale) * 0.6))
  }

  // MARK: slash

  private func slashed(_ words: Words, isFilled: Bool, depth: Int) -> SymbolArt? {
    guard words.last == "slash",
      let art = find(words.dropLast(), isFilled: isFilled, depth: depth + 1), let ink = bounds(art)
    else { return nil }
    let half = max(ink.size.width, ink.size.height) / 2
    let ends = [-half, half].map { Point(x: ink.midX + $0, y: ink.midY + $0) }
    return art.cut(by: .line(ends, width: 3.2)).covered(by: .line(ends, width: 1.2))
  }

  // MARK: badge

  private func badged(_ words: Words, isFilled: Bool, depth: Int) -> SymbolArt? {
    let mark = words.lastIndex { $0 == "badge" || $0 == "trianglebadge" }
    guard let mark, mark > words.startIndex,
      let art = find(words[..<mark], isFilled: isFilled, depth: depth + 1), let ink = bounds(art)
    else { return nil }
    let sign = words[(mark + 1)...]
    guard !sign.isEmpty else {
      let corner = Point(x: ink.maxX - 1.8, y: ink.minY + 1.8)
      return art.cut(by: .disc(corner, radius: 3.9)).covered(by: .disc(corner, radius: 3))
    }
    let frame: Substring = words[mark] == "badge" ? "circle" : "triangle"
    guard let badge = find(sign + [frame], isFilled: true, depth: depth + 1) else { return nil }
    let corner = Point(x: ink.maxX - 2.6, y: ink.maxY - 2.6)
    let place = Transform2D.fitting(
      Rect(x: 0, y: 0, width: 16, height: 16), at: corner, scale: 0.5)
    return art.cut(by: .disc(corner, radius: 5)).covered(by: badge.placed(place))
  }

  // MARK: on, and, 2

  /// Two symbols in one: the first before the second, or beside it.
  private func joined(_ words: Words, isFilled: Bool, depth: Int) -> SymbolArt? {
    if let inner = words.firstIndex(where: { $0 == "fill" || $0 == "filled" }) {
      var rest = words
      rest.remove(at: inner)
      return find(rest, isFilled: true, depth: depth + 1)
    }
    if let on = words.firstIndex(of: "on"), on > words.startIndex {
      return overlaid(
        back: words[(on + 1)...], front: words[..<on], isFilled: isFilled, depth: depth)
    }
    if let and = words.firstIndex(of: "and"), and > words.startIndex {
      return overlaid(
        back: words[..<and], front: words[(and + 1)...], isFilled: isFilled, depth: depth)
    }
    if words.last == "2" {
      return overlaid(
        back: words.dropLast(), front: words.dropLast(), isFilled: isFilled, depth: depth)
    }
    return nil
  }

  private func overlaid(back: Words, front: Words, isFilled: Bool, depth: Int) -> SymbolArt? {
    guard let back = find(back, isFilled: isFilled, depth: depth + 1),
      let front = find(front, isFilled: isFilled, depth: depth + 1), let under = bounds(back),
      let over = bounds(front)
    else { return nil }
    let place = Transform2D.fitting(over, at: Point(x: 10.8, y: 10.8), scale: 0.66)
    let room = place.applied(to: over).inset(dx: -0.8, dy: -0.8)
    return back.placed(.fitting(under, at: Point(x: 5.2, y: 5.2), scale: 0.66))
      .cut(by: .box(room, radius: 2)).covered(by: front.placed(place).bolder(by: 0.2))
  }
}

extension Transform2D {
  /// Moves the middle of `rect` to `center` and scales around it.
  fileprivate static func fitting(_ rect: Rect, at center: Point, scale: Double) -> Transform2D {
    Transform2D(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - rect.midX * scale,
      ty: center.y - rect.midY * scale)
  }
}
