/// The input views of a first responder.
@MainActor struct InputViews {
  /// The view above the keyboard.
  let accessory: UIView?
  /// The view in place of the keyboard.
  let input: UIView?
  /// Whether a keyboard is shown, for which space is left.
  let hasKeyboard: Bool

  /// The views of a responder, or else of the next one in the chain that has any.
  init(of responder: UIResponder) {
    let chain = sequence(first: responder, next: \.next)
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    input = chain.lazy.compactMap(\.inputView).first
    hasKeyboard = input == nil && responder is any UIKeyInput
  }

  /// The height of a view: its own, unless constraints or its content determine it.
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

/// Shows the input views of a first responder at the bottom of its window.
@MainActor final class InputHost: UIView {
  private weak var owner: UIResponder?
  private var views: (accessory: UIView?, input: UIView?) = (nil, nil)

  /// The colour of keyboards, behind a view in place of one.
  ///
  /// - Note: Source: pictures of iOS 17.
  private static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
  }

  private let background = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    background.backgroundColor = Self.background
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  required init?(coder: NSCoder) { nil }

  /// The responder that has the accessory view follows its views in the chain.
  override var next: UIResponder? { owner ?? super.next }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    [views.accessory, views.input].contains { $0?.frame.contains(point) ?? false }
  }

  func show(_ shown: InputViews, of responder: UIResponder) {
    // A field within the accessory view leaves that with who has it.
    if shown.accessory.map({ (responder as? UIView)?.isDescendant(of: $0) ?? false }) != true {
      owner = responder
    }
    exchange(views.accessory, shown.accessory)
    exchange(views.input, shown.input)
    views = (shown.accessory, shown.input)
    background.isHidden = shown.input == nil
    setNeedsLayout()
  }

  private func exchange(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
  }

  /// Removes the views.
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
    background.frame = CGRect(x: 0, y: above, width: width, height: bounds.height - above)
  }
}
