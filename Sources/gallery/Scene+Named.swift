import GalleryScenes

extension Scene {
  /// Returns the scene with a name.
  ///
  /// - Throws: A usage failure with the most similar names.
  static func named(_ name: String) throws(GalleryFailure) -> Scene {
    if let scene = all.first(where: { $0.name == name }) { return scene }
    let closest = closest(to: name).joined(separator: ", ")
    throw .usage("there is no scene \"\(name)\"; the closest are \(closest).")
  }

  /// At most three names: those that contain `name`, then those with the smallest edit distance.
  private static func closest(to name: String) -> [String] {
    let wanted = name.lowercased()
    func rank(_ candidate: String) -> (Int, Int) {
      let contains = wanted.count >= 3 && candidate.contains(wanted)
      return (contains ? 0 : 1, distance(from: wanted, to: candidate))
    }
    return all.map(\.name).map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }

  /// The edit distance of two names.
  ///
  /// - Complexity: O(a·b) for the lengths of the names, of which at most 64 characters are
  ///   compared.
  private static func distance(from first: String, to second: String) -> Int {
    let (first, second) = (Array(first.prefix(64)), Array(second))
    var line = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var diagonal = line[0]
      line[0] = row + 1
      for (column, other) in second.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = line[column + 1]
        line[column + 1] = min(changed, line[column] + 1, diagonal + 1)
      }
    }
    return line[second.count]
  }
}
