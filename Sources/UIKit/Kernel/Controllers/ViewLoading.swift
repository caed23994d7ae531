extension UIViewController {
  /// A property that is set while the controller's view is loaded; reading it loads the view.
  ///
  /// Use it for views that `loadView()` or `viewDidLoad()` creates, in place of an implicitly
  /// unwrapped optional.
  @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
    private var stored: Value?

    /// Creates a property without a value.
    public init() {}

    /// Creates a property with a value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// Not available: the controller is needed to load the view.
    @available(*, unavailable, message: "@ViewLoading can only be used in view controllers")
    public var wrappedValue: Value {
      get { fatalError("not available") }
      set { fatalError("not available: \(newValue)") }
    }

    /// The value of a controller's property. Reading it loads the controller's view, which has to
    /// set it.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        if controller[keyPath: storageKeyPath].stored == nil { controller.loadViewIfNeeded() }
        guard let value = controller[keyPath: storageKeyPath].stored else {
          refuse(
            """
            A @ViewLoading property of \(type(of: controller)) was read before it was set. Set it \
            in loadView() or viewDidLoad().
            """)
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].stored = newValue }
    }
  }
}
