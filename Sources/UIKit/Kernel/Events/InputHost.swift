/// The views that a first responder shows at the bottom of the screen.
@MainActor struct InputViews {
  /// The view above the keyboard.
  let accessory: UIView?
  /// In place of a keyboard.
  let input: UIView?
  /// Whether there is a keyboard, for which room is left.
  let hasKeyboard: Bool

  /// The views of the responder, or else of the next ones in the chain that have some.
  init(of responder: UIResponder) {
    let chain = sequence(first: responder, next: \.next)
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    input = chain.lazy.compactMap(\.inputView).first
    hasKeyboard = input == nil && responder is any UIKeyInput
  }

  /// How high a view wants to be: as it is, unless constraints or its content decide.
  static func height(of view: UIView?, width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    let decidesItself =
      !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height > 0
    guard decidesItself || view.bounds.height == 0 else { return view.bounds.height }
    let own = view.intrinsicContentSize.height
    guard own <= 0 else { return own }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Shows the views that a first responder has for its input, at the bottom of its window.
@MainActor final class InputHost: UIView {
  private weak var owner: UIResponder?
  private var views: (accessory: UIView?, input: UIView?) = (nil, nil)

  /// The colour of keyboards, behind what takes the place of one.
  ///
  /// - Note: Source: pictures of iOS 17.
  private static let backingColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
  }

  private let backing = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    backing.backgroundColor = Self.backingColor
    backing.isUserInteractionEnabled = false
    addSubview(backing)
  }

  required init?(coder: NSCoder) { nil }

  /// The responder after views within an accessory view is the one that has the accessory view.
  override var next: UIResponder? { owner ?? super.next }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    [views.accessory, views.input].contains { $0?.frame.contains(point) ?? false }
  }

  func show(_ shown: InputViews, of responder: UIResponder) {
    // A field within the accessory view leaves the owner as it is.
    if shown.accessory.map({ (responder as? UIView)?.isDescendant(of: $0) ?? false }) != true {
      owner = responder
    }
    exchange(views.accessory, shown.accessory)
    exchange(views.input, shown.input)
    views = (shown.accessory, shown.input)
    backing.isHidden = shown.input == nil
    setNeedsLayout()
  }

  private func exchange(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
  }

  /// Lets go of what was shown.
  func clear() {
    exchange(views.accessory, nil)
    exchange(views.input, nil)
    views = (nil, nil)
    owner = nil
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let above = InputViews.height(of: views.accessory, width: width)
    views.accessory?.frame = CGRect(x: 0, y: 0, width: width, height: above)
    let height = InputViews.height(of: views.input, width: width)
    views.input?.frame = CGRect(x: 0, y: above, width: width, height: height)
    backing.frame = CGRect(x: 0, y: above, width: width, height: bounds.height - above)
  }
}
