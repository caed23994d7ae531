/// The state of an open context menu.
@MainActor struct OpenContextMenu {
  let configuration: UIContextMenuConfiguration
  /// The point it was opened at, in the view's coordinates.
  let location: CGPoint
  let appearance: UIContextMenuInteraction.Appearance
  /// Whether it appears and disappears animated.
  let isAnimated: Bool
  /// The lifted previews; empty if the view itself is lifted.
  let previews: [UITargetedPreview]
  /// The preview controller, if there is one.
  let preview: UIViewController?
  /// Nil for a preview without a menu.
  var menu: UIMenu?
  /// The view of the menu, which its window retains.
  weak var screen: ContextMenuView?
}
