import GeometryCore

// Arrangements as bytes. What the application computes by closures is written as what they answered.

extension CustomPlacement: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(frame)
    bytes.write(zIndex)
  }
  package static func read(from reader: inout ByteReader) -> CustomPlacement {
    CustomPlacement(frame: reader.read(), zIndex: reader.read())
  }
}

extension CustomArrangement {
  /// An arrangement that has these frames in every container.
  package init(identity: UInt64, placements: [CustomPlacement]) {
    self.init(identity: identity) { _ in placements }
  }
}

extension SpanRule {
  /// A rule by which pieces span these numbers of columns, those behind them one.
  package init(identity: UInt64, spans: [Int]) {
    self.init(identity: identity) { $0 < spans.count ? spans[$0] : 1 }
  }
}

extension WaterfallRule: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(columns)
    bytes.write(columnSpacing)
    bytes.write(spacing)
    bytes.write(count: spans.map { Int(clamping: $0.identity) + 1 } ?? 0)
  }
  package static func read(from reader: inout ByteReader) -> WaterfallRule {
    var rule = WaterfallRule(
      columns: reader.read(), columnSpacing: reader.read(), spacing: reader.read())
    let identity = reader.count()
    if identity > 0 { rule.spans = SpanRule(identity: UInt64(identity - 1), spans: []) }
    return rule
  }
}

extension OverflowDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(extent)
    bytes.write(kind)
    bytes.write(zIndex)
  }
  package static func read(from reader: inout ByteReader) -> OverflowDescription {
    OverflowDescription(extent: reader.read(), kind: reader.read(), zIndex: reader.read())
  }
}

extension LineRule: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(alignment)
    bytes.write(crossAlignment)
    bytes.write(spacing)
    bytes.write(lineSpacing)
    bytes.write(thickness)
    bytes.write(maximumLines)
    bytes.write(overflow)
  }
  package static func read(from reader: inout ByteReader) -> LineRule {
    LineRule(
      alignment: reader.read(), crossAlignment: reader.read(), spacing: reader.read(),
      lineSpacing: reader.read(), thickness: reader.optional(), maximumLines: reader.optional(),
      overflow: reader.optional())
  }
}

extension SheetRule: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(columnWidths)
    bytes.write(columnSpacing)
    bytes.write(rowSpacing)
    for number in [frozen.top, frozen.leading, frozen.bottom, frozen.trailing] {
      bytes.write(number)
    }
  }
  package static func read(from reader: inout ByteReader) -> SheetRule {
    var rule = SheetRule(
      columnWidths: reader.list(), columnSpacing: reader.read(), rowSpacing: reader.read())
    rule.frozen = Frozen(
      top: reader.read(), leading: reader.read(), bottom: reader.read(), trailing: reader.read())
    if rule.columnWidths.isEmpty {
      reader.fail()
      rule.columnWidths = [0]
    }
    return rule
  }
}

extension PackedArrangement: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    switch rule {
    case .waterfall(let rule):
      bytes.write(byte: 0)
      bytes.write(rule)
    case .lines(let rule):
      bytes.write(byte: 1)
      bytes.write(rule)
    case .sheet(let rule):
      bytes.write(byte: 2)
      bytes.write(rule)
    }
    bytes.write(piece)
    bytes.write(count)
  }
  package static func read(from reader: inout ByteReader) -> PackedArrangement {
    let rule: Rule
    switch reader.byte() {
    case 0: rule = .waterfall(reader.read())
    case 1: rule = .lines(reader.read())
    case 2: rule = .sheet(reader.read())
    default:
      reader.fail()
      rule = .lines(LineRule())
    }
    return PackedArrangement(rule, of: reader.read(), count: reader.optional())
  }
}
