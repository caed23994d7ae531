import Foundation

extension FrameTable {
  private struct Document: Encodable {
    var scene: String
    var width: Double
    var height: Double
    var scale: Double
    var contentWidth: Double
    var contentHeight: Double
    var elements: [Element]
  }

  fileprivate struct Element: Encodable {
    var category: String
    var kind: String?
    var section: Int
    var item: Int
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var zIndex: Int
  }

  /// The table as JSON, keys sorted.
  var json: String {
    get throws {
      let document = Document(
        scene: scene, width: Double(conditions.size.width),
        height: Double(conditions.size.height), scale: Double(conditions.scale),
        contentWidth: Double(contentSize.width), contentHeight: Double(contentSize.height),
        elements: rows.map(Element.init))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }
}

extension FrameTable.Element {
  fileprivate init(_ row: FrameTable.Row) {
    self.init(
      category: row.category, kind: row.kind.isEmpty ? nil : row.kind, section: row.section,
      item: row.item, x: Double(row.frame.minX), y: Double(row.frame.minY),
      width: Double(row.frame.width), height: Double(row.frame.height), zIndex: row.zIndex)
  }
}
