/// What an interface document has cells do when they are touched.
@MainActor final class CellActions {
  /// Performed when the user selects the cell, before the delegate is called.
  var selection: (() -> Void)?
  /// Performed when the user taps the accessory button.
  var accessory: (() -> Void)?
}
