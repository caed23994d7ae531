extension UIViewController {
  /// The storyboard that the controller comes from: always nil, as storyboards are not read on this
  /// platform.
  public var storyboard: UIStoryboard? { nil }
}

extension UIStoryboardSegue {
  /// Stops the program: no storyboard defines a segue with this identifier.
  static func refuseSegue(_ identifier: String, of controller: UIViewController) -> Never {
    refuse(
      """
      Receiver (\(controller)) has no segue with identifier '\(identifier)': storyboards are not \
      read on this platform. Show the controller in code.
      """)
  }
}
