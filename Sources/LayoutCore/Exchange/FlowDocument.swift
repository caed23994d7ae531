import GeometryCore

/// All that a flow layout is solved from, as a value that can be written as bytes and solved
/// elsewhere.
///
/// Values that a delegate computes are kept as what it answered for this container.
package struct FlowDocument: Sendable {
  /// What a section is solved from.
  package struct Section: Sendable {
    package var sizes: FlowSizes
    /// Its extent across the scroll axis is that of the document.
    package var metrics: FlowMetrics

    package init(sizes: FlowSizes, metrics: FlowMetrics) {
      self.sizes = sizes
      self.metrics = metrics
    }
  }

  /// The scroll axis.
  package var axis: Axis
  package var direction: LayoutDirection
  /// Whether the display is the mirror image of the layout where reading goes from right to left.
  package var flips: Bool
  /// The size of the view in points.
  package var container: Size
  /// The content inset across the scroll axis, both sides together, in points.
  package var crossInset: Double
  /// The number of device pixels per point.
  package var scale: Double
  package var pins: FlowPins
  package var sections: [Section]

  package init(
    axis: Axis, direction: LayoutDirection, flips: Bool, container: Size, crossInset: Double,
    scale: Double, pins: FlowPins, sections: [Section]
  ) {
    self.axis = axis
    self.direction = direction
    self.flips = flips
    self.container = container
    self.crossInset = crossInset
    self.scale = scale
    self.pins = pins
    self.sections = sections
  }

  /// The solved layout.
  ///
  /// - Complexity: O(s), and O(n) in sections with items of different sizes.
  package func solved() -> FlowGeometry {
    let crossExtent = max(0, container[axis.crossing] - crossInset)
    let solved = sections.map { section in
      var metrics = section.metrics
      metrics.crossExtent = crossExtent
      return FlowSection(section.sizes, metrics: metrics, axis: axis)
    }
    return FlowGeometry(
      solved, axis: axis, crossExtent: crossExtent, scale: scale, pins: pins)
  }
}

// MARK: - Bytes

extension FlowDocument {
  /// The first bytes of a document, and its version.
  private static let mark: [UInt8] = [0x4f, 0x43, 0x46, 1]

  package var bytes: [UInt8] {
    var bytes = ByteWriter()
    for byte in Self.mark { bytes.write(byte: byte) }
    bytes.write(axis)
    bytes.write(direction)
    bytes.write(flips)
    bytes.write(container)
    bytes.write(crossInset)
    bytes.write(scale)
    bytes.write(pins)
    bytes.write(sections)
    return bytes.bytes
  }

  /// Reads a document; nil for bytes that are none.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    for byte in Self.mark where reader.byte() != byte { return nil }
    axis = reader.read()
    direction = reader.read()
    flips = reader.read()
    container = reader.read()
    crossInset = reader.read()
    scale = reader.read()
    pins = reader.read()
    sections = reader.list()
    guard reader.isComplete, scale.isFinite, scale > 0 else { return nil }
  }
}

extension FlowPins: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(headers)
    bytes.write(footers)
  }
  package static func read(from reader: inout ByteReader) -> FlowPins {
    FlowPins(headers: reader.read(), footers: reader.read())
  }
}

extension FlowDocument.Section: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(sizes)
    bytes.write(metrics)
  }
  package static func read(from reader: inout ByteReader) -> FlowDocument.Section {
    FlowDocument.Section(sizes: reader.read(), metrics: reader.read())
  }
}
