import GeometryCore

// Descriptions of sections and of what they consist of, as bytes.

extension SupplementaryDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(extent)
    bytes.write(kind)
    bytes.write(containerAnchor)
    bytes.write(itemAnchor)
    bytes.write(zIndex)
    bytes.write(contentInsets)
  }
  package static func read(from reader: inout ByteReader) -> SupplementaryDescription {
    SupplementaryDescription(
      extent: reader.read(), kind: reader.read(), containerAnchor: reader.read(),
      itemAnchor: reader.optional(), zIndex: reader.read(), contentInsets: reader.read())
  }
}

extension GroupDescription.Form: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .repeating(let subitems):
      bytes.write(byte: 0)
      bytes.write(subitems)
    case .counted(let subitem, let count, let resizesSubitem):
      bytes.write(byte: 1)
      bytes.write(subitem)
      bytes.write(count)
      bytes.write(resizesSubitem)
    case .custom(let arrangement):
      bytes.write(byte: 2)
      bytes.write(count: Int(clamping: arrangement.identity))
    case .packed(let arrangement):
      bytes.write(byte: 3)
      bytes.write(arrangement)
    }
  }
  package static func read(from reader: inout ByteReader) -> GroupDescription.Form {
    switch reader.byte() {
    case 0: return .repeating(reader.list())
    case 1: return .counted(reader.read(), count: reader.read(), resizesSubitem: reader.read())
    case 2: return .custom(CustomArrangement(identity: UInt64(reader.count()), placements: []))
    case 3: return .packed(reader.read())
    default:
      reader.fail()
      return .repeating([])
    }
  }
}

extension GroupDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(axis)
    bytes.write(form)
    bytes.write(interItemSpacing)
  }
  package static func read(from reader: inout ByteReader) -> GroupDescription {
    reader.nested {
      GroupDescription(axis: $0.read(), form: $0.read(), interItemSpacing: $0.optional())
    } ?? GroupDescription(axis: .vertical, form: .repeating([]))
  }
}

extension ItemDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(extent)
    bytes.write(contentInsets)
    bytes.write(edgeSpacing)
    bytes.write(supplementaries)
    bytes.write(group)
  }
  package static func read(from reader: inout ByteReader) -> ItemDescription {
    ItemDescription(
      extent: reader.read(), contentInsets: reader.read(), edgeSpacing: reader.read(),
      supplementaries: reader.list(), group: reader.optional())
  }
}

extension BoundaryDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(extent)
    bytes.write(kind)
    bytes.write(alignment)
    bytes.write(offset)
    bytes.write(extendsBoundary)
    bytes.write(pinsToVisibleBounds)
    bytes.write(zIndex)
    bytes.write(contentInsets)
    bytes.write(containerAnchor)
  }
  package static func read(from reader: inout ByteReader) -> BoundaryDescription {
    var item = BoundaryDescription(
      extent: reader.read(), kind: reader.read(), alignment: reader.read(), offset: reader.read(),
      extendsBoundary: reader.read(), pinsToVisibleBounds: reader.read(), zIndex: reader.read(),
      contentInsets: reader.read())
    item.containerAnchor = reader.optional()
    return item
  }
}

extension DecorationDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(kind)
    bytes.write(zIndex)
    bytes.write(contentInsets)
  }
  package static func read(from reader: inout ByteReader) -> DecorationDescription {
    DecorationDescription(
      kind: reader.read(), zIndex: reader.read(), contentInsets: reader.read())
  }
}

extension SectionDescription: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(group)
    bytes.write(contentInsets)
    bytes.write(interGroupSpacing)
    bytes.write(orthogonalBehavior)
    bytes.write(loops)
    bytes.write(boundaries)
    bytes.write(decorations)
    bytes.write(boundariesFollowContentInsets)
    bytes.write(contentInsetsReference)
    bytes.write(boundaryInsetsReference)
  }
  package static func read(from reader: inout ByteReader) -> SectionDescription {
    SectionDescription(
      group: reader.read(), contentInsets: reader.read(), interGroupSpacing: reader.read(),
      orthogonalBehavior: reader.read(), loops: reader.read(), boundaries: reader.list(),
      decorations: reader.list(), boundariesFollowContentInsets: reader.read(),
      contentInsetsReference: reader.read(),
      boundaryInsetsReference: reader.read())
  }
}

extension LayoutConfiguration: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(scrollAxis)
    bytes.write(interSectionSpacing)
    bytes.write(boundaries)
    bytes.write(contentInsetsReference)
  }
  package static func read(from reader: inout ByteReader) -> LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: reader.read(), interSectionSpacing: reader.read(), boundaries: reader.list(),
      contentInsetsReference: reader.read())
  }
}

extension LayoutEnvironment: Exchanged {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(container)
    bytes.write(scale)
    for edges in [safeArea, layoutMargins, readableContent] { bytes.write(edges) }
    bytes.write(direction)
    bytes.write(quirks.boundaryAnchorOffsetReservesNoRoom)
    bytes.write(quirks.orthogonalScrollersSpanContainer)
  }
  package static func read(from reader: inout ByteReader) -> LayoutEnvironment {
    LayoutEnvironment(
      container: reader.read(), scale: reader.read(), safeArea: reader.read(),
      layoutMargins: reader.read(), readableContent: reader.read(), direction: reader.read(),
      quirks: Quirks(
        boundaryAnchorOffsetReservesNoRoom: reader.read(),
        orthogonalScrollersSpanContainer: reader.read()))
  }
}
