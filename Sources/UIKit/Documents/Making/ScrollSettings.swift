/// The attributes of scroll views.
@MainActor enum ScrollSettings {
  static let all: [Setting<UIScrollView>] = [
    .truth("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 },
    .truth("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 },
    .truth("bounces") { $0.bounces = $1 },
    .truth("bouncesZoom") { $0.bouncesZoom = $1 },
    .truth("canCancelContentTouches") { $0.canCancelContentTouches = $1 },
    .truth("delaysContentTouches") { $0.delaysContentTouches = $1 },
    .truth("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 },
    .truth("pagingEnabled") { $0.isPagingEnabled = $1 },
    .truth("scrollEnabled") { $0.isScrollEnabled = $1 },
    .truth("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 },
    .truth("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 },
    .number("minimumZoomScale") { $0.minimumZoomScale = $1 },
    .number("maximumZoomScale") { $0.maximumZoomScale = $1 },
    .choice(
      "contentInsetAdjustmentBehavior",
      of: [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]
    ) { $0.contentInsetAdjustmentBehavior = $1 },
    .choice("indicatorStyle", of: ["default": .default, "black": .black, "white": .white]) {
      $0.indicatorStyle = $1
    },
    .choice(
      "keyboardDismissMode", of: ["none": .none, "onDrag": .onDrag, "interactive": .interactive]
    ) { $0.keyboardDismissMode = $1 },
  ]
}
