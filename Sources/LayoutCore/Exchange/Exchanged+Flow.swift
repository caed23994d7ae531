import GeometryCore

// Sections of flow layouts as bytes.

extension FlowMargins: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(start)
    bytes.write(end)
  }
  package static func read(from reader: inout ByteReader) -> FlowMargins {
    FlowMargins(start: reader.read(), end: reader.read())
  }
}

extension FlowMetrics: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(lineSpacing)
    bytes.write(itemSpacing)
    bytes.write(mainInsets)
    bytes.write(crossInsets)
    bytes.write(headerExtent)
    bytes.write(footerExtent)
    bytes.write(crossExtent)
  }
  package static func read(from reader: inout ByteReader) -> FlowMetrics {
    FlowMetrics(
      lineSpacing: reader.read(), itemSpacing: reader.read(), mainInsets: reader.read(),
      crossInsets: reader.read(), headerExtent: reader.read(), footerExtent: reader.read(),
      crossExtent: reader.read())
  }
}

extension FlowSizes: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .uniform(let size, let count):
      bytes.write(byte: 0)
      bytes.write(size)
      bytes.write(count: count)
    case .individual(let sizes):
      bytes.write(byte: 1)
      bytes.write(sizes)
    case .estimated(let estimates):
      bytes.write(byte: 2)
      bytes.write(estimates)
    }
  }
  package static func read(from reader: inout ByteReader) -> FlowSizes {
    switch reader.byte() {
    case 0: return .uniform(reader.read(), count: reader.count())
    case 1: return .individual(reader.list())
    case 2: return .estimated(reader.read())
    default:
      reader.fail()
      return .individual([])
    }
  }
}

extension FlowEstimates: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(count: count)
    bytes.write(estimate)
    bytes.write(count: own.count)
    for size in own { bytes.write(size) }
    bytes.write(measuresOwn)
    bytes.write(measurements)
  }
  package static func read(from reader: inout ByteReader) -> FlowEstimates {
    let count = reader.count()
    let estimate = reader.read(Size.self)
    var own: [Size?] = []
    let length = reader.count()
    for _ in 0..<length where !reader.failed { own.append(reader.optional()) }
    if !own.isEmpty, own.count != count { reader.fail() }
    return FlowEstimates(
      count: count, estimate: estimate, own: own, measuresOwn: reader.read(),
      measurements: reader.read())
  }
}

extension FlowMeasurements: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(average)
    bytes.write(count: followed)
    bytes.write(count: sizes.count)
    var cursor = sizes.cursor(from: 0)
    while cursor.index != Int.max {
      bytes.write(count: cursor.index)
      bytes.write(cursor.size)
      cursor.advance()
    }
  }
  package static func read(from reader: inout ByteReader) -> FlowMeasurements {
    var result = FlowMeasurements()
    result.average = reader.optional()
    result.followed = reader.count()
    let count = reader.count()
    for _ in 0..<count where !reader.failed {
      let item = reader.count()
      result.sizes.set(reader.read(), at: item)
    }
    return result
  }
}
