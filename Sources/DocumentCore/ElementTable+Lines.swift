// swift-format-ignore-file
extension ElementTable {
  /// The table: the kind of element, after `<` the kind whose rules it shares, after the colon its
  /// attributes with their defaults, after the bar the lists and properties within it.
  static let lines = """
    object: |
    view < object: alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews=NO contentMode hidden horizontalCompressionResistancePriority horizontalHuggingPriority insetsLayoutMarginsFromSafeArea multipleTouchEnabled opaque=YES placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins restorationIdentifier semanticContentAttribute tag translatesAutoresizingMaskIntoConstraints userInteractionEnabled=YES verticalCompressionResistancePriority verticalHuggingPriority reference exclusiveTouch|accessibilityConfiguration autoresizingMask backgroundColor constraints contentLayoutGuide directionalLayoutMargins frame frameLayoutGuide gestureRecognizers keyboard layoutMargins mask safeArea subviews tintColor bounds
    containerView < view:
    control < view: contentHorizontalAlignment=center contentVerticalAlignment=center enabled highlighted selected showsMenuAsPrimaryAction|
    scrollView < view: alwaysBounceHorizontal=NO alwaysBounceVertical=NO bounces bouncesZoom canCancelContentTouches contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator|contentInset contentOffset contentSize scrollIndicatorInsets
    label < view: adjustsFontForContentSizeCategory adjustsFontSizeToFit=NO adjustsLetterSpacingToFitWidth baselineAdjustment enabled highlighted lineBreakMode minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth text textAlignment usesAttributedText|attributedText fontDescription highlightedColor shadowColor shadowOffset text textColor
    imageView < view: catalog highlighted highlightedImage image|image imageReference preferredSymbolConfiguration highlightedImage
    button < control: adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType=custom changesSelectionAsPrimaryAction hasAttributedTitle lineBreakMode pointerInteraction reversesTitleShadowWhenHighlighted springLoaded|configuration contentEdgeInsets disabled fontDescription highlighted imageEdgeInsets normal selected titleEdgeInsets titleShadowOffset
    state: backgroundImage catalog image title|attributedTitle image preferredSymbolConfiguration titleColor titleShadowColor backgroundImage
    buttonConfiguration: buttonSize catalog cornerStyle image imagePadding imagePlacement showsActivityIndicator style subtitle title titleAlignment titlePadding|attributedTitle attributedSubtitle background baseBackgroundColor baseForegroundColor contentInsets image preferredSymbolConfigurationForImage subtitleFontDescription titleFontDescription imageReference fontDescription
    backgroundConfiguration: cornerRadius image strokeWidth catalog|backgroundColor strokeColor
    switch < control: on title style|onTintColor thumbTintColor
    slider < control: continuous maxValue maximumValueImage minValue minimumValueImage value|maximumTrackTintColor minimumTrackTintColor thumbTintColor maximumValueImage minimumValueImage
    stepper < control: autorepeat continuous maximumValue minimumValue stepValue value wraps|
    segmentedControl < control: apportionsSegmentWidthsByContent momentary segmentControlStyle selectedSegmentIndex|segments selectedSegmentTintColor
    segments: |segment
    segment: catalog enabled image title width|contentOffset image
    pageControl < control: currentPage hidesForSinglePage numberOfPages=3|currentPageIndicatorTintColor pageIndicatorTintColor
    progressView < view: progress progressViewStyle|progressTintColor trackTintColor
    activityIndicatorView < view: animating=NO hidesWhenStopped=NO style=white|color
    pickerView < view:
    datePicker < control: countDownDuration datePickerMode=dateAndTime minuteInterval style=automatic useCurrentDate|date locale maximumDate minimumDate timeZone
    date: timeIntervalSinceReferenceDate|
    locale: localeIdentifier|
    textField < control: adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle=none clearButtonMode clearsOnBeginEditing minimumFontSize placeholder text textAlignment|attributedPlaceholder attributedText fontDescription placeholder text textColor textInputTraits
    textView < scrollView: adjustsFontForContentSizeCategory editable selectable text textAlignment usesAttributedText|attributedText dataDetectorTypes fontDescription text textColor textInputTraits
    textInputTraits: autocapitalizationType=none autocorrectionType enablesReturnKeyAutomatically keyboardAppearance keyboardType returnKeyType secureTextEntry spellCheckingType textContentType|
    dataDetectorType: address calendarEvent link phoneNumber none|
    searchBar < view: barStyle placeholder prompt searchBarStyle showsCancelButton showsScopeBar text translucent|barTintColor scopeButtonTitles textInputTraits
    scopeButtonTitles: |string
    stackView < view: alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType|
    visualEffectView < view: |blurEffect contentView vibrancyEffect
    blurEffect: style|
    vibrancyEffect: style|blurEffect
    navigationBar < view: barStyle largeTitles translucent=YES|barTintColor compactAppearance compactScrollEdgeAppearance items largeTitleTextAttributes scrollEdgeAppearance standardAppearance titleTextAttributes
    toolbar < view: barStyle translucent=YES|barTintColor items scrollEdgeAppearance standardAppearance
    tabBar < view: barStyle translucent=YES|barTintColor items scrollEdgeAppearance selectedImageTintColor standardAppearance unselectedItemTintColor
    navigationBarAppearance: backgroundImage|backgroundColor largeTitleTextAttributes shadowColor titleTextAttributes
    toolbarAppearance: backgroundImage|backgroundColor shadowColor
    tabBarAppearance: backgroundImage|backgroundColor shadowColor
    textAttributes: |fontDescription textColor textShadowColor textShadowOffset
    items: |barButtonItem tabBarItem navigationItem
    toolbarItems: |barButtonItem
    leftBarButtonItems: |barButtonItem
    rightBarButtonItems: |barButtonItem
    tableView < scrollView: allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing contentViewInsetsToSafeArea dataMode estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight prefetchingEnabled rowHeight=44 sectionFooterHeight sectionHeaderHeight separatorStyle style springLoaded dragInteractionEnabled|prototypes sectionIndexBackgroundColor sectionIndexColor sections separatorColor separatorInset tableFooterView tableHeaderView backgroundView
    prototypes: |tableViewCell
    sections: |tableViewSection
    tableViewSection: footerTitle headerTitle|cells footerTitle headerTitle
    cells: |collectionViewCell tableViewCell
    tableViewCell < view: accessoryType detailTextLabel editingAccessoryType imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle=blue showsReorderControl style textLabel|backgroundConfiguration contentConfiguration contentView separatorInset
    tableViewCellContentView < view: tableViewCell|
    listContentConfiguration: configurationType imageToTextPadding secondaryText text|image imageReference
    collectionView < scrollView: allowsMultipleSelection allowsSelection dataMode prefetchingEnabled springLoaded dragInteractionEnabled|cells collectionViewLayout sectionFooterView sectionHeaderView backgroundView
    collectionViewFlowLayout: automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInsetReference|estimatedItemSize footerReferenceSize headerReferenceSize itemSize sectionInset
    collectionViewLayout: |
    collectionReusableView < view: reuseIdentifier|
    collectionViewCell < collectionReusableView: |contentView customSize
    collectionViewCellContentView < view:
    viewController < object: automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear definesPresentationContext extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed interfaceStyle modalInPresentation modalPresentationStyle modalTransitionStyle nibName providesPresentationContextTransitionStyle restorationIdentifier storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier|contentSizeForViewInPopover edgesForExtendedLayout keyCommands layoutGuides navigationItem preferredContentSize tabBarItem toolbarItems view nil title size
    tableViewController < viewController: refreshControl|refreshControl
    collectionViewController < viewController:
    navigationController < viewController: navigationBarHidden toolbarHidden|navigationBar toolbar viewControllers
    tabBarController < viewController: |tabBar viewControllers
    pageViewController < viewController: doubleSided navigationOrientation pageSpacing spineLocation transitionStyle|
    splitViewController < viewController: allowDoubleColumnStyle maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior presentsWithGesture primaryEdge showsSecondaryOnlyButton style|viewControllers
    viewControllers: |*
    viewControllerPlaceholder: bundleIdentifier referencedIdentifier storyboardName|navigationItem tabBarItem
    layoutGuides: |viewControllerLayoutGuide
    viewControllerLayoutGuide: |
    extendedEdge: bottom left right top|
    navigationItem: hidesBackButton largeTitleDisplayMode leftItemsSupplementBackButton prompt title backButtonTitle style|backBarButtonItem leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems title titleView backButtonTitle prompt
    barButtonItem: catalog enabled image landscapeImage selected springLoaded style systemItem tag title width|customView image imageInsets largeContentSizeImageInsets menu tintColor
    tabBarItem: badgeValue catalog enabled image selectedImage systemItem tag title landscapeImage|badgeColor titlePositionAdjustment imageInsets image selectedImage
    tapGestureRecognizer < object: cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled numberOfTapsRequired numberOfTouchesRequired|
    longPressGestureRecognizer < object: allowableMovement cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled minimumPressDuration numberOfTapsRequired numberOfTouchesRequired|
    pongPressGestureRecognizer < longPressGestureRecognizer:
    panGestureRecognizer < object: cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled maximumNumberOfTouches minimumNumberOfTouches|
    screenEdgePanGestureRecognizer < panGestureRecognizer: |edges
    pinchGestureRecognizer < object: cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled scale|
    rotationGestureRecognizer < object: cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled|
    swipeGestureRecognizer < object: cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded direction enabled numberOfTouchesRequired|
    customObject < object:
    exit:
    placeholder: placeholderIdentifier|
    accessibility: hint identifier label|isElement traits
    accessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled playsSound searchField selected startsMediaSession staticText summaryElement updatesFrequently|
    autoresizingMask: flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable widthSizable|
    constraints: |constraint
    constraint: constant=0 firstAttribute firstItem identifier multiplier=1 placeholder priority=1000 relation=equal secondAttribute secondItem symbolic shouldBeArchived|variation
    variation: alignment axis constant distribution hidden lineBreakMode numberOfLines priority spacing text textAlignment|*
    mask: |exclude include
    exclude: reference|
    include: reference|
    viewLayoutGuide: |
    subviews: |*
    gestureRecognizers: |
    connections: |action outlet outletCollection segue
    outlet: destination property|
    outletCollection: appends collectionClass destination property|
    action: destination eventType selector|
    segue: animates customClass destination destinationCreationSelector identifier kind modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView reference relationship splitViewControllerTargetIndex trigger unwindAction inheritsFrom|popoverArrowDirection popoverPassthroughViews segue nil
    popoverArrowDirection: down left right up|
    popoverPassthroughViews: |view
    color: alpha=1 blue catalog cocoaTouchSystemColor colorSpace customColorSpace green name red systemColor white xcode11CocoaTouchSystemColor|
    nil: name|
    fontDescription: family name pointSize style type weight|
    font: family metaFont name size|
    imageReference: catalog image renderingMode symbolScale|fontDescription
    preferredSymbolConfiguration: configurationType pointSize scale weight|fontDescription
    string: base64-UTF8|
    mutableString: base64-UTF8|
    attributedString: |fragment
    fragment: content|attributes content
    attributes: |NSColor NSBackgroundColor NSFont NSKern NSLigature NSOriginalFont NSParagraphStyle NSStrikethrough NSUnderline NSLink NSBaselineOffset NSShadow
    paragraphStyle: alignment allowsDefaultTighteningForTruncation baseWritingDirection firstLineHeadIndent headIndent lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore tailIndent tighteningFactorForTruncation|tabStops
    tabStops: |textTab
    textTab: alignment location|options
    options: |
    integer: value|
    real: value|
    bool: value|
    size: height width|
    rect: height width x y|
    point: x y|
    inset: maxX maxY minX minY|
    edgeInsets: bottom left right top|
    directionalEdgeInsets: bottom leading top trailing|
    offsetWrapper: horizontal vertical|
    value: height type width x y|
    range: length location|
    userDefinedRuntimeAttributes: |userDefinedRuntimeAttribute
    userDefinedRuntimeAttribute: keyPath type value|color integer point range real rect size value nil string
    document: colorMatched customObjectInstantitationMethod initialViewController launchScreen propertyAccessControl systemVersion targetRuntime toolsVersion useAutolayout useSafeAreas useTraitCollections version|accessibilityOverrides color customFonts dependencies designables device inferredMetricsTieBreakers objects resources scenes simulatedMetricsContainer
    dependencies: |*
    capability: message minToolsVersion name requiredIntegratedClassName|
    deployment: identifier version|
    plugIn: identifier version|
    device: appearance layout orientation|adaptation
    adaptation: |
    customFonts: |*
    array: |*
    mutableArray: |*
    designables: |*
    designable: name|*
    simulatedMetricsContainer: |*
    accessibilityOverrides: dynamicTypePreference isEnabled|
    inferredMetricsTieBreakers: |*
    objects: |*
    scenes: |scene
    scene: sceneID|objects
    resources: |*
    image: catalog height name width|mutableData
    mutableData: |
    namedColor: name|color
    systemColor: name|color
    """
}
