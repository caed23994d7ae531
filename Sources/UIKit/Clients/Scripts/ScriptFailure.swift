/// Why a step of a script could not be made, or what did not hold.
package struct ScriptFailure: Error, CustomStringConvertible, Hashable {
  package enum Kind: Hashable, Sendable {
    /// The place was not found.
    case place
    /// An expectation does not hold.
    case expectation
    case file
  }

  package let kind: Kind
  /// The line of the script, from 1.
  package var line: Int
  package var text: String
  package let reason: String

  package init(_ kind: Kind, _ reason: String, line: Int = 0, text: String = "") {
    (self.kind, self.reason) = (kind, reason)
    (self.line, self.text) = (line, text)
  }

  package var description: String { "line \(line), \"\(text)\": \(reason)" }
}

/// Names that are nearly the same.
enum NearNames {
  /// The names nearest to one, at most five, without those that have little in common with it.
  ///
  /// - Complexity: O(n · m²), n the number of names and m their length, which is cut at 40.
  static func nearest(to name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased().prefix(40))
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }.enumerated()
      .map { (order: $0.offset, name: $0.element, distance: distance(wanted, $0.element)) }
      .filter { $0.distance * 2 <= max(wanted.count, $0.name.count) }
      .sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
      .prefix(5).map(\.name)
  }

  /// How many letters have to be added, removed or exchanged; none where one contains the other.
  private static func distance(_ wanted: [Character], _ name: String) -> Int {
    let other = Array(name.lowercased().prefix(40))
    if !wanted.isEmpty, String(other).contains(String(wanted)) { return 0 }
    if !other.isEmpty, String(wanted).contains(String(other)) { return 1 }
    var row = Array(0...other.count)
    for (index, letter) in wanted.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in other.indices {
        let cost = corner + (letter == other[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(cost, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
