import GeometryCore
import LayoutCore
import Testing

/// A layout whose frames were worked out by hand from the documentation and the recorded rules.
struct MatrixCase: Sendable, CustomTestStringConvertible {
  var name: String
  var section: SectionDescription
  /// What the cells measure, in item order; nil for one that is not measured.
  var measured: [Size?] = []
  /// x, y, width and height of the cells in order.
  var frames: [[Double]]
  var content: [Double]

  var testDescription: String { name }
}

/// {item, group, section} x {content insets, spacing} x {absolute, fractional, estimated}, on both
/// axes, in a container of 320 x 480. Insets and edge spacing are always top 2, leading 3, bottom 5
/// and trailing 7.
@Suite struct EstimateMatrixTests {
  private let container = Size(width: 320, height: 480)

  @Test(arguments: MatrixCase.items + MatrixCase.groups + MatrixCase.sections + MatrixCase.mixed)
  func `frames are those worked out by hand`(example: MatrixCase) {
    expect(example, transposed: false)
  }

  @Test(arguments: MatrixCase.items + MatrixCase.groups + MatrixCase.sections + MatrixCase.mixed)
  func `sideways they are the same with the axes exchanged`(example: MatrixCase) {
    expect(example, transposed: true)
  }

  private func expect(_ example: MatrixCase, transposed: Bool) {
    let section = transposed ? example.section.transposed : example.section
    var geometry = LayoutGeometry(
      configuration: LayoutConfiguration(scrollAxis: transposed ? .horizontal : .vertical),
      environment: LayoutEnvironment(
        container: transposed ? container.transposed : container, scale: 2),
      plan: LayoutPlan(section, itemCounts: [example.frames.count]))
    for (item, size) in example.measured.enumerated() {
      guard let size else { continue }
      geometry.record(transposed ? size.transposed : size, for: .cell(section: 0, item: item))
    }
    for (item, expected) in example.frames.enumerated() {
      let frame = Rect(x: expected[0], y: expected[1], width: expected[2], height: expected[3])
      let found = geometry.cell(item).map { transposed ? $0.transposed : $0 }
      #expect(found == frame, "\(example.name), item \(item)")
    }
    let content = transposed ? geometry.contentSize.transposed : geometry.contentSize
    #expect(content == Size(width: example.content[0], height: example.content[1]))
  }
}

// MARK: - Short spellings

extension MatrixCase {
  private static let insets = DirectionalInsets(top: 2, leading: 3, bottom: 5, trailing: 7)
  private static let edges = EdgeSpacing(
    leading: .fixed(3), top: .fixed(2), trailing: .fixed(7), bottom: .fixed(5))

  static func item(
    _ width: LayoutDimension, _ height: LayoutDimension, insets: Bool = false, edges: Bool = false,
    group: GroupDescription? = nil
  ) -> ItemDescription {
    ItemDescription(
      extent: LayoutExtent(width: width, height: height),
      contentInsets: insets ? Self.insets : .zero, edgeSpacing: edges ? Self.edges : .none,
      group: group)
  }

  static func row(
    _ width: LayoutDimension, _ height: LayoutDimension, _ items: [ItemDescription],
    spacing: Double = 0, insets: Bool = false, edges: Bool = false
  ) -> ItemDescription {
    item(
      width, height, insets: insets, edges: edges,
      group: GroupDescription(
        axis: .horizontal, form: .repeating(items), interItemSpacing: .fixed(spacing)))
  }

  static func column(
    _ width: LayoutDimension, _ height: LayoutDimension, _ items: [ItemDescription],
    spacing: Double = 0, insets: Bool = false, edges: Bool = false
  ) -> ItemDescription {
    item(
      width, height, insets: insets, edges: edges,
      group: GroupDescription(
        axis: .vertical, form: .repeating(items), interItemSpacing: .fixed(spacing)))
  }

  static func section(
    _ group: ItemDescription, insets: Bool = false, spacing: Double = 0
  ) -> SectionDescription {
    SectionDescription(
      group: group, contentInsets: insets ? Self.insets : .zero, interGroupSpacing: spacing)
  }

  static func wide(_ width: Double) -> Size { Size(width: width, height: 0) }
  static func high(_ height: Double) -> Size { Size(width: 0, height: height) }
}
