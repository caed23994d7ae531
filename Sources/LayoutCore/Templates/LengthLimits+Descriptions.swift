import GeometryCore

extension LengthLimits {
  /// The section with usable numbers, and groups within the nesting limit.
  ///
  /// - Complexity: O(d), d the number of described items.
  mutating func usable(_ section: SectionDescription) -> SectionDescription {
    var section = section
    section.group = usable(section.group, depth: 0)
    section.contentInsets = usable(section.contentInsets)
    section.interGroupSpacing = usable(section.interGroupSpacing)
    section.boundaries = usable(section.boundaries)
    for index in section.decorations.indices {
      section.decorations[index].contentInsets = usable(section.decorations[index].contentInsets)
    }
    return section
  }

  mutating func usable(_ boundaries: [BoundaryDescription]) -> [BoundaryDescription] {
    var boundaries = boundaries
    for index in boundaries.indices {
      boundaries[index].extent = usable(boundaries[index].extent)
      boundaries[index].offset = usable(boundaries[index].offset)
      boundaries[index].contentInsets = usable(boundaries[index].contentInsets)
      if let anchor = boundaries[index].containerAnchor {
        boundaries[index].containerAnchor = usable(anchor)
      }
    }
    return boundaries
  }

  private mutating func usable(_ item: ItemDescription, depth: Int) -> ItemDescription {
    var item = item
    item.extent = usable(item.extent)
    item.contentInsets = usable(item.contentInsets)
    item.edgeSpacing = usable(item.edgeSpacing)
    for index in item.supplementaries.indices { makeUsable(&item.supplementaries[index]) }
    if let group = item.group {
      item.group = depth < Self.nesting ? usable(group, depth: depth) : nil
      if item.group == nil { causes.insert(.nestingTooDeep) }
    }
    return item
  }

  private mutating func usable(_ group: GroupDescription, depth: Int) -> GroupDescription {
    var group = group
    group.interItemSpacing = usable(group.interItemSpacing)
    switch group.form {
    case .repeating(let subitems):
      group.form = .repeating(subitems.map { usable($0, depth: depth + 1) })
    case .counted(let subitem, let count, let resizesSubitem):
      if count > Self.itemsInGroup { causes.insert(.tooManyItemsInGroup) }
      group.form = .counted(
        usable(subitem, depth: depth + 1), count: min(max(count, 0), Self.itemsInGroup),
        resizesSubitem: resizesSubitem)
    case .packed(let arrangement): group.form = .packed(usable(arrangement, depth: depth))
    case .custom: break
    }
    return group
  }

  private mutating func usable(_ arrangement: PackedArrangement, depth: Int) -> PackedArrangement {
    var arrangement = arrangement
    arrangement.piece = usable(arrangement.piece, depth: depth + 1)
    // Only the section's own group can hold all of its items.
    let count = depth > 0 ? arrangement.count ?? 1 : arrangement.count
    arrangement.count = count.map { min(max($0, 1), Self.itemsInGroup) }
    switch arrangement.rule {
    case .waterfall(var rule):
      rule.columns = min(max(rule.columns, 1), Self.columns)
      rule.columnSpacing = max(0, usable(rule.columnSpacing))
      rule.spacing = max(0, usable(rule.spacing))
      arrangement.rule = .waterfall(rule)
    case .lines(var rule):
      rule.spacing = max(0, usable(rule.spacing))
      rule.lineSpacing = max(0, usable(rule.lineSpacing))
      rule.maximumLines = count == nil ? rule.maximumLines.map { max(1, $0) } : nil
      if rule.maximumLines == nil { rule.overflow = nil }
      if let overflow = rule.overflow { rule.overflow?.extent = usable(overflow.extent) }
      arrangement.rule = .lines(rule)
    case .sheet(var rule):
      rule.columnWidths = rule.columnWidths.map { max(0, usable($0)) }
      if rule.columnWidths.isEmpty { rule.columnWidths = [0] }
      rule.columnSpacing = max(0, usable(rule.columnSpacing))
      rule.rowSpacing = max(0, usable(rule.rowSpacing))
      rule.frozen = usable(rule.frozen, columns: rule.columnWidths.count)
      arrangement.rule = .sheet(rule)
    }
    return arrangement
  }

  private func usable(_ frozen: SheetRule.Frozen, columns: Int) -> SheetRule.Frozen {
    let leading = min(max(frozen.leading, 0), columns)
    return SheetRule.Frozen(
      top: min(max(frozen.top, 0), Self.frozenRows), leading: leading,
      bottom: min(max(frozen.bottom, 0), Self.frozenRows),
      trailing: min(max(frozen.trailing, 0), columns - leading))
  }

  private mutating func makeUsable(_ supplementary: inout SupplementaryDescription) {
    supplementary.extent = usable(supplementary.extent)
    supplementary.containerAnchor = usable(supplementary.containerAnchor)
    if let anchor = supplementary.itemAnchor { supplementary.itemAnchor = usable(anchor) }
    supplementary.contentInsets = usable(supplementary.contentInsets)
  }
}

extension LayoutEnvironment {
  /// The environment with usable numbers: no negative container, a positive scale.
  var usable: LayoutEnvironment {
    var limits = LengthLimits()
    var environment = self
    environment.container = Size(
      width: max(0, limits.usable(container.width)), height: max(0, limits.usable(container.height))
    )
    environment.scale = scale > 0 && scale <= 1000 ? scale : 1
    environment.safeArea = limits.usable(safeArea)
    environment.layoutMargins = limits.usable(layoutMargins)
    environment.readableContent = limits.usable(readableContent)
    return environment
  }
}
