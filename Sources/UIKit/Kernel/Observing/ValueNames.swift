/// The values of UIKit's objects that can be observed.
struct ValueNames: OptionSet, Hashable {
  let rawValue: UInt16

  // Of views.
  static let frame = ValueNames(rawValue: 1 << 0)
  static let bounds = ValueNames(rawValue: 1 << 1)
  static let center = ValueNames(rawValue: 1 << 2)
  static let alpha = ValueNames(rawValue: 1 << 3)
  static let hidden = ValueNames(rawValue: 1 << 4)
  // Of scroll views.
  static let contentOffset = ValueNames(rawValue: 1 << 5)
  static let contentSize = ValueNames(rawValue: 1 << 6)
  static let contentInset = ValueNames(rawValue: 1 << 7)
  // Of controls.
  static let enabled = ValueNames(rawValue: 1 << 8)
  static let selected = ValueNames(rawValue: 1 << 9)
  static let highlighted = ValueNames(rawValue: 1 << 10)
  // Of controllers.
  static let title = ValueNames(rawValue: 1 << 11)
  static let view = ValueNames(rawValue: 1 << 12)
}
