import GeometryCore

extension GroupRepetition {
  /// Leaves the length of the groups to a ``Packer``, which gives it for all of them together.
  ///
  /// - Parameter insets: The packed group's own content insets.
  mutating func pack(insets: DirectionalInsets) {
    let cross = stackAxis.crossing
    firstGroup[cross] += insets.start(cross)
    stride = 0
    length = 0
  }
}

extension ItemDescription {
  /// How the items are packed if this is a group that packs all of its section's.
  var packingAllItems: PackedArrangement? {
    guard case .packed(let arrangement) = group?.form, arrangement.count == nil else { return nil }
    return arrangement
  }
}

extension SectionRecipe {
  /// The recipe for comparison with that of another layout: what blocks of the application answer
  /// is compared elsewhere.
  var comparable: SectionRecipe {
    guard let packed else { return self }
    var recipe = self
    recipe.packed = packed.withoutBlocks
    recipe.section.group.group?.form = .packed(packed.withoutBlocks.arrangement)
    return recipe
  }
}

extension PackedRecipe {
  /// The recipe without the application's blocks.
  var withoutBlocks: PackedRecipe {
    var recipe = self
    switch arrangement.rule {
    case .waterfall(var rule):
      // That pieces differ shows in the number of shapes.
      rule.spans = nil
      recipe.arrangement.rule = .waterfall(rule)
    case .lines, .sheet: break
    }
    return recipe
  }
}
