/// An object in the chain that events and questions travel along.
@preconcurrency @MainActor open class UIResponder: NSObject, UIAccessibilityIdentification {
  private nonisolated(unsafe) var presence: Presence?

  /// What stands for the object where it is referred to until it is gone.
  final var existingOrNewPresence: Presence {
    if let presence { return presence }
    let presence = Presence(of: self)
    self.presence = presence
    return presence
  }

  deinit { presence?.end() }

  /// What other folders keep with the responder.
  final var parts = PartStore()

  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The class itself, where Objective-C code would ask `NSObject` for it.
  open class func classForCoder() -> AnyClass { self }

  /// Called when the object was read from a nib file, which are not read on this platform.
  open func awakeFromNib() {}

  /// Called by Interface Builder on views that it shows; never here.
  open func prepareForInterfaceBuilder() {}

  /// Fingers came down. By itself the next responder hears of it, as of the rest.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether the responder can become the first one of its window. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives up being first responder when asked. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// The key commands of the responder, which apply while it is the first responder or follows it
  /// in the chain. The default is nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponder.current(in: managingWindow) === self }

  /// Makes the responder the first responder of its window, if it can be and the present one
  /// resigns.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Gives up being first responder.
  ///
  /// - Returns: Whether the responder is no longer, or was not, the first one.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Edit actions

  /// Whether the responder takes an action now: `Selector("cut:")`, `Selector("copy:")`,
  /// `Selector("paste:")` or `Selector("selectAll:")`, whose keys are pressed. One that does not leaves
  /// it to the next. By itself true.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  /// Puts what is selected on the general pasteboard and takes it away. By itself the next responder
  /// hears of it, as of the rest.
  open func cut(_ sender: Any?) { next?.perform(.cut, sender) }
  /// Puts what is selected on the general pasteboard.
  open func copy(_ sender: Any?) { next?.perform(.copy, sender) }
  /// Puts what is on the general pasteboard in the place of what is selected.
  open func paste(_ sender: Any?) { next?.perform(.paste, sender) }
  /// Selects all.
  open func selectAll(_ sender: Any?) { next?.perform(.selectAll, sender) }

  // MARK: Input

  /// What is shown in place of a keyboard while the responder, or one before it in the chain, is the
  /// first. Nil for a keyboard, where keys are taken. Default nil.
  ///
  /// The view is as high as it is, or as its constraints have it, and as wide as the window.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard, or at the bottom where there is none, while the responder, or
  /// one before it in the chain, is the first. Default nil.
  ///
  /// The view is as high as it is, or as its constraints have it, and as wide as the window.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other input views, or the same at other sizes, if the responder is the first.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.shared.followFirstResponder() }
  }

  /// Who is told when traits have changed; nil for nobody.
  final var traitChangeHandlers: TraitChangeHandlers?

  /// The view that the responder is, or that it manages and has loaded; nil for others.
  var managedView: UIView? { nil }

  // MARK: Accessibility

  /// What was set, made when something is.
  final var accessibility: AccessibilityValues?

  final func setAccessibility<Value>(_ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: path] = value
    accessibility = values
  }

  /// What the object is by itself to those who do not see it.
  package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Where the object is by itself, in the screen's coordinates.
  var naturalAccessibilityFrame: CGRect { .zero }

  /// Whether the object is read as a whole; what is within it then is not. By itself false, for
  /// labels, controls and rows of lists true.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityDefaults.isElement }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// What the element is called, in a word or few. By itself what it shows.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? accessibilityDefaults.label }
    set { setAccessibility(\.label, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// What comes of activating the element, in a sentence.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string ?? accessibilityDefaults.hint }
    set { setAccessibility(\.hint, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The state of an element whose label stays the same, such as "50%".
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? accessibilityDefaults.value }
    set { setAccessibility(\.value, newValue.map { NSAttributedString(string: $0) }) }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { setAccessibility(\.label, newValue) }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { setAccessibility(\.hint, newValue) }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { setAccessibility(\.value, newValue) }
  }

  /// What the element is and does. By itself what its class is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityDefaults.traits }
    set { setAccessibility(\.traits, newValue) }
  }

  /// What tests find the object by; nobody reads it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier ?? accessibilityDefaults.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// The language that label, value and hint are in; nil for the interface's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }

  /// Other names that people may call the element by, the best first. By itself the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility(\.inputLabels, newValue) }
  }

  /// Where the element is, in the screen's coordinates. By itself where the view is.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? naturalAccessibilityFrame }
    set { setAccessibility(\.frame, newValue) }
  }

  /// The outline of the element in the screen's coordinates; nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility(\.path, newValue) }
  }

  /// Where the element is touched to activate it, in the screen's coordinates. By itself the middle.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityPath?.bounds ?? accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// Whether nothing within is read. Default false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility(\.elementsHidden, newValue) }
  }

  /// Whether nothing beside is read. Default false.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { setAccessibility(\.viewIsModal, newValue) }
  }

  /// Whether what is within is read together, wherever it lies. Default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// Whether the element answers to people. By itself true where it is a button, a link or the like.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      let active: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
      return accessibility?.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(with: active)
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// What is read within, in that order: views and `UIAccessibilityElement`s. Nil, the default, leaves
  /// it to the subviews and where they are.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility(\.elements, newValue) }
  }

  /// How many `accessibilityElements` there are.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the `accessibilityElements`; nil for an index that is none.
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Where an object is among the `accessibilityElements`; `NSNotFound` for one that is not.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return (accessibilityElements ?? []).firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// What can be done with the element besides activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }

  /// The element is activated.
  ///
  /// - Returns: Whether it has done what it is for; by itself false, and the element is touched at
  ///   its `accessibilityActivationPoint`.
  open func accessibilityActivate() -> Bool { false }

  /// The value of an adjustable element is to be a step more. By itself nothing.
  open func accessibilityIncrement() {}

  /// The value of an adjustable element is to be a step less. By itself nothing.
  open func accessibilityDecrement() {}

  /// - Returns: Whether the content was scrolled. By itself false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The person wants out of what is shown.
  ///
  /// - Returns: Whether it was left. By itself false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The person wants what matters most to happen.
  ///
  /// - Returns: Whether it did. By itself false.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
