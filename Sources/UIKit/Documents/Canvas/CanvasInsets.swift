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

  /// The insets of a view without a controller: those of the screen for views of its size and for
  /// cells of collection views, which have none at the bottom in Xcode 12; from Xcode 15 on also for
  /// others.
  func insets(ofRoot element: DocumentElement, _ size: CGSize) -> UIEdgeInsets {
    let isCell = element.name == "collectionViewCell"
    guard size == screen || isCell || version >= 21 else { return .zero }
    let top = device.isSmall && version == 14 ? 0 : device.top
    let bottom = isCell && version == 17 ? 0 : device.bottom
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// The insets of a controller's view.
  func insets(of controller: String, _ size: CGSize) -> UIEdgeInsets {
    let containers = CanvasContainers(document).around(controller)
    if size.width == screen.width, size.height < screen.height,
      size.height >= screen.height - 80
    {
      return sheet(containers, size)
    }
    guard let element = document.element(controller) else { return .zero }
    guard size == screen else { return freeform(element, containers) }
    let top = element.child(key: "simulatedTopBarMetrics")
    let bottom = element.child(key: "simulatedBottomBarMetrics")
    var insets = UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
    let simulatesBar = top?.name == "simulatedNavigationBarMetrics"
    if containers.hasNavigationBar || simulatesBar, top?.name != "nil" {
      insets.top = barInset(isSimulated: simulatesBar && !containers.hasNavigationBar)
      let mode = element.child("navigationItem")?["largeTitleDisplayMode"]
      if containers.hasLargeTitle, mode != "never" { insets.top += 52 }
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

  /// A view of another size than the screen's has the insets of its top alone.
  private func freeform(
    _ element: DocumentElement, _ containers: CanvasContainers.Around
  ) -> UIEdgeInsets {
    let bar = element.child(key: "simulatedTopBarMetrics")?.name
    let isSimulated = bar == "simulatedNavigationBarMetrics"
    let hasBar = isSimulated || containers.hasNavigationBar
    let top =
      hasBar ? barInset(isSimulated: isSimulated && !containers.hasNavigationBar) : device.top
    return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
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
