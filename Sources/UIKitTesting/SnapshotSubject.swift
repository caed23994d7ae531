import SnapshotTesting
import UIKit

/// A view controller or view of which snapshots can be taken.
@preconcurrency @MainActor public protocol SnapshotSubject {
  /// The view controller that shows the subject.
  var snapshotController: UIViewController { get }
  /// The size of the subject on a device in points; nil for the size of the device.
  func snapshotSize(on device: SnapshotDevice) -> CGSize?
}

extension UIViewController: SnapshotSubject {
  /// The view controller itself.
  public var snapshotController: UIViewController { self }

  /// Returns nil: a view controller has the size of the device.
  public func snapshotSize(on device: SnapshotDevice) -> CGSize? { nil }
}

extension UIView: SnapshotSubject {
  /// A new view controller whose view the subject fills.
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

  /// The view's current size. An empty view is as wide as the device and has its fitting height.
  ///
  /// Scroll views have the size of the device.
  public func snapshotSize(on device: SnapshotDevice) -> CGSize? {
    guard bounds.width <= 0 || bounds.height <= 0 else { return bounds.size }
    guard !(self is UIScrollView) else { return nil }
    // The fitting height depends on the device's text size.
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
  /// Shows the subject on a device and returns the result of `look`. A view's frame is restored
  /// afterwards.
  func shown<Result>(on device: SnapshotDevice, _ look: (UIView) -> Result) -> Result {
    device.inItsLanguage {
      let (view, size) = (self as? UIView, snapshotSize(on: device))
      let frame = view?.frame ?? .zero
      defer { view?.leaveStage(frame: frame) }
      return SnapshotStage(config: device.config(size: size)).show(snapshotController, look)
    }
  }
}
