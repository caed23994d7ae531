import GeometryCore
import LayoutCore

/// A text drawing of a group: nested boxes, each with the size it asks for.
@MainActor struct GroupPicture {
  private let group: NSCollectionLayoutGroup
  private static let columns = 60
  private static let rows = 14

  init(_ group: NSCollectionLayoutGroup) {
    self.group = group
  }

  var text: String {
    let size = group.layoutSize
    let title = "\(Self.name(of: group)) \(Self.text(size))"
    let lines = Self.box(group, columns: Self.columns, rows: Self.rows)
    return ([title] + lines).joined(separator: "\n")
  }

  /// The name of the kind of group.
  static func name(of group: NSCollectionLayoutGroup) -> String {
    switch group.form {
    case .custom: "custom group"
    case .packed(.waterfall(let columns, _, _, _), _): "waterfall of \(columns) columns"
    case .packed(.lines, _): "wrapping rows"
    case .packed(.sheet, _): "spreadsheet"
    case .repeating, .counted: group.axis == .horizontal ? "horizontal group" : "vertical group"
    }
  }

  private static func text(_ size: NSCollectionLayoutSize) -> String {
    size.core.summary
  }

  /// A box with lines of `columns` characters each.
  private static func box(
    _ item: NSCollectionLayoutItem, columns: Int, rows: Int
  ) -> [String] {
    let width = max(columns - 2, 1)
    let height = max(rows - 2, 1)
    let inside =
      (item as? NSCollectionLayoutGroup).map { content(of: $0, width: width, height: height) }
      ?? centered(text(item.layoutSize), width: width, height: height)
    let edge = "+" + String(repeating: "-", count: width) + "+"
    return [edge] + inside.map { "|\($0)|" } + [edge]
  }

  private static func content(
    of group: NSCollectionLayoutGroup, width: Int, height: Int
  ) -> [String] {
    let items = shown(group)
    guard !items.isEmpty else {
      return centered("frames by the application", width: width, height: height)
    }
    let length = group.axis == .horizontal ? width : height
    let lengths = shares(of: items, along: group.axis, length)
    let shown = zip(items, lengths).filter { $0.1 >= 3 }
    guard !shown.isEmpty else {
      return centered("\(items.count) subitems", width: width, height: height)
    }
    if group.axis == .vertical {
      let stacked = shown.flatMap { box($0.0, columns: width, rows: $0.1) }
      return padded(stacked, width: width, height: height)
    }
    let boxes = shown.map { box($0.0, columns: $0.1, rows: height) }
    let joined = (0..<height).map { row in
      boxes.map { row < $0.count ? $0[row] : "" }.joined()
    }
    return padded(joined, width: width, height: height)
  }

  private static func shown(_ group: NSCollectionLayoutGroup) -> [NSCollectionLayoutItem] {
    switch group.form {
    case .custom: []
    case .packed, .repeating: group.subitems
    case .counted(let count, _):
      Array(repeating: group.subitems[0], count: min(count, columns))
    }
  }

  /// The number of characters for each item: fractions of the axis as asked, equal shares of the
  /// rest for others.
  private static func shares(
    of items: [NSCollectionLayoutItem], along axis: Axis, _ length: Int
  ) -> [Int] {
    let dimensions = items.map { $0.layoutSize.core[axis] }
    let fractions = dimensions.map { $0.isFraction(of: axis) ? fraction(of: $0) : nil }
    let asked = fractions.compactMap { $0 }.reduce(0, +)
    let others = fractions.filter { $0 == nil }.count
    let rest = others == 0 ? 0 : max(0, 1 - asked) / Double(others)
    let total = max(asked + rest * Double(others), 1)
    return fractions.map { Int(Double(length) * ($0 ?? rest) / total) }
  }

  private static func fraction(of dimension: LayoutDimension) -> Double {
    switch dimension {
    case .fractionalWidth(let share), .fractionalHeight(let share): max(0, share)
    case .absolute, .estimated, .uniformAcrossSiblings: 0
    }
  }

  private static func centered(_ text: String, width: Int, height: Int) -> [String] {
    let shown = String(text.prefix(width))
    let before = String(repeating: " ", count: (width - shown.count) / 2)
    var lines = Array(repeating: "", count: height)
    lines[height / 2] = before + shown
    return padded(lines, width: width, height: height)
  }

  private static func padded(_ lines: [String], width: Int, height: Int) -> [String] {
    var lines = Array(lines.prefix(height))
    while lines.count < height { lines.append("") }
    return lines.map { line in
      let shown = String(line.prefix(width))
      return shown + String(repeating: " ", count: width - shown.count)
    }
  }
}
