/// A menu that is open over a view.
@MainActor struct OpenContextMenu {
  let configuration: UIContextMenuConfiguration
  /// Where it was asked for, in the view's coordinates.
  let location: CGPoint
  /// What is lifted; empty where that is the view itself.
  let previews: [UITargetedPreview]
  /// What it shows of what it is for.
  let preview: UIViewController?
  /// Nil for a preview without a menu.
  var menu: UIMenu?
}
