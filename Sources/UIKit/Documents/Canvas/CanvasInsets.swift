import DocumentCore

/// What bars and the shape of the screen cover of views on the canvas.
///
/// - Note: Read off the constraints of recorded documents; the version of Interface Builder decides
///   which system's screens it shows.
@MainActor struct CanvasInsets {
  private let document: InterfaceDocument
  private let device: CanvasDevice
  /// The first two digits of Interface Builder's version, 17 for Xcode 12.
  private let version: Int

  init?(_ document: InterfaceDocument) {
    guard let device = CanvasDevice(document) else { return nil }
    (self.document, self.device) = (document, device)
    version = document.canvasVersion
  }

  /// The insets of a view without a controller.
  func insets(ofRoot size: CGSize) -> UIEdgeInsets {
    guard size == screen, !device.isSmall else { return .zero }
    return UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
  }

  /// The insets of a controller's view.
  func insets(of controller: String, _ size: CGSize) -> UIEdgeInsets {
    let containers = CanvasContainers(document).around(controller)
    if size.width == screen.width, size.height < screen.height,
      size.height >= screen.height - 60
    {
      return sheet(containers, size)
    }
    guard let element = document.element(controller), size == screen else { return .zero }
    let top = element.child(key: "simulatedTopBarMetrics")
    let bottom = element.child(key: "simulatedBottomBarMetrics")
    var insets = UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
    let simulatesBar = top?.name == "simulatedNavigationBarMetrics"
    if containers.hasNavigationBar || simulatesBar, top?.name != "nil" {
      insets.top = barInset(isSimulated: simulatesBar && !containers.hasNavigationBar)
    } else if version >= 24, device.bottom > 0 {
      // Xcode 26 counts the screen's own insets twice.
      insets.top *= 2
      insets.bottom *= 2
    } else if device.isSmall, version == 14, element.child("navigationItem") != nil {
      insets.top = 0
    }
    let hasTabs = containers.hasTabBar || bottom?.name == "simulatedTabBarMetrics"
    if hasTabs || containers.hasToolbar, bottom?.name != "nil" { insets.bottom += 49 }
    return insets
  }

  private var screen: CGSize { CGSize(width: device.width, height: device.height) }

  /// The bottom of a navigation bar.
  private func barInset(isSimulated: Bool) -> CGFloat {
    if version >= 24, device.bottom > 0 { return 2 * device.top + 54 }
    if device.isSmall, isSimulated { return 44 }
    return device.top + 44
  }

  /// A sheet's view lies below the screen's top, with a bar of 56 points.
  private func sheet(_ containers: CanvasContainers.Around, _ size: CGSize) -> UIEdgeInsets {
    let hasBar = containers.hasNavigationBar && device.bottom > 0
    return UIEdgeInsets(top: hasBar ? 56 : 0, left: 0, bottom: device.bottom, right: 0)
  }
}

extension InterfaceDocument {
  /// The first two digits of Interface Builder's version, 17 for Xcode 12. Documents of unknown
  /// origin, 32, are as those before Xcode 26.
  var canvasVersion: Int {
    let version = Int(toolsVersion / 1000)
    return version == 32 ? 23 : version
  }
}
