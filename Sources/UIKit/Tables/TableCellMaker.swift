/// Makes cells of classes that are only known at run time by their `init(style:reuseIdentifier:)`, as
/// ``ClassValues`` explains.
open class _TableCellMaker: UITableViewCell {
  /// The initializer whose slot is called.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Not called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    ClassValues.maker(_TableCellMaker.self, for: type)
      .init(style: .default, reuseIdentifier: identifier)
  }
}
