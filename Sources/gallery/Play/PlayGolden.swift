import Foundation
import GeometryCore
import LayoutPage

/// What the engine of this machine answers about a layout, for the engine of a page to answer the
/// same: frames and explanations in several containers, directions and counts.
struct PlayGolden: Encodable {
  struct Case: Encodable {
    var width: Double
    var height: Double
    var isMirrored: Bool
    /// The number of items of the first section; nil for its own.
    var items: Int?
    var content: [Double]
    var offset: Double
    /// Nine numbers for each element.
    var elements: [Double]
    /// Of the first and the last element.
    var explanations: [String]
  }

  let name: String
  /// The document in base 64.
  let layout: String
  private(set) var cases: [Case] = []

  init(name: String, _ bytes: [UInt8]) {
    self.name = name
    layout = Data(bytes).base64EncodedString()
    guard let page = LayoutPage(bytes: bytes) else { return }
    let own = page.container
    for size in [own, Size(width: 320, height: 568), Size(width: 1024, height: 700)] {
      for isMirrored in [false, true] {
        for items in [nil, 0, 1, 1000] as [Int?] {
          cases.append(Self.answer(of: page, size, isMirrored: isMirrored, items: items))
        }
      }
    }
  }

  private static func answer(
    of page: LayoutPage, _ size: Size, isMirrored: Bool, items: Int?
  ) -> Case {
    var page = page
    page.resize(to: size)
    page.read(isMirrored ? .rightToLeft : .leftToRight)
    if let items { page.setItemCount(items, ofSection: 0) }
    let content = page.contentSize
    let offset = (max(0, content.height - size.height) / 3).rounded()
    let bounds = Rect(x: 0, y: offset, width: size.width, height: size.height)
    page.find(in: bounds)
    let elements = page.found.flatMap { element in
      [
        Double(element.key.category.rawValue), Double(element.key.kind),
        Double(element.key.section), element.key.item == .max ? -1 : Double(element.key.item),
        element.frame.minX, element.frame.minY, element.frame.size.width,
        element.frame.size.height, Double(element.zIndex),
      ]
    }
    return Case(
      width: size.width, height: size.height, isMirrored: isMirrored, items: items,
      content: [content.width, content.height], offset: offset, elements: elements,
      explanations: Set([0, page.found.count - 1]).sorted().map {
        page.explanation(ofFound: $0, in: bounds)
      })
  }
}
