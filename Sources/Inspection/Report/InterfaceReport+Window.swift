import CollectionViewExtras
import Foundation
import RenderCore
import UIKit

extension InterfaceReport {
  /// What a window shows.
  ///
  /// - Parameters:
  ///   - root: The window, which is laid out first.
  ///   - reports: The constraints that were broken while it was shown.
  ///   - hasPicture: Whether the report has the picture's bytes.
  @MainActor package init(
    of root: UIView, title: String, reports: [ConstraintReport] = [], hasPicture: Bool = true
  ) {
    root.layoutIfNeeded()
    let finder = FaultFinder(root: root)
    self.title = title
    conditions = Conditions(of: root)
    faults = (finder.faults + finder.brokenFaults(reports)).map(Fault.init)
    layouts = root.collectionViews.map { LayoutReport(of: $0, within: root) }
    var counts: [String: Int] = [:]
    views = finder.seenViews.map { view in
      var name = view.name(within: root)
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += " #\(count)" }
      return View(
        name: name, path: view.path(within: root), identifier: view.accessibilityIdentifier,
        frame: PlacedFrame(view.convert(view.bounds, to: root)))
    }
    accessibility = root.accessibilityTree().elements.map(Accessible.init)
    if hasPicture { picture = Picture(of: root, scale: root.traitCollection.displayScale) }
  }

  /// Moves the picture into a file.
  package mutating func writePicture(to file: String) throws {
    guard let text = picture?.base64, let bytes = Data(base64Encoded: text) else { return }
    try bytes.write(to: URL(fileURLWithPath: file))
    picture?.base64 = nil
    picture?.file = file
  }
}

extension InterfaceReport.Conditions {
  @MainActor fileprivate init(of root: UIView) {
    let traits = root.traitCollection
    self.init(
      width: Double(root.bounds.width), height: Double(root.bounds.height),
      scale: Double(traits.displayScale), isDark: traits.userInterfaceStyle == .dark,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      textSize: traits.preferredContentSizeCategory.rawValue)
  }
}

extension InterfaceReport.Picture {
  /// Nil if the window cannot be drawn.
  @MainActor fileprivate init?(of root: UIView, scale: CGFloat) {
    guard let shown = ShownPixels(of: root, scale: max(scale, 1)) else { return nil }
    guard let bytes = try? Platform.current.images.pngBytes(of: shown.bitmap) else { return nil }
    self.init(
      width: shown.bitmap.width, height: shown.bitmap.height, file: nil,
      base64: Data(bytes).base64EncodedString())
  }

  /// The pixels; nil if the file is gone or damaged.
  @MainActor var bitmap: Bitmap? {
    let bytes =
      base64.flatMap { Data(base64Encoded: $0) }
      ?? file.flatMap { FileManager.default.contents(atPath: $0) }
    return bytes.flatMap { try? Platform.current.images.decoded(Array($0)) }
  }
}

extension InterfaceReport.Accessible {
  fileprivate init(_ element: AccessibilityTree.Element) {
    self.init(
      label: element.label, value: element.value, hint: element.hint,
      identifier: element.identifier, text: element.description, frame: PlacedFrame(element.frame))
  }
}

extension InterfaceReport.Fault {
  fileprivate init(_ fault: LayoutFault) {
    let place = fault.place
    self.init(
      name: fault.name.rawValue, isAdvice: fault.name.isAdvice, element: fault.element,
      viewPath: place.viewPath, section: place.section,
      item: place.item == .max ? nil : place.item, kind: place.kind, identifier: place.identifier,
      frame: PlacedFrame(place.frame), problem: fault.problem, expected: fault.expected,
      found: fault.found, cure: fault.cure)
  }
}
