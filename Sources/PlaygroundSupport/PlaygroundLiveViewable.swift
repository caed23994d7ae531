import UIKit

/// What a page of a playground can show.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable {
  /// The view or view controller that shows it.
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// How something is shown by a page of a playground.
public enum PlaygroundLiveViewRepresentation {
  /// By a view.
  case view(UIView)
  /// By a view controller.
  case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
  /// The view itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  /// The view controller itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}
