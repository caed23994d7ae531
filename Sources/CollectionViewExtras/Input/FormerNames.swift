import UIKit

// Names from before version 0.1.0.

extension UICollectionView {
  /// The former name of ``performTouchCancel(onItemAt:)``.
  @available(*, deprecated, renamed: "performTouchCancel(onItemAt:)")
  public func cancelTouch(onItemAt indexPath: IndexPath) { performTouchCancel(onItemAt: indexPath) }

  /// The former name of ``performMultipleSelection(fromItemAt:over:)``.
  @available(*, deprecated, renamed: "performMultipleSelection(fromItemAt:over:)")
  @discardableResult
  public func performMultipleSelection(from indexPath: IndexPath, over others: [IndexPath]) -> Bool
  {
    performMultipleSelection(fromItemAt: indexPath, over: others)
  }

  /// The former name of ``performTap(onIndexTitleAt:)``.
  @available(*, deprecated, renamed: "performTap(onIndexTitleAt:)")
  @discardableResult
  public func performTouch(onIndexTitleAt index: Int) -> Bool { performTap(onIndexTitleAt: index) }

  /// The former name of ``visibleIndexTitles``.
  @available(*, deprecated, renamed: "visibleIndexTitles")
  public var shownIndexTitles: [String] { visibleIndexTitles }

  /// The former name of ``performEditAction(_:onItemAt:)``.
  @available(*, deprecated, renamed: "performEditAction(_:onItemAt:)")
  @discardableResult
  public func performEditAction(_ action: Selector, forItemAt indexPath: IndexPath) -> Bool {
    performEditAction(action, onItemAt: indexPath)
  }

  /// The former name of ``performSwipe(onItemAt:edge:animated:)``.
  @available(*, deprecated, renamed: "performSwipe(onItemAt:edge:animated:)")
  @discardableResult
  public func revealSwipeActions(
    forItemAt indexPath: IndexPath, edge: SwipeActionsEdge, animated: Bool = false
  ) -> Bool {
    performSwipe(onItemAt: indexPath, edge: edge, animated: animated)
  }

  /// The former name of ``performSwipeBack(animated:)``.
  @available(*, deprecated, renamed: "performSwipeBack(animated:)")
  public func hideSwipeActions(animated: Bool = false) { performSwipeBack(animated: animated) }

  /// The former name of ``indexPathForSwipedItem``.
  @available(*, deprecated, renamed: "indexPathForSwipedItem")
  public var indexPathForRevealedSwipeActions: IndexPath? { indexPathForSwipedItem }

  /// The former name of ``performTap(onSwipeActionAt:)``.
  @available(*, deprecated, renamed: "performTap(onSwipeActionAt:)")
  @discardableResult
  public func performRevealedSwipeAction(at index: Int) -> Bool {
    performTap(onSwipeActionAt: index)
  }

  /// The former name of ``performFullSwipe(onItemAt:edge:)``.
  @available(*, deprecated, renamed: "performFullSwipe(onItemAt:edge:)")
  @discardableResult
  public func performFullSwipe(forItemAt indexPath: IndexPath, edge: SwipeActionsEdge) -> Bool {
    performFullSwipe(onItemAt: indexPath, edge: edge)
  }
}

extension UICollectionViewController {
  /// The former name of ``performDrag(onItemAt:to:)``.
  @available(*, deprecated, renamed: "performDrag(onItemAt:to:)")
  @discardableResult
  public func performLongPress(onItemAt indexPath: IndexPath, dragTo point: CGPoint) -> Bool {
    performDrag(onItemAt: indexPath, to: point)
  }
}

extension UITableView {
  /// The former name of ``performSwipe(onRowAt:edge:animated:)``.
  @available(*, deprecated, renamed: "performSwipe(onRowAt:edge:animated:)")
  @discardableResult
  public func revealSwipeActions(forRowAt indexPath: IndexPath, edge: SwipeActionsEdge) -> Bool {
    performSwipe(onRowAt: indexPath, edge: edge, animated: true)
  }

  /// The former name of ``indexPathForSwipedRow``.
  @available(*, deprecated, renamed: "indexPathForSwipedRow")
  public var indexPathForRevealedSwipeActions: IndexPath? { indexPathForSwipedRow }

  /// The former name of ``performTap(onSwipeActionAt:)``.
  @available(*, deprecated, renamed: "performTap(onSwipeActionAt:)")
  @discardableResult
  public func performRevealedSwipeAction(at index: Int) -> Bool {
    performTap(onSwipeActionAt: index)
  }

  /// The former name of ``performTap(onIndexTitleAt:)``.
  @available(*, deprecated, renamed: "performTap(onIndexTitleAt:)")
  @discardableResult
  public func performTouch(onIndexTitleAt index: Int) -> Bool { performTap(onIndexTitleAt: index) }

  /// The former name of ``visibleIndexTitles``.
  @available(*, deprecated, renamed: "visibleIndexTitles")
  public var shownIndexTitles: [String] { visibleIndexTitles }

  /// The former name of ``performDrag(onRowAt:to:)``.
  @available(*, deprecated, renamed: "performDrag(onRowAt:to:)")
  @discardableResult
  public func performDrag(ofRowAt indexPath: IndexPath, to point: CGPoint) -> Bool {
    performDrag(onRowAt: indexPath, to: point)
  }
}

extension UICollectionViewListCell {
  /// The former name of ``performTap(onAccessory:)``.
  @available(*, deprecated, renamed: "performTap(onAccessory:)")
  @discardableResult
  public func performAccessoryAction(_ type: UICellAccessory.AccessoryType) -> Bool {
    performTap(onAccessory: type)
  }

  /// The former name of ``performTap(onPopUpMenuAction:)``.
  @available(*, deprecated, renamed: "performTap(onPopUpMenuAction:)")
  @discardableResult
  public func choosePopUpMenuAction(identifiedBy identifier: UIAction.Identifier) -> Bool {
    performTap(onPopUpMenuAction: identifier)
  }
}

extension UITableViewCell {
  /// The former name of ``performTap(onAccessory:)``.
  @available(*, deprecated, renamed: "performTap(onAccessory:)")
  @discardableResult
  public func performAccessoryAction(_ type: UICellAccessory.AccessoryType) -> Bool {
    performTap(onAccessory: type)
  }
}

extension UIScrollView {
  /// The former name of ``performFlick(withVelocity:)``.
  @available(*, deprecated, renamed: "performFlick(withVelocity:)")
  public func throwContent(withVelocity velocity: CGPoint) { performFlick(withVelocity: velocity) }
}

extension UIWindow {
  /// The former name of ``longPress(at:for:)``.
  @available(*, deprecated, renamed: "longPress(at:for:)")
  public func press(at point: CGPoint, for duration: TimeInterval) {
    longPress(at: point, for: duration)
  }

  /// The former name of ``drag(from:to:over:)``.
  @available(*, deprecated, renamed: "drag(from:to:over:)")
  public func touch(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
    drag(from: start, to: end, over: duration)
  }
}

extension SimulatedDrag {
  /// The former name of ``dropFrames``.
  @available(*, deprecated, renamed: "dropFrames")
  public var landings: [CGRect] { dropFrames }

  /// The former name of ``move(to:in:restingFor:)``.
  @available(*, deprecated, renamed: "move(to:in:restingFor:)")
  public func move(to point: CGPoint, in view: UICollectionView, stay: Double) {
    move(to: point, in: view, restingFor: stay)
  }

  /// The former name of ``exitView()``.
  @available(*, deprecated, renamed: "exitView()")
  public func leave() { exitView() }
}
