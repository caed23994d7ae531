import GeometryCore
import LayoutCore

// The same layouts with horizontal and vertical exchanged.

extension Size {
  var transposed: Size { Size(width: height, height: width) }
}

extension Point {
  var transposed: Point { Point(x: y, y: x) }
}

extension Rect {
  var transposed: Rect { Rect(origin: origin.transposed, size: size.transposed) }
}

extension DirectionalInsets {
  var transposed: DirectionalInsets {
    DirectionalInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension LayoutDimension {
  var transposed: LayoutDimension {
    switch self {
    case .fractionalWidth(let share): .fractionalHeight(share)
    case .fractionalHeight(let share): .fractionalWidth(share)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension LayoutExtent {
  var transposed: LayoutExtent { LayoutExtent(width: height.transposed, height: width.transposed) }
}

extension EdgeSet {
  var transposed: EdgeSet {
    var edges: EdgeSet = []
    if contains(.top) { edges.insert(.leading) }
    if contains(.leading) { edges.insert(.top) }
    if contains(.bottom) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.bottom) }
    return edges
  }
}

extension Anchor {
  var transposed: Anchor {
    switch offset {
    case .absolute(let point): Anchor(edges: edges.transposed, offset: .absolute(point.transposed))
    case .fractional(let point):
      Anchor(edges: edges.transposed, offset: .fractional(point.transposed))
    }
  }
}

extension ItemDescription {
  var transposed: ItemDescription {
    ItemDescription(
      extent: extent.transposed, contentInsets: contentInsets.transposed,
      edgeSpacing: EdgeSpacing(
        leading: edgeSpacing.top, top: edgeSpacing.leading, trailing: edgeSpacing.bottom,
        bottom: edgeSpacing.trailing),
      supplementaries: supplementaries.map {
        SupplementaryDescription(
          extent: $0.extent.transposed, kind: $0.kind,
          containerAnchor: $0.containerAnchor.transposed, itemAnchor: $0.itemAnchor?.transposed,
          zIndex: $0.zIndex, contentInsets: $0.contentInsets.transposed)
      },
      group: group?.transposed)
  }
}

extension GroupDescription {
  var transposed: GroupDescription {
    let form: Form =
      switch form {
      case .repeating(let items): .repeating(items.map(\.transposed))
      case .counted(let item, let count, let resizes):
        .counted(item.transposed, count: count, resizesSubitem: resizes)
      case .packed(let arrangement):
        .packed(
          PackedArrangement(
            arrangement.rule, of: arrangement.piece.transposed, count: arrangement.count))
      case .custom(let arrangement):
        .custom(
          CustomArrangement(identity: arrangement.identity) { container in
            arrangement.provider(
              CustomArrangement.Container(
                size: container.size.transposed, contentInsets: container.contentInsets.transposed)
            ).map { CustomPlacement(frame: $0.frame.transposed, zIndex: $0.zIndex) }
          })
      }
    return GroupDescription(axis: axis.crossing, form: form, interItemSpacing: interItemSpacing)
  }
}

extension BoundaryDescription {
  var transposed: BoundaryDescription {
    var boundary = self
    boundary.extent = extent.transposed
    boundary.alignment = alignment.transposed
    boundary.offset = offset.transposed
    boundary.containerAnchor = containerAnchor?.transposed
    boundary.contentInsets = contentInsets.transposed
    return boundary
  }
}

extension SectionDescription {
  var transposed: SectionDescription {
    var section = self
    section.group = group.transposed
    section.contentInsets = contentInsets.transposed
    section.boundaries = boundaries.map(\.transposed)
    section.decorations = decorations.map {
      DecorationDescription(
        kind: $0.kind, zIndex: $0.zIndex, contentInsets: $0.contentInsets.transposed)
    }
    return section
  }
}

extension LayoutConfiguration {
  var transposed: LayoutConfiguration {
    var configuration = self
    configuration.scrollAxis = scrollAxis.crossing
    configuration.boundaries = boundaries.map(\.transposed)
    return configuration
  }
}
