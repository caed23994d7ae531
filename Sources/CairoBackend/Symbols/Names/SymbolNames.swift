/// How the symbols of the system are drawn, by their names.
///
/// Closest in meaning, not the same drawing. A name that only differs from an icon's by dots for
/// hyphens, such as `arrow.left`, has no row; neither has one that the rules of `SymbolComposer`
/// find. Rows are written `name = recipe`; see `SymbolRecipe`.
enum SymbolNames {
  /// The names that have a row.
  static var names: [String] { rows.keys.sorted() }

  /// The recipes by the names of the symbols.
  static let rows = parsed([
    arrows, shapes, people, devices, writing, signs, media, messages, nature, places, objects,
  ])
  /// The recipes of symbols whose lines are thicker within a circle or another shape.
  static let insideRows = parsed([insides])

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
