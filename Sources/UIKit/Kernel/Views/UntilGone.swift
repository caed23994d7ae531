/// A reference to a view, or to another responder, that is nil once that is gone.
///
/// As a weak reference it keeps nothing alive; but an object that has weak references is counted
/// slowly from then on, each time anyone holds it, and views are held all the time.
@propertyWrapper @MainActor struct UntilGone<Object: UIResponder> {
  private var presence: Presence?

  init(wrappedValue: Object?) {
    presence = wrappedValue?.existingOrNewPresence
  }

  var wrappedValue: Object? {
    get {
      guard let object = presence?.object else { return nil }
      return unsafeDowncast(object, to: Object.self)
    }
    set { presence = newValue?.existingOrNewPresence }
  }
}

/// That a responder is there; it ends that itself when it goes.
///
/// As on iOS, views that others refer to have to be released on the main thread.
final class Presence: @unchecked Sendable {
  unowned(unsafe) private(set) var object: UIResponder?

  init(of object: UIResponder) {
    self.object = object
  }

  func end() { object = nil }
}
