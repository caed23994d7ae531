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

/// What examines an application at the end of a run without a display, from a module of its own.
@MainActor package protocol ApplicationInspector: AnyObject {
  /// Made before the application is launched.
  ///
  /// - Parameter environment: The variables of the process, which say what is wanted.
  init(_ environment: [String: String])

  /// Examines what a window shows.
  func inspect(_ window: UIWindow) throws
}

extension ApplicationLaunch {
  /// The inspector if the environment asks for one.
  static func inspector(_ environment: [String: String]) -> (any ApplicationInspector)? {
    guard environment["UIKIT_INSPECT"] != nil else { return nil }
    guard let type = _typeByName("Inspection.InspectionRun") as? any ApplicationInspector.Type
    else {
      refuse(
        """
        UIKIT_INSPECT: the inspector is not part of this program. Link the product \
        UIKitInspection, or use Scripts/run --inspect.
        """)
    }
    return type.init(environment)
  }

  /// The variables that ask for a run without a display.
  private static let runVariables = [
    "UIKIT_INPUT", "UIKIT_PICTURE", "UIKIT_AFTER", "UIKIT_INSPECT",
  ]

  /// The client that the environment of the process names, or the one that makes scripts and
  /// pictures; nil if nothing asks for one.
  static func client(_ environment: [String: String]) -> (any ApplicationClient)? {
    let isRun = runVariables.contains { environment[$0] != nil }
    let wanted = environment["UIKIT_CLIENT"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = wanted ?? (isRun ? "UIKit.ScriptRun" : nil) else { return nil }
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
