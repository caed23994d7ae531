import GeometryCore

/// All that a layout is solved from, as a value that can be written as bytes and solved elsewhere.
///
/// What the application computes by closures, frames of custom groups and spans of pieces, is kept as
/// what it answered for this environment.
package struct LayoutDocument: Sendable {
  package var configuration: LayoutConfiguration
  package var environment: LayoutEnvironment
  package var descriptions: [SectionDescription]
  package var sections: [LayoutPlan.Section]
  /// The sizes of elements that were measured.
  package var measurements: [ElementSize]
  /// The names of the kinds that the measurements refer to.
  package private(set) var kinds: [String]
  private var answers = ArrangementAnswers()

  /// - Parameter measured: The solved layout whose measurements are kept; nil for none.
  /// - Complexity: O(d + n), d the size of the descriptions, n the number of measured elements.
  package init(
    configuration: LayoutConfiguration, environment: LayoutEnvironment, plan: LayoutPlan,
    measured: LayoutGeometry? = nil
  ) {
    let recorder = ArrangementRecorder()
    self.configuration = configuration
    self.environment = environment
    descriptions = plan.descriptions.map { recorder.recording($0) }
    sections = plan.sections
    measurements = measured?.measuredSizes ?? []
    kinds = []
    let solved = LayoutGeometry(
      configuration: configuration, environment: environment, plan: self.plan)
    kinds = solved.kinds
    answers = recorder.answers
    descriptions = descriptions.map { answers.answering($0) }
  }

  /// The sections with their descriptions.
  package var plan: LayoutPlan {
    var plan = LayoutPlan()
    let indexes = descriptions.map { plan.append($0, itemCount: 0) }
    let empty = LayoutPlan.Section(description: -1, itemCount: 0)
    plan.replaceSections(
      sections.map {
        let index = Int($0.description)
        guard indexes.indices.contains(index) else { return empty }
        return LayoutPlan.Section(description: indexes[index], itemCount: $0.itemCount)
      })
    return plan
  }

  /// The solved layout with the measured sizes of elements that it has.
  ///
  /// - Complexity: O(s + d + m), s the number of sections, m that of measured elements.
  package func solved() -> LayoutGeometry {
    var geometry = LayoutGeometry(
      configuration: configuration, environment: environment, plan: plan)
    let kinds = kinds.map { geometry.kindIndex(of: $0) }
    geometry.record(
      measurements.compactMap { measurement in
        var measurement = measurement
        let section = Int(measurement.key.section)
        guard kinds.indices.contains(Int(measurement.key.kind)),
          let kind = kinds[Int(measurement.key.kind)], sections.indices.contains(section),
          measurement.key.category != .cell
            || measurement.key.item < sections[section].itemCount
        else { return nil }
        measurement.key.kind = UInt16(truncatingIfNeeded: kind)
        return measurement
      })
    return geometry
  }
}

// MARK: - Bytes

extension LayoutDocument {
  /// The first bytes of a document, and its version.
  private static let mark: [UInt8] = [0x4f, 0x43, 0x56, 1]

  package var bytes: [UInt8] {
    var bytes = ByteWriter()
    for byte in Self.mark { bytes.write(byte: byte) }
    bytes.write(configuration)
    bytes.write(environment)
    bytes.write(descriptions)
    bytes.write(sections)
    bytes.write(kinds)
    bytes.write(measurements)
    bytes.write(answers)
    return bytes.bytes
  }

  /// Reads a document; nil for bytes that are none.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    for byte in Self.mark where reader.byte() != byte { return nil }
    configuration = reader.read()
    environment = reader.read()
    descriptions = reader.list()
    sections = reader.list()
    kinds = reader.list()
    measurements = reader.list()
    answers = reader.read()
    guard reader.isComplete else { return nil }
    let answers = answers
    descriptions = descriptions.map { answers.answering($0) }
  }
}

extension LayoutPlan.Section: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(Int(description))
    bytes.write(count: itemCount)
  }
  package static func read(from reader: inout ByteReader) -> LayoutPlan.Section {
    LayoutPlan.Section(
      description: Int32(clamping: reader.read(Int.self)), itemCount: reader.count())
  }
}

extension ElementSize: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(key.category)
    bytes.write(count: Int(key.kind))
    bytes.write(count: Int(key.section))
    bytes.write(key.item == .max)
    bytes.write(count: key.item == .max ? 0 : key.item)
    bytes.write(size)
  }
  package static func read(from reader: inout ByteReader) -> ElementSize {
    let category = reader.read(ElementKey.Category.self)
    let (kind, section) = (reader.count(), reader.count())
    let isOfConfiguration = reader.read(Bool.self)
    let item = reader.count()
    return ElementSize(
      key: ElementKey(
        category: category, kind: kind, section: section, item: isOfConfiguration ? .max : item),
      size: reader.read())
  }
}
