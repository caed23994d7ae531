/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// How the system places a guide; the application's own guides are placed by constraints.
  enum Role {
    case custom
    case safeArea
    case margins
    case readable
    case scrollContent
    case scrollFrame
    /// The area above the safe area.
    case topLayout
    /// The area below the safe area.
    case bottomLayout
    /// The area that the keyboard covers.
    case keyboard
  }

  let role: Role

  public override init() {
    role = .custom
    super.init()
  }

  /// Creates a guide with the identifier of an archive. It has no owner.
  public required init?(coder: NSCoder) {
    role = .custom
    super.init()
    identifier = coder.decodeValue(String.self, forKey: Self.key) ?? ""
  }

  /// Archives the identifier.
  open func encode(with coder: NSCoder) { coder.encodeValue(identifier, forKey: Self.key) }

  private static let key = "UILayoutGuideIdentifier"

  init(_ role: Role, of view: UIView, identifier: String) {
    self.role = role
    self.identifier = identifier
    super.init()
    owningView = view
  }

  /// The view whose coordinates `layoutFrame` is in. Set by `addLayoutGuide(_:)`.
  open internal(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @UntilGone private var owner: UIView?

  /// The height that the keyboard covers of the owner, in points, for the guide of a keyboard.
  var coveredHeight: CGFloat { 0 }

  /// The name of the guide in descriptions of constraints. The default is empty.
  open var identifier: String = ""

  /// The guide's rectangle in its owner's coordinates, in points; zero before the first layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch role {
    case .safeArea, .margins, .readable, .topLayout, .bottomLayout, .keyboard:
      return owningView.bounds.inset(by: systemInsets)
    case .scrollFrame: return owningView.bounds
    case .custom, .scrollContent:
      return owningView.constraintHost.constraintState?.engine?.frame(of: self) ?? .zero
    }
  }

  /// The edge where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// The edge where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .height)) }

  /// Whether the constraints leave open where the guide is. For diagnosis: slow.
  public var hasAmbiguousLayout: Bool {
    owningView?.constraintHost.solvedEngine?.isAmbiguous(self) ?? false
  }

  /// The active constraints that the guide's place and size on `axis` depend on.
  /// For diagnosis: slow.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.constraintHost.solvedEngine?.constraints(affecting: self, axis) ?? []
  }
}
