import UIKit

// Apple's interface has accessories answer to fingers alone. These do by code what fingers do.
extension UICollectionViewListCell {
  /// Taps an accessory: its handler is called. An outline disclosure without one expands or collapses
  /// the item in the section snapshot of a diffable data source.
  ///
  /// - Returns: Whether the cell shows such an accessory that does something.
  @discardableResult
  public func performAccessoryAction(_ type: UICellAccessory.AccessoryType) -> Bool {
    tapAccessory(type)
  }

  /// Chooses an action of the cell's pop-up menu: it is performed and ticked, the accessory shows
  /// its title, and the accessory's handler is called.
  ///
  /// - Returns: Whether the cell shows a pop-up menu with the action, and the action is enabled.
  @discardableResult
  public func choosePopUpMenuAction(identifiedBy identifier: UIAction.Identifier) -> Bool {
    choosePopUpMenuAction(identifier)
  }
}
