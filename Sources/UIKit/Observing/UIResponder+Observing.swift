/// What has values that can be observed by key paths: UIKit's responders. On iOS it is `NSObject`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension UIResponder: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIResponder {
  /// Calls a closure whenever a value is set, until the result is released or invalidated.
  ///
  /// The closure is called on the main thread, before the call that sets the value returns. It is
  /// called for each set, also of an equal value; where a value follows from another one, as the
  /// frame from the center, once it has changed. Apple's documentation of `NSKeyValueObservation`.
  ///
  /// These can be observed: `frame`, `bounds`, `center`, `alpha` and `isHidden` of views,
  /// `contentOffset`, `contentSize` and `contentInset` of scroll views, `isEnabled`, `isSelected` and
  /// `isHighlighted` of controls, `title` and `view` of controllers. Others are reported once on
  /// standard error, and also one that the object's class overrides if the class is final: observe
  /// the object as one of its superclass, `(table as UITableView).observe(\.contentSize)`.
  ///
  /// - Parameters:
  ///   - keyPath: One property, as `\.contentSize`.
  ///   - options: What the closure is told, and when. The default is empty: it is called after
  ///     changes, without values.
  ///   - changeHandler: Called with the object and the change.
  /// - Returns: The observation, which does not keep the object alive.
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let keyPath = keyPath
    return MainActor.assumeIsolated {
      // Of the type that the key path begins with, which may be a superclass of the object's.
      let observable = observableValue(at: keyPath, of: Self.self)
      let observer = ValueObserver(
        of: observable?.name ?? [], options: options,
        read: observable?.read ?? { unsafeDowncast($0, to: Self.self)[keyPath: keyPath] }
      ) { object, notice in
        changeHandler(unsafeDowncast(object, to: Self.self), notice.change())
      }
      return begin(observer).observation(by: observer)
    }
  }
}

extension UIResponder {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer whenever a value is set.
  ///
  /// An observer that is added twice is called twice. It is not kept alive, and no longer called when
  /// it is gone. Apple's documentation of key-value observing.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value, as "contentSize"; "hidden" and "isHidden" are the same.
  ///     `observe(_:options:changeHandler:)` says which there are.
  ///   - options: What the observer is told, and when. The default is empty.
  ///   - context: Passed to the observer.
  public nonisolated func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      let observable = observableValue(named: keyPath)
      let registration = ValueObserver.Registration(
        observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
      let reference = UntilGone(wrappedValue: observer)
      let observer = ValueObserver(
        of: observable?.name ?? [], as: registration, options: options,
        read: observable?.read ?? { _ in NSNull() }
      ) { object, notice in
        reference.wrappedValue?.observeValue(
          forKeyPath: keyPath, of: object, change: notice.dictionary, context: context)
      }
      begin(observer)
    }
  }

  /// Ends the calls of an observer, the last that was added of those with the key path. One that is
  /// not registered is refused.
  public nonisolated func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    MainActor.assumeIsolated {
      end(observer, keyPath) { _ in true }
    }
  }

  /// Ends the calls of an observer, the last that was added of those with the key path and the
  /// context. One that is not registered is refused.
  public nonisolated func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      end(observer, keyPath) { $0.context == context }
    }
  }

  private func end(
    _ observer: UIResponder, _ keyPath: String,
    where matches: (ValueObserver.Registration) -> Bool
  ) {
    let observers = parts[ValueObservers.self]
    let identity = ObjectIdentifier(observer)
    let found = observers?.last {
      $0.observer == identity && $0.keyPath == keyPath && matches($0)
    }
    if let observers, let found { return observers.end(found) }
    let (name, object) = (ValueObservers.name(of: observer), ValueObservers.name(of: self))
    Mistakes.report(
      """
      Cannot remove an observer \(name) for the key path "\(keyPath)" from \(object) because it is \
      not registered as an observer.
      """,
      cure: "Remove it as often as it was added, with the same key path and context.",
      remedy: "Nothing is removed.")
  }

  // MARK: Values

  /// Whether anyone observes, or has observed, a value of the object.
  package final var isObserved: Bool { parts[ValueObservers.self] != nil }

  /// Adds an observer, which is called at once if it asks for that.
  @discardableResult fileprivate func begin(_ observer: ValueObserver) -> ValueObservers {
    let observers = existingOrNewPart(ValueObservers())
    observers.add(observer)
    observer.begin(with: self)
    return observers
  }

  fileprivate func observableValue(
    at path: AnyKeyPath, of type: UIResponder.Type
  ) -> ObservableValue? {
    if let value = type.observableValues.first(where: { $0.path == path }) { return value }
    reportUnobservable("a value of type \(Swift.type(of: path).valueType)", as: path)
    return nil
  }

  private func observableValue(named word: String) -> ObservableValue? {
    let values = Self.observableValues
    if let value = values.first(where: { $0.words.contains(word) }) { return value }
    reportUnobservable("\"\(word)\"", as: word)
    return nil
  }

  private func reportUnobservable(_ value: String, as key: AnyHashable) {
    let names = type(of: self).observableValues.compactMap(\.words.last)
    UnobservableValueReport(object: self, value: value, observable: names).deliver(for: key)
  }
}
