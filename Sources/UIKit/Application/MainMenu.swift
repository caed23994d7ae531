/// Lets the application and its delegate build the main menus.
@MainActor enum MainMenu {
  /// Makes the shared application the builder of the menus from now on.
  static func follow() {
    UIMenuSystem.build = { builder in
      let application = UIApplication.shared
      application.buildMenu(with: builder)
      (application.delegate as? UIResponder)?.buildMenu(with: builder)
    }
    UIMenuSystem.main.setNeedsRebuild()
  }
}
