import GeometryCore
import LayoutCore
import TestSupport

// What a recording asks for, in the engine's terms.

extension LayoutFixture {
  var coreConfiguration: LayoutConfiguration {
    LayoutConfiguration(
      scrollAxis: configuration.scrollDirection == "horizontal" ? .horizontal : .vertical,
      interSectionSpacing: configuration.interSectionSpacing ?? 0,
      boundaries: (configuration.boundary ?? []).map(\.core),
      contentInsetsReference: reference(configuration.contentInsetsReference) ?? .safeArea)
  }

  var coreEnvironment: LayoutEnvironment {
    let margins = insets(layoutMargins)
    return LayoutEnvironment(
      container: Size(width: container[0], height: container[1]), scale: scale,
      layoutMargins: margins, readableContent: margins)
  }

  var coreViewport: Viewport? {
    contentOffset.map { offset in
      Viewport(
        bounds: Rect(x: offset[0], y: offset[1], width: container[0], height: container[1]),
        insets: insets(adjustedContentInset))
    }
  }

  var coreGeometry: LayoutGeometry {
    LayoutGeometry(
      configuration: coreConfiguration, environment: coreEnvironment,
      plan: LayoutPlan(layout.core, itemCounts: itemCounts))
  }
}

func insets(_ values: [Double]?) -> DirectionalInsets {
  guard let values else { return .zero }
  return DirectionalInsets(
    top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
}

func reference(_ name: String?) -> InsetsReference? {
  let names: [String: InsetsReference] = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea,
    "layoutMargins": .layoutMargins, "readableContent": .readableContent,
  ]
  return name.map { names[$0]! }
}

extension LayoutFixture.Dimension {
  var core: LayoutDimension {
    switch self {
    case .fractionalWidth(let share): .fractionalWidth(share)
    case .fractionalHeight(let share): .fractionalHeight(share)
    case .absolute(let length): .absolute(length)
    case .estimated(let length): .estimated(length)
    }
  }
}

extension [LayoutFixture.Dimension] {
  var core: LayoutExtent { LayoutExtent(width: self[0].core, height: self[1].core) }
}

extension LayoutFixture.Spacing {
  var core: Spacing {
    switch self {
    case .fixed(let length): .fixed(length)
    case .flexible(let length): .flexible(length)
    }
  }
}

extension [String] {
  var coreEdges: EdgeSet {
    let names: [String: EdgeSet] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    return reduce(into: []) { $0.formUnion(names[$1]!) }
  }
}

extension LayoutFixture.Anchor {
  var core: Anchor {
    if let offset = fractionalOffset {
      return Anchor(edges: edges.coreEdges, offset: .fractional(Point(x: offset[0], y: offset[1])))
    }
    let offset = absoluteOffset ?? [0, 0]
    return Anchor(edges: edges.coreEdges, offset: .absolute(Point(x: offset[0], y: offset[1])))
  }
}

extension LayoutFixture.Item {
  var core: ItemDescription {
    ItemDescription(
      extent: size.core, contentInsets: insets(contentInsets),
      edgeSpacing: EdgeSpacing(
        leading: edgeSpacing?.leading?.core, top: edgeSpacing?.top?.core,
        trailing: edgeSpacing?.trailing?.core, bottom: edgeSpacing?.bottom?.core),
      supplementaries: (supplementary ?? []).map {
        SupplementaryDescription(
          extent: $0.size.core, kind: $0.kind, containerAnchor: $0.containerAnchor.core,
          itemAnchor: $0.itemAnchor?.core, zIndex: $0.zIndex ?? 1)
      },
      group: coreGroup)
  }

  private var coreGroup: GroupDescription? {
    switch type {
    case "item": return nil
    case "custom":
      let placements = (frames ?? []).map {
        CustomPlacement(
          frame: Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), zIndex: Int($0[4]))
      }
      let arrangement = CustomArrangement(identity: 1) { _ in placements }
      return GroupDescription(axis: .horizontal, form: .custom(arrangement))
    default:
      let items = (subitems ?? []).map(\.core)
      return GroupDescription(
        axis: type == "hgroup" ? .horizontal : .vertical,
        form: count.map { .counted(items[0], count: $0, resizesSubitem: true) }
          ?? .repeating(items),
        interItemSpacing: interItemSpacing?.core)
    }
  }
}

extension LayoutFixture.Boundary {
  var core: BoundaryDescription {
    let alignments: [String: EdgeSet] = [
      "none": [], "top": .top, "topLeading": [.top, .leading], "leading": .leading,
      "bottomLeading": [.bottom, .leading], "bottom": .bottom,
      "bottomTrailing": [.bottom, .trailing], "trailing": .trailing,
      "topTrailing": [.top, .trailing],
    ]
    return BoundaryDescription(
      extent: size.core, kind: kind, alignment: alignments[alignment]!,
      offset: Point(x: offset[0], y: offset[1]), extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds)
  }
}

extension LayoutFixture.Section {
  var core: SectionDescription {
    let behaviors: [String: OrthogonalBehavior] = [
      "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ]
    return SectionDescription(
      group: group.core, contentInsets: insets(contentInsets),
      interGroupSpacing: interGroupSpacing ?? 0,
      orthogonalBehavior: orthogonalScrollingBehavior.map { behaviors[$0]! } ?? .none,
      boundaries: (boundary ?? []).map(\.core),
      decorations: (decorations ?? []).map {
        DecorationDescription(
          kind: $0.kind, zIndex: $0.zIndex ?? 0, contentInsets: insets($0.contentInsets))
      },
      boundariesFollowContentInsets: supplementariesFollowContentInsets ?? true,
      contentInsetsReference: reference(contentInsetsReference) ?? .automatic)
  }
}
