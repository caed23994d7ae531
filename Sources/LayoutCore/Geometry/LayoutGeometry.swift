import GeometryCore

/// The solved geometry of a layout, at a cost that does not depend on the number of items.
///
/// Stores one template for each distinct section description and 40 bytes for each section;
/// measurements only for sections that have some. Made from a ``LayoutPlan``.
package struct LayoutGeometry: Sendable {
  package let configuration: LayoutConfiguration
  package let environment: LayoutEnvironment
  /// The names of the kinds that ``ElementKey/kind`` stands for; the first is empty.
  package let kinds: [String]
  /// The cost of solving.
  package let work: LayoutWork
  /// The size of the content in points, rounded to device pixels.
  package private(set) var contentSize: Size

  /// The templates: one for each distinct description, followed by those of individual sections
  /// with measured boundary items or rows.
  var templates: [SectionTemplate]
  /// The number of templates that several sections may use.
  let sharedTemplateCount: Int
  /// Whether a section scrolls orthogonally.
  let hasRows: Bool
  /// The sections in order.
  var stack: SectionStack
  /// The measurements, by section.
  var measured: [Int: MeasuredSection] = [:]
  /// A cache of solved groups with measured cells and of packed pieces; nil while there can be
  /// none.
  var solvedGroups: SolvedGroups?
  /// The measured sizes of the configuration's boundary items, by index.
  var configurationSizes: [Int: Size] = [:]
  /// The packers of packed sections, by section.
  var packed: [Int: Packer]
  /// The cost of measurements.
  package internal(set) var measuringWork = MeasuringWork()
  /// The configuration's boundary items.
  var boundary: BoundaryTemplate
  /// The length of all sections together, in points.
  private(set) var regionLength: Double
  let boundaryCauses: CauseSet
  private(set) var physicalizer: Physicalizer

  /// Solves the sections of `plan`. Rule EDGE-9.
  ///
  /// - Complexity: O(s + d), s the number of sections, d the size of the distinct descriptions.
  package init(
    configuration: LayoutConfiguration, environment: LayoutEnvironment, plan: LayoutPlan
  ) {
    let environment = environment.usable
    let scroll = configuration.scrollAxis
    var context = SolverContext(environment: environment, scrollAxis: scroll)
    var limits = LengthLimits()
    // 1. Solve each description once.
    let solver = SectionSolver(configuration: configuration)
    templates = plan.descriptions.map { solver.template(of: $0, &context) }
    sharedTemplateCount = templates.count
    hasRows = templates.contains { $0.isOrthogonal }
    // 2. Solve the boundary items of the configuration.
    context.causes = []
    let boundaries = limits.usable(configuration.boundaries)
    boundary = BoundarySolver(limits: .zero, quirks: environment.quirks)
      .template(of: boundaries, &context)
    boundaryCauses = context.causes.union(limits.causes)
    // 3. Pack the pieces of packed sections.
    packed = plan.packers(templates, &context)
    if !packed.isEmpty { solvedGroups = SolvedGroups() }
    // 4. Stack the sections.
    stack = SectionStack(
      plan.sections, templates: templates, from: boundary.reservedStart,
      packed: packed, spacing: limits.usable(configuration.interSectionSpacing))
    regionLength = boundary.regionLength(around: stack.length)
    // 5. Sum up.
    contentSize = .zero
    physicalizer = Physicalizer(
      grid: context.grid, width: 0, isMirrored: environment.direction == .rightToLeft)
    self.configuration = configuration
    self.environment = environment
    kinds = context.kinds
    work = context.work
    sumUp()
  }

  /// Updates the content size from the length of the sections. Rules NUM-7, SECT-9, SECT-12.
  mutating func sumUp() {
    let scroll = configuration.scrollAxis
    regionLength = boundary.regionLength(around: stack.length)
    let size = Size(
      along: scroll, main: boundary.reservedStart + regionLength + boundary.reservedEnd,
      cross: max(environment.container[scroll.crossing], stack.thickness))
    let grid = physicalizer.grid
    contentSize = Size(width: grid.nearest(size.width), height: grid.nearest(size.height))
    physicalizer = Physicalizer(
      grid: grid, width: contentSize.width, isMirrored: physicalizer.isMirrored)
  }

  package var sectionCount: Int { stack.count }

  package func itemCount(inSection section: Int) -> Int { stack.itemCount(inSection: section) }

  /// The frame of a section including boundary items that extend it; nil for a section without
  /// size.
  package func frame(ofSection section: Int) -> Rect? {
    let record = stack[section]
    guard record.template >= 0, record.length > 0 else { return nil }
    return physicalizer.physical(flowFrame(of: record))
  }

  /// Whether a boundary item of the configuration or of a section is pinned.
  package var pinsBoundaries: Bool { boundary.pins || templates.contains { $0.boundary.pins } }

  /// Whether a packed section has pinned pieces.
  package var pinsPieces: Bool { packed.contains { $0.value.staysInView } }

  /// Whether a cell belongs to a pinned row or column.
  package func staysInView(_ key: ElementKey) -> Bool {
    guard key.category == .cell, let capacity = template(ofSection: Int(key.section))?.capacity,
      capacity > 0
    else { return false }
    return packed[Int(key.section)]?.staysInView(key.item / capacity) ?? false
  }

  /// Whether a boundary item of the section is pinned.
  package func pinsBoundaries(inSection section: Int) -> Bool {
    template(ofSection: section)?.boundary.pins ?? false
  }

  /// The mistakes in the descriptions, once per section and cause.
  ///
  /// - Complexity: O(s).
  package var diagnostics: [LayoutDiagnostic] {
    let ofConfiguration = boundaryCauses.causes.map { LayoutDiagnostic(section: -1, cause: $0) }
    return ofConfiguration
      + stack.indices.flatMap { section in
        (template(ofSection: section)?.causes.causes ?? [])
          .map { LayoutDiagnostic(section: section, cause: $0) }
      }
  }
}

extension LayoutGeometry {
  /// The template of a section; nil for a section without description, or if there is no such
  /// section.
  func template(ofSection section: Int) -> SectionTemplate? {
    guard stack.indices.contains(section) else { return nil }
    let index = stack.template(ofSection: section)
    return index < 0 ? nil : templates[Int(index)]
  }

  /// The frame of a section in flow space.
  func flowFrame(of record: SectionRecord) -> Rect {
    let scroll = configuration.scrollAxis
    let cross = environment.container[scroll.crossing]
    return Rect(
      origin: Point(along: scroll, main: record.start, cross: 0),
      size: Size(along: scroll, main: record.length, cross: cross))
  }
}
