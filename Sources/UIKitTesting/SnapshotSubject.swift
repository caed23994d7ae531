import SnapshotTesting
import UIKit

/// What a snapshot can be taken of.
@preconcurrency @MainActor public protocol SnapshotSubject {
  /// The controller that shows the subject.
  var snapshotController: UIViewController { get }
  /// How large the subject is on a device, in points; nil for as large as the device.
  func snapshotSize(on device: SnapshotDevice) -> CGSize?
}

extension UIViewController: SnapshotSubject {
  /// Itself.
  public var snapshotController: UIViewController { self }

  /// As large as the device.
  public func snapshotSize(on device: SnapshotDevice) -> CGSize? { nil }
}

extension UIView: SnapshotSubject {
  /// A controller whose view the subject fills.
  public var snapshotController: UIViewController {
    let controller = UIViewController()
    let root = UIView(frame: bounds)
    frame = root.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(self)
    controller.view = root
    return controller
  }

  /// The view's own size; without one as wide as the device and as high as the view asks for then.
  ///
  /// Views that scroll are as large as the device.
  public func snapshotSize(on device: SnapshotDevice) -> CGSize? {
    guard bounds.width <= 0 || bounds.height <= 0 else { return bounds.size }
    guard !(self is UIScrollView) else { return nil }
    // What the view asks for depends on the device's text.
    let before = frame
    defer { leaveStage(frame: before) }
    return SnapshotStage(config: device.config(size: nil)).show(snapshotController) { _ in
      systemLayoutSizeFitting(
        CGSize(width: device.size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }
}

extension UIView {
  fileprivate func leaveStage(frame: CGRect) {
    removeFromSuperview()
    self.frame = frame
  }
}

extension SnapshotSubject {
  /// What `look` sees of the subject on a device; a view has its own frame again afterwards.
  func shown<Result>(on device: SnapshotDevice, _ look: (UIView) -> Result) -> Result {
    device.inItsLanguage {
      let (view, size) = (self as? UIView, snapshotSize(on: device))
      let frame = view?.frame ?? .zero
      defer { view?.leaveStage(frame: frame) }
      return SnapshotStage(config: device.config(size: size)).show(snapshotController, look)
    }
  }
}
