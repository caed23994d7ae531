import GeometryCore

// Lengths, points and what is placed by them, as bytes.

extension Axis: Exchanged {
  package func write(to bytes: inout ByteWriter) { bytes.write(self == .vertical) }
  package static func read(from reader: inout ByteReader) -> Axis {
    reader.read(Bool.self) ? .vertical : .horizontal
  }
}

extension Point: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(x)
    bytes.write(y)
  }
  package static func read(from reader: inout ByteReader) -> Point {
    Point(x: reader.read(), y: reader.read())
  }
}

extension Size: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(width)
    bytes.write(height)
  }
  package static func read(from reader: inout ByteReader) -> Size {
    Size(width: reader.read(), height: reader.read())
  }
}

extension Rect: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(origin)
    bytes.write(size)
  }
  package static func read(from reader: inout ByteReader) -> Rect {
    Rect(origin: reader.read(), size: reader.read())
  }
}

extension DirectionalInsets: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    for edge in [top, leading, bottom, trailing] { bytes.write(edge) }
  }
  package static func read(from reader: inout ByteReader) -> DirectionalInsets {
    DirectionalInsets(
      top: reader.read(), leading: reader.read(), bottom: reader.read(), trailing: reader.read())
  }
}

extension LayoutDimension: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    let (number, length): (UInt8, Double) =
      switch self {
      case .fractionalWidth(let fraction): (0, fraction)
      case .fractionalHeight(let fraction): (1, fraction)
      case .absolute(let length): (2, length)
      case .estimated(let length): (3, length)
      case .uniformAcrossSiblings(let estimate): (4, estimate)
      }
    bytes.write(byte: number)
    bytes.write(length)
  }
  package static func read(from reader: inout ByteReader) -> LayoutDimension {
    let (number, length) = (reader.byte(), reader.read(Double.self))
    switch number {
    case 0: return .fractionalWidth(length)
    case 1: return .fractionalHeight(length)
    case 2: return .absolute(length)
    case 3: return .estimated(length)
    case 4: return .uniformAcrossSiblings(estimate: length)
    default:
      reader.fail()
      return .absolute(0)
    }
  }
}

extension LayoutExtent: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(width)
    bytes.write(height)
  }
  package static func read(from reader: inout ByteReader) -> LayoutExtent {
    LayoutExtent(width: reader.read(), height: reader.read())
  }
}

extension Spacing: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(isFlexible)
    bytes.write(minimum)
  }
  package static func read(from reader: inout ByteReader) -> Spacing {
    let isFlexible = reader.read(Bool.self)
    return isFlexible ? .flexible(reader.read()) : .fixed(reader.read())
  }
}

extension EdgeSpacing: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    for edge in [leading, top, trailing, bottom] { bytes.write(edge) }
  }
  package static func read(from reader: inout ByteReader) -> EdgeSpacing {
    EdgeSpacing(
      leading: reader.optional(), top: reader.optional(), trailing: reader.optional(),
      bottom: reader.optional())
  }
}

extension EdgeSet: Exchanged {
  package func write(to bytes: inout ByteWriter) { bytes.write(byte: rawValue) }
  package static func read(from reader: inout ByteReader) -> EdgeSet {
    EdgeSet(rawValue: reader.byte() & 0xf)
  }
}

extension Anchor: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(edges)
    switch offset {
    case .absolute(let point):
      bytes.write(false)
      bytes.write(point)
    case .fractional(let point):
      bytes.write(true)
      bytes.write(point)
    }
  }
  package static func read(from reader: inout ByteReader) -> Anchor {
    let edges = reader.read(EdgeSet.self)
    let isFractional = reader.read(Bool.self)
    return Anchor(
      edges: edges, offset: isFractional ? .fractional(reader.read()) : .absolute(reader.read()))
  }
}
