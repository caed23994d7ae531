import UIKit

extension UICollectionViewListCell {
  /// Taps an accessory, which calls its handler. An outline disclosure without a handler expands or
  /// collapses the item in the section snapshot of a diffable data source.
  ///
  /// - Returns: Whether the cell shows an accessory of this type that does something.
  @discardableResult
  public func performTap(onAccessory type: UICellAccessory.AccessoryType) -> Bool {
    tapAccessory(type)
  }

  /// Chooses an action of the cell's pop-up menu: performs it and marks it as selected, shows its
  /// title in the accessory and calls the accessory's handler.
  ///
  /// - Returns: Whether the cell shows a pop-up menu with the action and the action is enabled.
  @discardableResult
  public func performTap(onPopUpMenuAction identifier: UIAction.Identifier) -> Bool {
    choosePopUpMenuAction(identifier)
  }
}

extension UITableViewCell {
  /// Taps an accessory: a detail button, or the control that deletes or inserts the row.
  ///
  /// - Returns: Whether the cell shows an accessory of this type that does something.
  @discardableResult
  public func performTap(onAccessory type: UICellAccessory.AccessoryType) -> Bool {
    tapAccessory(type)
  }
}
