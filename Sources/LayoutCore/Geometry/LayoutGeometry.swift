import GeometryCore

/// A solved layout: where every element is, at a cost that does not depend on the number of items.
package struct LayoutGeometry: Sendable {
  package let configuration: LayoutConfiguration
  package let environment: LayoutEnvironment
  /// The names that ``ElementKey/kind`` stands for; the first is empty.
  package let kinds: [String]
  /// What the solving took.
  package let work: LayoutWork
  /// The size of everything, in points on whole device pixels.
  package let contentSize: Size

  /// Solves the sections of `plan`.
  ///
  /// - Complexity: O(s + d), s the number of sections, d the size of the distinct descriptions.
  package init(
    configuration: LayoutConfiguration, environment: LayoutEnvironment, plan: LayoutPlan
  ) { fatalError() }

  package var sectionCount: Int { fatalError() }
  package func itemCount(inSection section: Int) -> Int { fatalError() }
  /// The box of a section, boundary items that extend it included; nil for a section without size.
  package func frame(ofSection section: Int) -> Rect? { fatalError() }
  /// Whether a boundary item of the configuration or of a section stays in view.
  package var pinsBoundaries: Bool { fatalError() }
  package func pinsBoundaries(inSection section: Int) -> Bool { fatalError() }
  /// What was wrong with the descriptions, by section; once per section and cause.
  package var diagnostics: [LayoutDiagnostic] { fatalError() }

  /// The index of a kind's name; nil if no description uses it.
  package func kindIndex(of name: String) -> Int? { fatalError() }
  /// How many supplementaries of `kind` a section has.
  package func supplementaryCount(ofKind kind: Int, inSection section: Int) -> Int { fatalError() }

  /// Where an element is; nil if there is no such element. Orthogonal rows are unscrolled.
  /// - Parameter viewport: What is in view, for pinned elements; nil gives their natural places.
  package func placement(of key: ElementKey, viewport: Viewport? = nil) -> ElementPlacement? {
    fatalError()
  }
  /// Appends every element that meets `rect`.
  /// - Parameters:
  ///   - offsets: How far orthogonal sections are scrolled, by section, counted in reading direction.
  ///     Sections left out are at their ``OrthogonalScroller/initialOffset``.
  package func appendElements(
    in rect: Rect, viewport: Viewport? = nil, orthogonalOffsets offsets: [Int: Double] = [:],
    to placements: inout [ElementPlacement]
  ) { fatalError() }
  /// Appends every element of a section: O(n).
  package func appendAllElements(
    ofSection section: Int, viewport: Viewport? = nil, to placements: inout [ElementPlacement]
  ) { fatalError() }

  /// The scroller of an orthogonal section; nil for another section and for one without cells.
  package func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? { fatalError() }
  /// Whether the element moves with the scroller of its section: cells, item and group
  /// supplementaries of an orthogonal section do, boundary items and decorations do not.
  package func belongsToOrthogonalScroller(_ key: ElementKey) -> Bool { fatalError() }
  /// Where a section comes to rest that is let go `proposed` points from the start of its row.
  package func restingOffset(inSection section: Int, proposed: Double) -> Double { fatalError() }
}
