/// What shows an application outside of its process, such as a page of a browser.
///
/// It is in a module of its own, which the application does not name: `UIKIT_CLIENT` names the class,
/// such as `WebBackend.PageServer`, and the module only has to be linked.
@MainActor package protocol ApplicationClient: AnyObject {
  /// - Parameter environment: The variables of the process, which say what is wanted.
  init(_ environment: [String: String])

  /// Launches the application when there is who sees it, and runs the main run loop.
  func run(_ launch: ApplicationLaunch) -> Never
}

extension ApplicationLaunch {
  /// The client that the environment of the process names; nil if it names none.
  static func client(_ environment: [String: String]) -> (any ApplicationClient)? {
    guard let name = environment["UIKIT_CLIENT"], !name.isEmpty else { return nil }
    guard let type = _typeByName(name) as? any ApplicationClient.Type else {
      refuse(
        """
        UIKIT_CLIENT: there is no client named \(name). Link the product that has it, such as \
        UIKitWeb, or use Scripts/run --serve.
        """)
    }
    return type.init(environment)
  }
}
