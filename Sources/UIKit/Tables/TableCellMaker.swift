/// Calls `init(style:reuseIdentifier:)` of classes that are only known at run time.
///
/// A class that inherits or overrides that initializer has it in the same slot of its table of
/// methods as this one. The class is open so that whole-module optimization does not call this slot
/// directly.
open class _TableCellMaker: UITableViewCell {
  /// The initializer whose slot is called.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Not called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: _TableCellMaker.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }
}
