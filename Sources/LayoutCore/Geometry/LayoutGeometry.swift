import GeometryCore

/// A solved layout: where every element is, at a cost that does not depend on the number of items.
///
/// Keeps one template for each distinct section description and 40 bytes for each section. Made
/// from a ``LayoutPlan``. Of measurements it keeps those of sections that have some.
package struct LayoutGeometry: Sendable {
  package let configuration: LayoutConfiguration
  package let environment: LayoutEnvironment
  /// The names that ``ElementKey/kind`` stands for; the first is empty.
  package let kinds: [String]
  /// What the solving took.
  package let work: LayoutWork
  /// The size of everything, in points on whole device pixels.
  package private(set) var contentSize: Size

  /// One for each distinct description, and behind those the ones of single sections whose
  /// boundary items or rows have been measured.
  var templates: [SectionTemplate]
  let sharedTemplateCount: Int
  /// Whether a section scrolls across the layout's scroll axis.
  let hasRows: Bool
  var stack: SectionStack
  /// What has been measured, by section.
  var measured: [Int: MeasuredSection] = [:]
  /// The groups with measured cells, and the packed pieces, that were solved lately; nil while there
  /// can be none.
  var solvedGroups: SolvedGroups?
  /// The sizes of the configuration's boundary items that have been measured, by their place.
  var configurationSizes: [Int: Size] = [:]
  /// The pieces of packed sections, by section.
  var packed: [Int: any Packer]
  /// What measurements took.
  package internal(set) var measuringWork = MeasuringWork()
  /// The configuration's boundary items, and the length of all sections together.
  var boundary: BoundaryTemplate
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
    hasRows = templates.contains(where: \.isOrthogonal)
    // 2. Solve what surrounds all sections.
    context.causes = []
    let boundaries = limits.usable(configuration.boundaries)
    boundary = BoundarySolver(limits: .zero, quirks: environment.quirks)
      .template(of: boundaries, &context)
    boundaryCauses = context.causes.union(limits.causes)
    // 3. Pack the pieces of sections that have some.
    packed = Self.packers(of: plan, templates, &context)
    if !packed.isEmpty { solvedGroups = SolvedGroups() }
    // 4. Put the sections one behind the other.
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

  /// Takes over the length of the sections. Rules NUM-7, SECT-9, SECT-12.
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

  /// The box of a section, boundary items that extend it included; nil for a section without size.
  package func frame(ofSection section: Int) -> Rect? {
    let record = stack[section]
    guard record.template >= 0, record.length > 0 else { return nil }
    return physicalizer.physical(flowFrame(of: record))
  }

  /// Whether a boundary item of the configuration or of a section stays in view.
  package var pinsBoundaries: Bool { boundary.pins || templates.contains { $0.boundary.pins } }

  /// Whether some pieces of a packed section stay in view.
  package var pinsPieces: Bool { packed.contains { $0.value.staysInView } }

  /// Whether a cell is of a row or column that stays in view.
  package func staysInView(_ key: ElementKey) -> Bool {
    guard key.category == .cell, let capacity = template(ofSection: Int(key.section))?.capacity,
      capacity > 0
    else { return false }
    return packed[Int(key.section)]?.staysInView(key.item / capacity) ?? false
  }

  /// Whether a boundary item of the section stays in view.
  package func pinsBoundaries(inSection section: Int) -> Bool {
    template(ofSection: section)?.boundary.pins ?? false
  }

  /// What was wrong with the descriptions, by section; once per section and cause.
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
  /// The template of a section; nil for one without description, and where there is no section.
  func template(ofSection section: Int) -> SectionTemplate? {
    guard stack.indices.contains(section) else { return nil }
    let index = stack.template(ofSection: section)
    return index < 0 ? nil : templates[Int(index)]
  }

  /// The box of a section in flow space.
  func flowFrame(of record: SectionRecord) -> Rect {
    let scroll = configuration.scrollAxis
    let cross = environment.container[scroll.crossing]
    return Rect(
      origin: Point(along: scroll, main: record.start, cross: 0),
      size: Size(along: scroll, main: record.length, cross: cross))
  }
}
