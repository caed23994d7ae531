/// A scene of the application as a client shows it: its pixels, its events and what the client has to
/// know of it.
///
/// One narrow border for all clients. The client passes on what its user does with ``receive(_:)``, and
/// asks after each turn of the run loop what became different: ``surface``, ``textInput``, ``title``
/// and ``accessibility``. Points are those of the scene's screen.
@MainActor package final class ClientScene {
  package let scene: UIWindowScene
  package let surface: SceneSurface
  /// What assistive technologies are to know of the scene.
  package private(set) lazy var accessibility = ClientAccessibility { [unowned self] in
    windows
  }
  /// The content that fingers scroll in the scene.
  package private(set) lazy var scrolling = ClientScrolling(of: scene, on: surface)
  /// What touches press in the scene.
  package private(set) lazy var pressing = ClientPressing(of: self)
  /// The item that a finger of the client moves.
  package private(set) lazy var movement = ClientMovement(of: self)
  /// Whether a finger of the client is down.
  package var isTouched: Bool { !fingers.isEmpty }
  /// Called when another client shows the scene from now on.
  package var wasTaken: (() -> Void)?
  /// Gets each event with what delivers it, such as to record it before. Default nil.
  package var delivery: ((ClientEvent, (ClientEvent) -> Void) -> Void)?
  /// Gets the screen's new conditions with what sets them. Default nil.
  package var conditioning: ((ScreenConditions, () -> Void) -> Void)?
  /// Whether a key command or a text took the last key.
  package private(set) var tookKey = false
  private var touchTimes = ClientTimes()
  private var fingers: [Int: (finger: Finger, window: UIWindow)] = [:]
  private let onlyWindow: UIWindow?

  package init(_ scene: UIWindowScene) {
    self.scene = scene
    onlyWindow = nil
    surface = SceneSurface(of: scene)
  }

  /// The only window that events go to, whether it has a scene or, as in a test, none.
  package init(_ window: UIWindow) {
    scene =
      window.windowScene
      ?? UIWindowScene(
        session: UISceneSession(role: .windowApplication),
        connectionOptions: UIScene.ConnectionOptions())
    onlyWindow = window
    surface = SceneSurface(of: scene)
  }

  /// The windows on the screen, the hindmost first.
  var windows: [UIWindow] {
    onlyWindow.map { [$0] } ?? scene.windows.filter { !$0.isHidden }
  }

  // MARK: Told to the client

  /// The title of the scene, or else of the application.
  package var title: String {
    if let title = scene.title, !title.isEmpty { return title }
    let names = ["CFBundleDisplayName", "CFBundleName"]
    return names.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
      ?? ProcessInfo.processInfo.processName
  }

  /// Where text is entered; nil while no text is.
  package var textInput: ClientTextInput? {
    guard let window = inputWindow, let input = window.firstResponder as? any UIKeyInput else {
      return nil
    }
    return ClientTextInput(input, in: window)
  }

  /// The shape of the pointer at a point: as a pointer interaction wants it, or that for what is there.
  package func cursor(at point: CGPoint) -> ClientCursor {
    guard let (window, place) = target(at: point), let hit = window.hitTest(place, with: nil) else {
      return .arrow
    }
    let views = sequence(first: hit, next: \.superview).prefix {
      !($0 is UIScrollView) || $0 === hit
    }
    for view in sequence(first: hit, next: \.superview) {
      if let style = UIPointerStyle.style(in: view) { return style.cursor }
    }
    if views.contains(where: { $0 is any UITextInput && $0.canBecomeFirstResponder }) {
      return .text
    }
    return .arrow
  }

  // MARK: Told by the client

  /// Does what the client's user did.
  package func receive(_ event: ClientEvent) {
    guard let delivery else { return deliver(event) }
    delivery(event) { deliver($0) }
  }

  private func deliver(_ event: ClientEvent) {
    switch event {
    case .touch(let id, let phase, let point, let time):
      touch(id, phase, at: point, clientTime: time)
    case .hover(let point): hover(point)
    case .wheel(let move): wheel(move)
    case .menu(let point):
      if let (window, place) = target(at: point) { _ = window.openContextMenu(at: place) }
    case .key(let key, let flags): press(key, flags)
    case .text(let text): inputWindow.map { _ = $0.enter(text) }
    case .marked(let text, let selection): mark(text, selection)
    case .paste(let text): paste(text)
    case .activate(let element): accessibility.activate(element, by: self)
    }
  }

  /// The screen has changed: its size, its density or how its user wants interfaces.
  package func change(to conditions: ScreenConditions) {
    guard onlyWindow != nil || conditions != scene.screen.conditions else { return }
    guard let conditioning else { return become(conditions) }
    conditioning(conditions) { become(conditions) }
  }

  /// What the screen is like for the windows that events go to.
  var conditions: ScreenConditions {
    guard let window = onlyWindow else { return scene.screen.conditions }
    let traits = window.traitCollection
    var conditions = ScreenConditions(size: window.bounds.size, scale: traits.displayScale)
    conditions.isDark = traits.userInterfaceStyle == .dark
    conditions.isHighContrast = traits.accessibilityContrast == .high
    conditions.textSize = traits.preferredContentSizeCategory
    return conditions
  }

  private func become(_ conditions: ScreenConditions) {
    if let onlyWindow { return onlyWindow.become(conditions) }
    let screen = scene.screen
    let former = screen.conditions
    screen.conditions = conditions
    UIAccessibility.setReducesMotion(conditions.reducesMotion)
    for window in scene.windows {
      if window.frame == CGRect(origin: .zero, size: former.size) {
        window.frame = CGRect(origin: .zero, size: conditions.size)
      }
      window.traitsMayHaveChanged()
      window.setNeedsLayout()
    }
    if former.size != conditions.size || former.keyboardHeight != conditions.keyboardHeight {
      Keyboard.shared.followFirstResponder()
    }
    if former.scale != conditions.scale { surface.invalidate() }
  }

  /// Lifts all fingers: the client cannot tell of them any more.
  package func cancelTouches() {
    for (finger, _) in fingers.values { finger.cancel() }
    fingers = [:]
    for window in windows { window.movePointer(to: nil) }
  }

  // MARK: Touches and pointers

  /// The front window that takes touches at a point, with the point in its coordinates.
  func target(at point: CGPoint) -> (window: UIWindow, point: CGPoint)? {
    for window in windows.reversed() {
      let place = Self.place(point, in: window)
      if window.hitTest(place, with: nil) != nil { return (window, place) }
    }
    return nil
  }

  private static func place(_ point: CGPoint, in window: UIWindow) -> CGPoint {
    CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
  }

  private func touch(
    _ id: Int, _ phase: ClientTouchPhase, at point: CGPoint, clientTime: TimeInterval?
  ) {
    let time = clientTime.map {
      touchTimes.local($0, beginsAnew: phase == .began && fingers.isEmpty)
    }
    if phase == .began {
      fingers.removeValue(forKey: id)?.finger.cancel()
      guard let (window, place) = target(at: point) else { return }
      makeKey()
      fingers[id] = (Finger(in: window, at: place, time: time), window)
      return
    }
    guard let (finger, window) = fingers[id] else { return }
    let place = Self.place(point, in: window)
    if finger.location != place { finger.move(to: place, at: time) }
    guard phase != .moved else { return }
    fingers[id] = nil
    phase == .ended ? finger.lift(at: time) : finger.cancel()
  }

  private func hover(_ point: CGPoint?) {
    var over: (window: UIWindow, point: CGPoint)?
    if let point { over = target(at: point) }
    for window in windows { window.movePointer(to: window === over?.window ? over?.point : nil) }
  }

  private func wheel(_ move: WheelMove) {
    guard let (window, place) = target(at: move.point) else { return }
    var move = move
    move.point = place
    window.scroll(move)
  }

  /// Taps a point.
  func tap(at point: CGPoint) {
    guard let (window, place) = target(at: point) else { return }
    makeKey()
    Finger(in: window, at: place).lift()
  }

  // MARK: Keys

  /// The application's key window, if it is one of the scene's.
  private var inputWindow: UIWindow? { onlyWindow ?? windows.first { $0.isKeyWindow } }

  /// Makes a window of the scene the application's key window, if it is another scene's.
  private func makeKey() {
    guard inputWindow == nil else { return }
    (scene.keptWindow ?? windows.last)?.makeKey()
  }

  private func press(_ key: ClientKey, _ flags: UIKeyModifierFlags) {
    makeKey()
    tookKey = inputWindow.map { press(key, flags, in: $0) } ?? false
  }

  private func press(
    _ key: ClientKey, _ flags: UIKeyModifierFlags, in window: UIWindow
  ) -> Bool {
    if window.perform(key.input, with: flags) { return true }
    if flags.contains(.command), let action = key.editAction(flags) {
      return window.press(action)
    }
    if let press = key.press(flags) { return window.press(press) }
    return window.press(key.input, with: flags, isText: false) {
      key == .escape && flags.isEmpty && window.accessibilityOrigin.escape()
    }
  }

  private func mark(_ text: String, _ selection: NSRange) {
    guard let input = inputWindow?.firstResponder as? any UITextInput else { return }
    let length = text.utf16.count
    let start = min(max(0, selection.location), length)
    input.setMarkedText(
      text,
      selectedRange: NSRange(location: start, length: min(max(0, selection.length), length - start))
    )
  }

  private func paste(_ text: String) {
    makeKey()
    UIPasteboard.general.string = text
    inputWindow.map { _ = $0.receive(EditAction.paste) }
  }
}

extension UIWindow {
  /// Takes the size and the traits of a screen, without the screen.
  fileprivate func become(_ conditions: ScreenConditions) {
    frame.size = conditions.size
    traitOverrides.displayScale = conditions.scale
    traitOverrides.userInterfaceStyle = conditions.isDark ? .dark : .light
    traitOverrides.accessibilityContrast = conditions.isHighContrast ? .high : .normal
    traitOverrides.preferredContentSizeCategory = conditions.textSize
    setNeedsLayout()
  }
}
