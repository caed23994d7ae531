extension Scene {
  /// All scenes: still ones, then those with a script.
  public static let all = still + moving

  /// The still scenes, simple ones first.
  public static let still: [Scene] = [
    list, grid, insetGrid, twoColumns, adaptiveColumns, badges, headersFooters, pinnedHeaders,
    sectionBackgrounds, perSectionBackgrounds, flowSectionColors, nestedGroups, customRadial,
    customStaggered, periodicTable, flexibleEdges, itemAnchors, groupAnchors,
    orthogonalContinuous, orthogonalLeadingBoundary, orthogonalPaging, orthogonalGroupPaging,
    orthogonalGroupPagingCentered, orthogonalScaling, continuousRow, followingSlider,
    pageDots, endlessRow, observedRow, keptRow,
    distinctSections, horizontal, rightToLeft, storefront, settings, swipeActions,
    chat, textSizes, equalHeights, selfSizingCarousel, sidebar, outline,
    flowJustified, flowLeftAligned, flowHorizontal, flowStickyHeaders, flowInsets,
    cardStack, switchGrid, switchList,
    masonry, tagCloud, spreadsheet, tableIndex, tableStyles, tableSelfSizing,
    navigationBar, largeTitle, searchBar, tabs, splitView, splitViewCompact,
    sheet, alert,
    alertFields, actionSheet, popover,
    contextMenu,
    controls, textEntry,
  ]

  /// The scenes with a script.
  public static let moving: [Scene] = [
    liveSearch, insertionSort, expandingOutline, reorder, chatHistory, million,
    changingSections, gridToList, selectionModes, reloadReconfigure, springs, dynamics, emitter,
    touches, dragAndDrop,
  ]
}
