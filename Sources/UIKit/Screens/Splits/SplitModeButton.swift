/// The buttons of bars that change which columns of a split view are visible.
@MainActor final class SplitModeButton {
  /// Shows or hides a column.
  let item: UIBarButtonItem
  /// Leads to the secondary column alone, and back.
  let secondaryOnly: UIBarButtonItem

  init(of split: UISplitViewController) {
    item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak split] _ in
        guard let split else { return }
        split.choose(split.nextMode)
      })
    secondaryOnly = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction { [weak split] _ in split?.toggleSecondaryOnly() })
  }

  /// Updates images and labels.
  func update(in split: UISplitViewController) {
    let isHiding = split.currentMode.leadingColumns == (split.isTriple ? 2 : 1)
    let name = split.arrangement.isMirrored ? "sidebar.right" : "sidebar.left"
    if shownName != name {
      shownName = name
      item.image = UIImage(systemName: name)
    }
    item.accessibilityLabel = isHiding ? "Hide Sidebar" : "Show Sidebar"
    let isAlone = split.currentMode == .secondaryOnly
    secondaryOnly.accessibilityLabel = isAlone ? "Exit Full Screen" : "Enter Full Screen"
  }

  private var shownName = "sidebar.left"
}

// The buttons in the bars of columns.
extension UISplitViewController {
  fileprivate func toggleSecondaryOnly() {
    choose(currentMode == .secondaryOnly ? DisplayMode(1, resolvedBehavior) : .secondaryOnly)
  }

  /// Puts the buttons into the bars where they belong. Rule SPLIT-7.
  final func updateButtons() {
    guard style != .unspecified else { return }
    modeButton.update(in: self)
    let hasButton =
      !isCollapsed && presentsWithGesture && displayModeButtonVisibility != .never
    let first = hasButton ? columns.shown(arrangement.columns).first : nil
    for column in allColumns {
      guard let navigation = columns[column]?.shown as? UINavigationController else { continue }
      var items = navigation === first ? [modeButton.item] : []
      if column == .secondary, isTriple, showsSecondaryOnlyButton, !isCollapsed {
        items.append(modeButton.secondaryOnly)
      }
      navigation.bar.containersItems = items
    }
  }
}
