import FoundationExtras

/// An object that handles events or passes them along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIAccessibilityIdentification,
  _DocumentObject
{
  private nonisolated(unsafe) var presence: Presence?

  /// The token by which `UntilGone` references refer to the object.
  final var existingOrNewPresence: Presence {
    if let presence { return presence }
    let presence = Presence(of: self)
    self.presence = presence
    return presence
  }

  deinit {
    presence?.end()
    AssociatedOwners.end(self)
  }

  /// Views as UIKit describes them, `<UILabel: 0x…; frame = (0 0; 20 20); text = 'Hi'; …>`.
  open override nonisolated var description: String {
    guard MainQueue.isCurrent, let view = self as? UIView else { return super.description }
    return MainActor.assumeIsolated { ViewDescription(of: view).text }
  }

  /// What other folders store with the responder.
  package final var parts = PartStore()

  /// The next object in the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// The class itself, where Objective-C code would ask `NSObject` for it.
  open class func classForCoder() -> AnyClass { self }

  /// Called when an interface document has made and connected the object.
  open func awakeFromNib() {}

  /// The members of the class that interface documents name. The porting tool overrides it.
  open class var _documentMembers: [_DocumentMember] { [] }

  /// Called by Interface Builder on views that it shows; never here.
  open func prepareForInterfaceBuilder() {}

  /// Called when touches begin. The default implementation calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move. The default implementation calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end. The default implementation calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled. The default implementation calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when a key is pressed that no key command takes. The default implementation calls the next
  /// responder; an override without it keeps the key. What text takes is not passed on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if event?.ends(at: self) != true { next?.pressesBegan(presses, with: event) }
  }

  /// Called when the force of a press changes: never here. The default implementation calls the next
  /// responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if event?.ends(at: self) != true { next?.pressesChanged(presses, with: event) }
  }

  /// Called when a key is let go, which clients do not report: right after it was pressed. The default
  /// implementation calls the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if event?.ends(at: self) != true { next?.pressesEnded(presses, with: event) }
  }

  /// Called when the system takes a press: never here. The default implementation calls the next
  /// responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if event?.ends(at: self) != true { next?.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion

  /// Called when the device begins to move: never on this platform, whose devices are not shaken. The
  /// default implementation calls the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a movement has ended. The default implementation calls the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a movement was no shake. The default implementation calls the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: First responder

  /// Whether the responder can become the first one of its window. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives up being first responder when asked. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// The key commands of the responder, which apply while it is the first responder or follows it
  /// in the chain. The default is nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes menus while they are built; called for the application and its delegate. Does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates a command before it is performed. Does nothing.
  open func validate(_ command: UICommand) {}

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
  /// `Selector("paste:")` or `Selector("selectAll:")`, whose keys are pressed. One that does not
  /// passes it to the next responder. The default is `true`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  /// The first object in the chain that has the action's method and that ``canPerformAction(_:withSender:)``
  /// lets take it; nil for none. Overrides name other objects.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    let isTaken = has(action) && canPerformAction(action, withSender: sender)
    return isTaken ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Moves the selection to the general pasteboard. The default implementation passes the action
  /// on.
  open func cut(_ sender: Any?) { next?.perform(.cut, sender) }
  /// Copies the selection to the general pasteboard. The default implementation passes the action
  /// on.
  open func copy(_ sender: Any?) { next?.perform(.copy, sender) }
  /// Replaces the selection by the general pasteboard. The default implementation passes the action
  /// on.
  open func paste(_ sender: Any?) { next?.perform(.paste, sender) }
  /// Selects everything. The default implementation passes the action on.
  open func selectAll(_ sender: Any?) { next?.perform(.selectAll, sender) }

  /// The undo manager of the nearest responder in the chain that has one: windows do, and texts that
  /// are edited. Rule UNDO-1.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Input

  /// The view in place of a keyboard while the responder, or one before it in the chain, is the
  /// first responder; nil for the keyboard. The default is nil.
  ///
  /// The view is as high as it is, or as its constraints have it, and as wide as the window.
  open var inputView: UIView? { nil }

  /// The view above the keyboard, or at the bottom without one, while the responder, or one before
  /// it in the chain, is the first responder. The default is nil.
  ///
  /// The view is as high as it is, or as its constraints have it, and as wide as the window.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the present input views at their present sizes, if the responder is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.shared.followFirstResponder() }
  }

  /// The handlers of changes of traits; nil for none.
  final var traitChangeHandlers: TraitChangeHandlers?

  /// The view that the responder is, or that it manages and has loaded; nil for others.
  var managedView: UIView? { nil }

  // MARK: Observing

  /// Called when a value that the responder observes has changed: see
  /// ``addObserver(_:forKeyPath:options:context:)``. The default implementation refuses the change, as
  /// on iOS: overrides call it for key paths of their superclasses alone.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { ValueObservers.refuse(changeAt: keyPath, of: object, by: self) }

  /// Sets a value, and calls its observers and those of values that the change has changed too.
  @inline(__always) final func changing(
    _ values: ValueNames, and following: ValueNames = [], _ change: () -> Void
  ) {
    guard ValueObservers.isInUse, let observers = parts[ValueObservers.self] else {
      return change()
    }
    observers.tell(of: values, and: following, of: self, change)
  }

  // MARK: Accessibility

  /// The values that were set; nil while none was.
  final var accessibility: AccessibilityValues?

  final func setAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: path] = value
    accessibility = values
  }

  /// The accessibility values of the object's class.
  package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// The default frame of the object, in the screen's coordinates.
  var naturalAccessibilityFrame: CGRect { .zero }

  /// Whether assistive technologies read the object as a whole. The default is `false`; for labels,
  /// controls and rows of lists it is `true`.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityDefaults.isElement }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// The name of the element. The default is the text it shows.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? accessibilityDefaults.label }
    set { setAccessibility(\.label, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The result of activating the element, as a sentence.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string ?? accessibilityDefaults.hint }
    set { setAccessibility(\.hint, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The state of an element whose label stays the same, such as "50%".
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? accessibilityDefaults.value }
    set { setAccessibility(\.value, newValue.map { NSAttributedString(string: $0) }) }
  }

  /// The label with attributes. The default is the plain label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { setAccessibility(\.label, newValue) }
  }

  /// The hint with attributes. The default is the plain hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { setAccessibility(\.hint, newValue) }
  }

  /// The value with attributes. The default is the plain value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { setAccessibility(\.value, newValue) }
  }

  /// The kind and state of the element. The default depends on the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityDefaults.traits }
    set { setAccessibility(\.traits, newValue) }
  }

  /// A name by which tests find the object. It is not read aloud.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier ?? accessibilityDefaults.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// The language that label, value and hint are in; nil for the interface's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }

  /// Names for voice control, the best first. The default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility(\.inputLabels, newValue) }
  }

  /// The frame of the element in the screen's coordinates. The default is the view's.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? naturalAccessibilityFrame }
    set { setAccessibility(\.frame, newValue) }
  }

  /// The outline of the element in the screen's coordinates; nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility(\.path, newValue) }
  }

  /// The point that is touched to activate the element, in the screen's coordinates. The default is
  /// the middle.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityPath?.bounds ?? accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// Whether elements within are hidden from assistive technologies. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility(\.elementsHidden, newValue) }
  }

  /// Whether siblings are hidden from assistive technologies. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { setAccessibility(\.viewIsModal, newValue) }
  }

  /// Whether elements within are read together, wherever they are. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// How the elements within are navigated. The default is `automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// Whether the element is interactive. The default is `true` for buttons, links and other active
  /// elements.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      let active: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
      return accessibility?.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(with: active)
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// The elements within, in reading order: views and `UIAccessibilityElement`s. The default is
  /// nil: the subviews by their positions.
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

  /// The kind of container that the elements within form. The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// Actions of the element besides activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }

  /// Rotors of the element besides the system's. The default is nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { setAccessibility(\.customRotors, newValue) }
  }

  /// Activates the element.
  ///
  /// - Returns: Whether it was activated. The default is `false`: then the element is touched at
  ///   its `accessibilityActivationPoint`.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable element by a step. The default implementation does
  /// nothing.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element by a step. The default implementation does
  /// nothing.
  open func accessibilityDecrement() {}

  /// Scrolls by a page; called by code of `CollectionViewExtras`.
  ///
  /// - Returns: Whether the content was scrolled. The default is `false`: a scroll view scrolls then, or
  ///   what the object is part of.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses what is shown. Called for the escape key, unless a key command takes it: the focused view
  /// or the first responder, or else the view of the controller in front, is asked first.
  ///
  /// - Returns: Whether it was dismissed. The default is `false`: those that the object is part of are
  ///   asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action. No device on this platform has the gesture;
  /// `CollectionViewExtras` performs it by code.
  ///
  /// - Returns: Whether it was performed. The default is `false`: those that the object is part of are
  ///   asked.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
