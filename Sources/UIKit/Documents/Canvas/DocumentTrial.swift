import DocumentCore

/// Makes everything that an interface document describes, to see that it ends.
@MainActor package enum DocumentTrial {
  /// Makes the objects of a nib, or the controllers of a storyboard with their views, and lays them
  /// out.
  ///
  /// - Returns: What was reported, as text; for a text that is no interface document the reason alone.
  package static func make(_ bytes: [UInt8]) -> [String] {
    var reported: [String] = []
    let former = InterfaceFile.report
    InterfaceFile.report = { reported.append($0.description) }
    defer { InterfaceFile.report = former }
    do {
      let opened = try InterfaceFile.read(Data(bytes), bundle: nil)
      guard let file = opened as? InterfaceFile else { return reported }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      if file.document.isStoryboard {
        let storyboard = UIStoryboard()
        for id in file.document.controllers.prefix(20) {
          show(file.makeController(id, storyboard: storyboard, creator: nil), in: window)
        }
      } else {
        let controller = UIViewController()
        for case let view as UIView in file.objects(owner: nil, proxies: [:]).prefix(20)
        where !(view is UIWindow) { controller.view.addSubview(view) }
        show(controller, in: window)
      }
      window.rootViewController = nil
    } catch {
      reported.append("\(error)")
    }
    return reported
  }

  private static func show(_ controller: UIViewController?, in window: UIWindow) {
    guard let controller else { return }
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    window.isHidden = true
  }
}
