/// A menu that is open over a view.
@MainActor struct OpenContextMenu {
  let configuration: UIContextMenuConfiguration
  /// Where it was asked for, in the view's coordinates.
  let location: CGPoint
  let appearance: UIContextMenuInteraction.Appearance
  /// Whether it came over time, and goes so.
  let isAnimated: Bool
  /// What is lifted; empty where that is the view itself.
  let previews: [UITargetedPreview]
  /// What it shows of what it is for.
  let preview: UIViewController?
  /// Nil for a preview without a menu.
  var menu: UIMenu?
  /// Shows it; nil outside of windows on the screen. The window holds it.
  weak var screen: ContextMenuView?
}
