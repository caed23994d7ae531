/// What a bar shows: a button, a space or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() {
    super.init()
  }

  /// Archives of items are not read on this platform: the item comes out empty.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether it can be tapped. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }
  /// Default nil.
  open var title: String? { didSet { if title != oldValue { appearanceDidChange() } } }
  /// Drawn in the tint colour unless its rendering mode says otherwise. Default nil.
  open var image: UIImage? { didSet { if image !== oldValue { appearanceDidChange() } } }
  /// The picture in bars of compact height; nil for ``image``. Default nil.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { appearanceDidChange() } }
  }
  /// Default 0.
  open var tag = 0

  /// Called when what the bar shows of the item is no longer right. By itself nothing.
  func appearanceDidChange() {}
}
