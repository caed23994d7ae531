import GeometryCore

/// A solved layout: where every element is, at a cost that does not depend on the number of items.
///
/// Keeps one template for each distinct section description and 40 bytes for each section. Made
/// from a ``LayoutPlan``; never changes.
package struct LayoutGeometry: Sendable {
  package let configuration: LayoutConfiguration
  package let environment: LayoutEnvironment
  /// The names that ``ElementKey/kind`` stands for; the first is empty.
  package let kinds: [String]
  /// What the solving took.
  package let work: LayoutWork
  /// The size of everything, in points on whole device pixels.
  package let contentSize: Size

  let templates: [SectionTemplate]
  let stack: SectionStack
  /// The configuration's boundary items, and the length of all sections together.
  let boundary: BoundaryTemplate
  let regionLength: Double
  let boundaryCauses: CauseSet
  let physicalizer: Physicalizer

  /// Solves the sections of `plan`.
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
    // 2. Solve what surrounds all sections.
    context.causes = []
    let boundaries = limits.usable(configuration.boundaries)
    boundary = BoundarySolver(limits: .zero, quirks: environment.quirks)
      .template(of: boundaries, &context)
    boundaryCauses = context.causes.union(limits.causes)
    // 3. Put the sections one behind the other.
    stack = SectionStack(
      plan.sections, templates: templates, from: boundary.reservedStart,
      spacing: limits.usable(configuration.interSectionSpacing))
    regionLength = boundary.regionLength(around: stack.length)
    // 4. Sum up.
    let size = Size(
      along: scroll, main: boundary.reservedStart + regionLength + boundary.reservedEnd,
      cross: max(environment.container[scroll.crossing], stack.thickness))
    contentSize = Size(
      width: context.grid.nearest(size.width), height: context.grid.nearest(size.height))
    physicalizer = Physicalizer(
      grid: context.grid, width: contentSize.width,
      isMirrored: environment.direction == .rightToLeft)
    self.configuration = configuration
    self.environment = environment
    kinds = context.kinds
    work = context.work
  }

  package var sectionCount: Int { stack.records.count }

  package func itemCount(inSection section: Int) -> Int { stack.records[section].itemCount }

  /// The box of a section, boundary items that extend it included; nil for a section without size.
  package func frame(ofSection section: Int) -> Rect? {
    let record = stack.records[section]
    guard record.template >= 0, record.length > 0 else { return nil }
    return physicalizer.physical(flowFrame(of: record))
  }

  /// Whether a boundary item of the configuration or of a section stays in view.
  package var pinsBoundaries: Bool { boundary.pins || templates.contains { $0.boundary.pins } }

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
      + stack.records.enumerated().flatMap { section, record in
        (record.template < 0 ? [] : templates[Int(record.template)].causes.causes)
          .map { LayoutDiagnostic(section: section, cause: $0) }
      }
  }
}

extension LayoutGeometry {
  /// The template of a section; nil for a section without description.
  func template(ofSection section: Int) -> SectionTemplate? {
    let index = stack.records[section].template
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
