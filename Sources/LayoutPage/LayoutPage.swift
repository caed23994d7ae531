import GeometryCore
import LayoutCore

/// A layout that is solved in a page: a document, what a person has changed of it, and the elements
/// that the page shows.
package struct LayoutPage: Sendable {
  // One of the two. Embedded Swift has no values of protocol types.
  private var compositional: CompositionalPage?
  private var flow: FlowPage?

  /// Nil for bytes that are no document.
  package init?(bytes: [UInt8]) {
    if let document = LayoutDocument(bytes: bytes) {
      compositional = CompositionalPage(document)
    } else if let document = FlowDocument(bytes: bytes) {
      flow = FlowPage(document)
    } else {
      return nil
    }
  }

  package var isFlow: Bool { flow != nil }

  // MARK: Numbers

  /// The size of the view in points.
  package var container: Size {
    compositional?.document.environment.container ?? flow?.document.container ?? .zero
  }

  package var contentSize: Size {
    compositional?.geometry.contentSize ?? flow?.geometry.contentSize ?? .zero
  }

  package var sectionCount: Int {
    compositional?.geometry.sectionCount ?? flow?.geometry.sectionCount ?? 0
  }

  /// The number of items of a section; zero if there is no such section.
  package func itemCount(ofSection section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return compositional?.geometry.itemCount(inSection: section)
      ?? flow?.document.sections[section].sizes.count ?? 0
  }

  /// The names of the kinds that elements refer to.
  package var kinds: [String] { compositional?.geometry.kinds ?? FlowPage.kinds }

  // MARK: Changes

  /// Solves the layout in a container of another size.
  package mutating func resize(to size: Size) {
    compositional?.resize(to: size)
    flow?.resize(to: size)
  }

  /// Solves the layout in the other reading direction, or this one.
  package mutating func read(_ direction: LayoutDirection) {
    compositional?.read(direction)
    flow?.read(direction)
  }

  /// Gives a section another number of items; does nothing if there is no such section.
  package mutating func setItemCount(_ count: Int, ofSection section: Int) {
    compositional?.setItemCount(count, ofSection: section)
    flow?.setItemCount(count, ofSection: section)
  }

  /// A length that a page lets a person change.
  package enum Length: Int, Sendable {
    /// The distance of groups, or of lines.
    case spacing
    case top, leading, bottom, trailing
    /// The distance of sections, or of the items of a line.
    case outerSpacing
  }

  /// A length of a section, or of the layout.
  package func length(_ length: Length, ofSection section: Int) -> Double {
    compositional?.length(length, ofSection: section) ?? flow?.length(length, ofSection: section)
      ?? 0
  }

  /// Changes a length of a section, and of all that share its description.
  package mutating func set(_ length: Length, ofSection section: Int, to value: Double) {
    compositional?.set(length, ofSection: section, to: value)
    flow?.set(length, ofSection: section, to: value)
  }

  // MARK: Elements

  /// The elements that ``find(in:)`` has found, those behind first.
  package var found: [ElementPlacement] { compositional?.found ?? flow?.found ?? [] }

  /// Finds the elements in the visible part of the content.
  ///
  /// - Complexity: O(log s + v), v the number of elements found.
  package mutating func find(in bounds: Rect) {
    compositional?.find(in: bounds)
    flow?.find(in: bounds)
  }

  /// Scrolls the orthogonal section at a height of the content by a distance in reading direction.
  ///
  /// - Returns: Whether there is such a section.
  package mutating func scrollRow(at point: Point, by distance: Double, rests: Bool) -> Bool {
    compositional?.scrollRow(at: point, by: distance, rests: rests) ?? false
  }

  /// Why a found element is where it is, line by line; empty for none.
  package func explanation(ofFound index: Int, in bounds: Rect) -> String {
    compositional?.explanation(ofFound: index, in: bounds)
      ?? flow?.explanation(ofFound: index, in: bounds) ?? ""
  }
}
