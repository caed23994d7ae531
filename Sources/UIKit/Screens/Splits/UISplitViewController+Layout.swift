import Foundation

// Where the columns are.
extension UISplitViewController {
  /// The arrangement of the columns at the present size. Rule SPLIT-1.
  final var arrangement: SplitArrangement { arrangement(of: viewIfLoaded?.bounds.size ?? .zero) }

  final func arrangement(of size: CGSize) -> SplitArrangement {
    let isRight = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SplitArrangement(
      size: size, mode: currentMode, isTriple: isTriple,
      widths: (width(of: .primary, in: size), width(of: .supplementary, in: size)),
      isMirrored: isRight != (primaryEdge == .trailing),
      line: 1 / traitCollection.pixelScale, revealed: revealed)
  }

  final func width(of column: Column) -> CGFloat {
    guard let size = viewIfLoaded?.bounds.size else { return 0 }
    return isCollapsed ? size.width : width(of: column, in: size)
  }

  private func width(of column: Column, in size: CGSize) -> CGFloat {
    switch column {
    case .primary:
      let isPhone = min(size.width, size.height) < 592
      return primaryWidth.resolved(
        in: size.width, usual: isPhone ? min(320, 0.4 * size.width) : 320)
    case .supplementary where isTriple:
      return supplementaryWidth.resolved(in: size.width, usual: size.width >= 1366 ? 375 : 320)
    default: return 0
    }
  }

  /// Adapts the columns to size and traits, and places them.
  final func arrange() {
    guard isViewLoaded, view.bounds.width > 0, !isRearranging else { return }
    isRearranging = true
    defer { isRearranging = false }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if !isArranged {
      isArranged = true
      arrangedSize = view.bounds.size
      isCompact ? collapse(isFirst: true) : beginMode()
      adoptShown()
    } else if isCompact != isCollapsed {
      pendingEnd?()
      isCompact ? collapse(isFirst: false) : expand()
      arrangedSize = view.bounds.size
      adoptShown()
    } else if !isCollapsed, sizeAsksForMode {
      arrangedSize = view.bounds.size
      chosenMode = nil
      updateMode(isAnimated: false)
    }
    place(arrangement)
  }

  /// Whether the size has changed from wide to high or back.
  private var sizeAsksForMode: Bool {
    let size = view.bounds.size
    return (size.width > size.height) != (arrangedSize.width > arrangedSize.height)
  }

  /// Sets the frames of the columns, of the lines and of what dims the secondary column.
  final func place(_ arrangement: SplitArrangement) {
    guard !isCollapsed else {
      if let root = collapsedRoot?.viewIfLoaded, root.superview === view {
        root.frame = view.bounds
      }
      stage.hide()
      return updateButtons()
    }
    for column in allColumns {
      guard let content = columns[column]?.shown.viewIfLoaded, content.superview === view else {
        continue
      }
      let frame = arrangement.frame(of: column)
      if content.frame != frame { content.frame = frame }
    }
    stage.place(arrangement, in: self)
    updateButtons()
  }

  /// Adds the view of a controller in its place from back to front.
  final func addContent(of child: UIViewController) {
    if child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    guard let content = child.view, content.superview !== view else { return }
    content.autoresizingMask = []
    if child === columns[.secondary]?.shown || isCollapsed {
      view.insertSubview(content, at: 0)
    } else {
      view.addSubview(content)
    }
  }

  /// Makes the views of the visible controllers, and no others, the content.
  final func adoptShown() {
    guard isViewLoaded else { return }
    let shown = shownControllers
    let isSeen = appearance.isOnTheWayIn
    for child in children where !shown.contains(where: { $0 === child }) {
      guard let content = child.viewIfLoaded, content.superview === view else { continue }
      if isSeen { child.beginAppearanceTransition(false, animated: false) }
      content.removeFromSuperview()
      child.endAppearanceTransition()
    }
    for child in shown where child.viewIfLoaded?.superview !== view || child.viewIfLoaded == nil {
      if child.parent !== self {
        addChild(child)
        child.didMove(toParent: self)
      }
      if isSeen { child.beginAppearanceTransition(true, animated: false) }
      ViewAnimations.withoutAnimation {
        addContent(of: child)
        place(arrangement)
      }
      if isSeen { child.viewIsInPlace() }
      if appearance == .shown { child.endAppearanceTransition() }
    }
    for child in children { child.viewIfLoaded?.traitsMayHaveChanged() }
  }

  final func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard !isCollapsed else {
      collapsedRoot?.viewWillTransition(to: size, with: coordinator)
      return
    }
    let future = arrangement(of: size)
    for column in future.columns {
      columns[column]?.shown.viewWillTransition(
        to: future.frame(of: column).size, with: coordinator)
    }
  }
}
