import GeometryCore

extension GroupRepetition {
  /// Configures the repetition for a section whose length is that of a ``Packer``.
  ///
  /// - Parameter insets: The content insets of the packed group.
  mutating func pack(insets: DirectionalInsets) {
    let cross = stackAxis.crossing
    firstGroup[cross] += insets.start(cross)
    stride = 0
    length = 0
  }
}

extension ItemDescription {
  /// The arrangement if this is a group that packs all items of its section.
  var packingAllItems: PackedArrangement? {
    guard case .packed(let arrangement) = group?.form, arrangement.count == nil else { return nil }
    return arrangement
  }
}

extension SectionRecipe {
  /// The recipe for comparison with that of another layout, without functions of the application,
  /// whose results are compared elsewhere.
  var comparable: SectionRecipe {
    guard let packed else { return self }
    var recipe = self
    recipe.packed = packed.withoutBlocks
    recipe.section.group.group?.form = .packed(packed.withoutBlocks.arrangement)
    return recipe
  }
}

extension PackedRecipe {
  /// The recipe without functions of the application.
  var withoutBlocks: PackedRecipe {
    var recipe = self
    switch arrangement.rule {
    case .waterfall(var rule):
      // The number of shapes shows whether pieces differ.
      rule.spans = nil
      recipe.arrangement.rule = .waterfall(rule)
    case .lines, .sheet: break
    }
    return recipe
  }
}
