/// How the symbols of the system are drawn, by their names.
///
/// Closest in meaning, not the same drawing. A name that only differs from an icon's by dots for
/// hyphens, such as `arrow.left`, has no row; neither has one that the rules of `SymbolComposer`
/// find. Rows are written `name = recipe`; see `SymbolRecipe`.
enum SymbolNames {
  /// The recipe of the symbol `name`; nil for one without a row.
  static func recipe(for name: String) -> SymbolRecipe? { rows[name].flatMap { SymbolRecipe($0) } }

  /// The recipe of the symbol `name` within a circle or another shape, where lines are thicker; nil for
  /// one that is the same there.
  static func recipe(inside name: String) -> SymbolRecipe? {
    insideRows[name].flatMap { SymbolRecipe($0) }
  }

  /// The names that have a row.
  static var names: [String] { rows.keys.sorted() }

  private static let rows = parsed([
    arrows, shapes, people, devices, writing, signs, media, messages, nature, places, objects,
  ])
  private static let insideRows = parsed([insides])

  private static func parsed(_ tables: [String]) -> [String: String] {
    var rows: [String: String] = [:]
    for table in tables {
      for row in table.split(separator: "\n") {
        let halves = row.split(separator: "=", maxSplits: 1)
        guard halves.count == 2 else { continue }
        rows[String(halves[0].dropLast())] = String(halves[1].dropFirst())
      }
    }
    return rows
  }
}
