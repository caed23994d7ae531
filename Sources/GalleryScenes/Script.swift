import UIKit

/// The timed steps of a scene.
public struct Script: Sendable {
  /// A step at one time.
  public struct Step: Sendable {
    /// The time of the step, in seconds since the scene was shown.
    public let time: TimeInterval
    private let action: @MainActor @Sendable (UIViewController) -> Void

    fileprivate init(
      _ time: TimeInterval, _ action: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) {
      (self.time, self.action) = (time, action)
    }

    /// Performs the step in a scene.
    @MainActor public func perform(in controller: UIViewController) { action(controller) }
  }

  /// The times and actions of a view controller.
  typealias Steps<Controller> = [(
    time: TimeInterval, action: @MainActor @Sendable (Controller) -> Void
  )]

  /// The steps, sorted by time.
  public let steps: [Step]
  /// The representative moments, in seconds and in order; at least three.
  public let moments: [TimeInterval]
  /// The duration until everything is at rest, in seconds.
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
