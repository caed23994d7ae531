extension Scene {
  /// Every scene, simple ones first.
  public static let all: [Scene] = [
    list, grid, insetGrid, twoColumns, adaptiveColumns, badges, headersFooters, pinnedHeaders,
    sectionBackgrounds, perSectionBackgrounds, flowSectionColors, nestedGroups, customRadial,
    customStaggered, periodicTable, flexibleEdges, itemAnchors, groupAnchors,
    orthogonalContinuous, orthogonalLeadingBoundary, orthogonalPaging, orthogonalGroupPaging,
    orthogonalGroupPagingCentered, orthogonalScaling, continuousRow, followingSlider,
    distinctSections, horizontal, rightToLeft, storefront, settings, swipeActions,
    chat, textSizes, equalHeights, selfSizingCarousel, sidebar, outline,
    flowJustified, flowLeftAligned, flowHorizontal, flowStickyHeaders, flowInsets,
    cardStack, switchGrid, switchList,
    masonry, tagCloud, spreadsheet,
  ]
}
