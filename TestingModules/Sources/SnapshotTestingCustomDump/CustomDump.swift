import CustomDump
@_exported import SnapshotTesting

extension Snapshotting where Format == String {
  /// The value and all in it as `customDump` writes it: much shorter than `dump`, dictionaries in
  /// order.
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(customDumping:))
  }
}
