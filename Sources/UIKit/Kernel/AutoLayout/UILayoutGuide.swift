/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What the system knows of a guide's place; the app's own guides go where constraints put them.
  enum Role {
    case custom
    case safeArea
    case margins
    case readable
    case scrollContent
    case scrollFrame
    /// What lies above the safe area.
    case topLayout
    /// What lies below the safe area.
    case bottomLayout
    /// What the keyboard covers.
    case keyboard
  }

  let role: Role

  public override init() {
    role = .custom
    super.init()
  }

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

  /// The name of the guide in descriptions of constraints. Default empty.
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

  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .width)) }
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
