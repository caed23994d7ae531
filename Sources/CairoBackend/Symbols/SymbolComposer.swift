import GeometryCore

/// What draws a symbol.
enum SymbolDrawing {
  /// The file of an icon, as it is.
  case icon(String)
  /// A drawing made for the symbol.
  case art(SymbolArt)
}

/// Finds or composes the drawings of symbols by their names.
///
/// A name is looked up in the tables, then among the icons' files, then taken apart by
/// `SymbolComposer+Rules.swift`: `tray.circle.fill` is a tray cut out of a disc.
struct SymbolComposer {
  /// The shapes of an icon's file; nil if there is none.
  let icon: (String) -> SymbolArt?
  /// Characters of the system font, with capitals 10 units high.
  let text: (String) -> SymbolArt?
  /// Where the drawing has ink; nil if it has none.
  let bounds: (SymbolArt) -> Rect?

  /// How many symbols a recipe or a name may lead through.
  private static let depthLimit = 8

  /// The drawing of the symbol `name`; nil for an unknown one.
  func drawing(of name: String) -> SymbolDrawing? {
    guard Self.isPlain(name) else { return nil }
    if let recipe = SymbolNames.recipe(for: name) {
      if let icon = recipe.plainIcon { return .icon(icon) }
      return art(of: recipe, isFilled: false, depth: 0).map(SymbolDrawing.art)
    }
    let file = Self.fileName(of: name)
    if icon(file) != nil { return .icon(file) }
    return find(name.split(separator: ".")[...], isFilled: false, depth: 0).map(SymbolDrawing.art)
  }

  /// Letters, digits and dots between them: nothing that could lead to another folder.
  private static func isPlain(_ name: String) -> Bool {
    let isLettered = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
    }
    return isLettered && !name.isEmpty
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  static func fileName(of name: String) -> String { String(name.map { $0 == "." ? "-" : $0 }) }

  /// The symbol of the tables or the icons, without any rule.
  ///
  /// - Parameter isFilled: Whether the drawing for `.fill` is wanted where there is one.
  func known(_ name: String, isFilled: Bool, depth: Int) -> SymbolArt? {
    guard depth < Self.depthLimit else { return nil }
    if isFilled {
      if let recipe = SymbolNames.recipe(for: name + ".fill") {
        return art(of: recipe, isFilled: false, depth: depth + 1)
      }
      if let art = icon(Self.fileName(of: name) + "-fill") { return art }
    }
    if let recipe = SymbolNames.recipe(for: name) {
      return art(of: recipe, isFilled: isFilled, depth: depth + 1)
    }
    return icon(Self.fileName(of: name))
  }

  // MARK: Recipes

  /// The layers of `recipe`, one above the other.
  ///
  /// - Parameter isFilled: Whether outlines are filled, and what lies within them is cut out.
  func art(of recipe: SymbolRecipe, isFilled: Bool, depth: Int) -> SymbolArt? {
    guard depth < Self.depthLimit else { return nil }
    var art = SymbolArt()
    // Where the last outline that was filled lies.
    var area: Rect?
    for layer in recipe.layers {
      guard let plain = source(layer.source, isFilled: false, depth: depth)?.placed(layer.place)
      else { return nil }
      if layer.isHole || isFilled && area.holds(bounds(plain)) {
        art = art.cut(by: plain)
        continue
      }
      let solid = isFilled ? source(layer.source, isFilled: true, depth: depth) : nil
      let drawn = solid?.placed(layer.place) ?? plain
      if isFilled, isOutline(layer.source) { area = bounds(drawn) }
      art = art.covered(by: drawn)
    }
    return art
  }

  private func source(
    _ source: SymbolRecipe.Layer.Source, isFilled: Bool, depth: Int
  ) -> SymbolArt? {
    switch source {
    case .icon(let name):
      let filled = isFilled ? icon(name + "-fill") : nil
      return filled ?? icon(name)
    case .symbol(let name):
      return find(name.split(separator: ".")[...], isFilled: isFilled, depth: depth + 1)
    case .text(let characters): return text(characters)
    case .path(let path): return SymbolArt(shapes: [SymbolArt.Shape(path: path)])
    case .shape("r", let numbers, _) where isFilled:
      return SymbolArt(shape: "b", numbers: numbers, width: 0)
    case .shape("c", let numbers, _) where isFilled:
      return SymbolArt(shape: "d", numbers: numbers, width: 0)
    case .shape(let letter, let numbers, let width):
      return SymbolArt(shape: letter, numbers: numbers, width: width)
    }
  }

  /// Whether the source has an inside that can be filled.
  private func isOutline(_ source: SymbolRecipe.Layer.Source) -> Bool {
    switch source {
    case .icon(let name): icon(name + "-fill") != nil
    case .symbol: true
    case .text, .path: false
    case .shape(let letter, _, _): letter == "r" || letter == "c"
    }
  }
}

extension SymbolRecipe {
  /// The icon that this is without any change.
  var plainIcon: String? {
    guard layers.count == 1, case .icon(let name) = layers[0].source, layers[0].place.isIdentity
    else { return nil }
    return name
  }
}

extension Transform2D {
  fileprivate var isIdentity: Bool {
    abs(a - 1) + abs(b) + abs(c) + abs(d - 1) + abs(tx) + abs(ty) < 1e-9
  }
}

extension Rect? {
  /// Whether `other` lies within this rectangle, give or take a tenth of a unit; not for nil.
  fileprivate func holds(_ other: Rect?) -> Bool {
    guard let self, let other else { return false }
    return other.minX > self.minX - 0.1 && other.minY > self.minY - 0.1
      && other.maxX < self.maxX + 0.1 && other.maxY < self.maxY + 0.1
  }
}
