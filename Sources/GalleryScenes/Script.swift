import UIKit

/// What happens in a scene, and when.
public struct Script: Sendable {
  /// Something that happens at one time.
  public struct Step: Sendable {
    /// In seconds since the scene was shown.
    public let time: TimeInterval
    private let action: @MainActor @Sendable (UIViewController) -> Void

    fileprivate init(
      _ time: TimeInterval, _ action: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) {
      (self.time, self.action) = (time, action)
    }

    /// Has it happen in a scene.
    @MainActor public func perform(in controller: UIViewController) { action(controller) }
  }

  /// What a view controller does, and when.
  typealias Steps<Controller> = [(
    time: TimeInterval, action: @MainActor @Sendable (Controller) -> Void
  )]

  /// In the order of time.
  public let steps: [Step]
  /// The moments that tell the story, in seconds and in order; three at least.
  public let moments: [TimeInterval]
  /// When it is over, in seconds: all has come to rest.
  public let duration: TimeInterval

  /// - Parameter type: The class of the scene's view controller.
  init<Controller: UIViewController>(
    _ type: Controller.Type, moments: [TimeInterval], duration: TimeInterval,
    steps: Steps<Controller>
  ) {
    self.moments = moments
    self.duration = duration
    self.steps = steps.map { step in
      Step(step.time) { controller in
        if let controller = controller as? Controller { step.action(controller) }
      }
    }
  }
}
