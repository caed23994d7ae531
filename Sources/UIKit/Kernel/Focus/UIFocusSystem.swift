/// Knows which view of a window has the focus, and moves it.
///
/// Keys and remotes will move it; until then `CollectionViewExtras` does by code what they do.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var root: UIView?
  private weak var focused: (any UIFocusItem)?
  /// Where the focus was asked to go.
  private weak var wanted: (any UIFocusEnvironment)?

  init(in root: UIView) {
    self.root = root
    super.init()
  }

  /// The system of the window that `environment` is in; nil outside of windows.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let chain = sequence(first: environment) { $0.parentFocusEnvironment }
    return chain.lazy.compactMap { ($0 as? UIView)?.window }.first?.focusSystem
  }

  /// What has the focus; nil if nothing has.
  open var focusedItem: (any UIFocusItem)? {
    guard let view = focused as? UIView, view.window === root else { return nil }
    return view
  }

  /// Has the focus go to what `environment` prefers, soon.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    let isNew = wanted == nil
    wanted = environment
    guard isNew else { return }
    DispatchQueue.main.async { self.updateFocusIfNeeded() }
  }

  /// Has the focus go at once where it was asked to go.
  open func updateFocusIfNeeded() {
    guard let environment = wanted else { return }
    wanted = nil
    if let item = preferredItem(of: environment) { _ = move(to: item, []) }
  }

  /// Has the focus, if it is within `environment`, go where that prefers it.
  func requestUpdate(from environment: any UIFocusEnvironment) {
    guard let focusedItem, chain(of: focusedItem).contains(where: { $0 === environment }) else {
      return
    }
    requestFocusUpdate(to: environment)
  }

  /// What gets the focus that goes to `environment`; nil if nothing there can have it.
  private func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(of: preferred) { return item }
    }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    guard let view = (environment as? UIResponder)?.managedView,
      let found = FocusSearch(in: view).items.first
    else { return nil }
    return environment is any FocusGuiding ? found : entered(towards: found, from: nil)
  }

  // MARK: Moving

  /// Moves the focus, if all around where it is and where it goes agree.
  ///
  /// - Parameter heading: The way it moves; empty where it is put.
  package func move(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
    let former = focusedItem
    guard former !== next else { return false }
    let context = UIFocusUpdateContext(from: former, to: next, heading)
    let environments = environments(around: former, next)
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    focused = next
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    return true
  }

  /// Moves the focus to the nearest item on the way; nothing happens where there is none.
  ///
  /// The views around the focus may know of items that are not in view. Without focus, it goes where
  /// the root prefers it.
  package func move(_ heading: UIFocusHeading) -> Bool {
    guard let root else { return false }
    guard let current = focusedItem as? UIView else {
      return preferredItem(of: root).map { move(to: $0, heading) } ?? false
    }
    let around = chain(of: current).lazy.compactMap { $0 as? any FocusGuiding }
    for guide in around {
      if let item = guide.item(after: current, heading) { return move(to: item, heading) }
    }
    guard let found = FocusSearch(in: root).nearest(to: current, heading) else { return false }
    return move(to: entered(towards: found, from: current), heading)
  }

  /// What gets the focus that goes towards `found`: the views it enters on the way may know better.
  private func entered(towards found: UIView, from current: UIView?) -> any UIFocusItem {
    let around = current.map(chain) ?? []
    let entered = chain(of: found).lazy.compactMap { $0 as? any FocusGuiding }
      .first { guide in !around.contains { $0 === guide } }
    return entered?.itemToEnter(towards: found) ?? found
  }

  /// The focused view is about to show something else.
  func forget(_ item: any UIFocusItem) {
    if focused === item { focused = nil }
  }

  private func chain(of item: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    Array(sequence(first: item) { $0.parentFocusEnvironment })
  }

  /// Everything that contains one of two items, from where the focus is upwards, each once.
  private func environments(
    around former: (any UIFocusItem)?, _ next: (any UIFocusItem)?
  ) -> [any UIFocusEnvironment] {
    var all: [any UIFocusEnvironment] = former.map(chain) ?? []
    for environment in next.map(chain) ?? [] where !all.contains(where: { $0 === environment }) {
      all.append(environment)
    }
    return all
  }
}

/// A view that knows where within it the focus goes, also to what is not in view.
@MainActor protocol FocusGuiding: UIFocusEnvironment {
  /// What within the view gets the focus that goes on from `current`; nil to leave the view.
  func item(after current: UIView, _ heading: UIFocusHeading) -> (any UIFocusItem)?

  /// What gets the focus that comes from outside towards `found`.
  func itemToEnter(towards found: any UIFocusItem) -> (any UIFocusItem)?
}
