import CoreGraphics
import Foundation

/// Calls a method for each frame until it is invalidated.
///
/// Frames come sixty times a second by the clock by which all moves, on the main queue, whatever
/// run loop the link was added to. UIKit makes links of a target and a selector.
open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  private let member = Member()
  private var modes: Set<RunLoop.Mode> = []

  /// A link that has to be added to a run loop.
  package init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// Starts the calls. The run loop keeps the link alive until it is invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    member.enter(self)
  }

  /// Stops the calls in a mode; the link stops when it is removed from all modes it was added to.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { member.leave() }
  }

  private var isInvalid = false

  /// Ends the link and releases its target.
  open func invalidate() {
    isInvalid = true
    modes = []
    member.leave()
  }

  /// Whether the calls are paused. The default is `false`.
  open var isPaused = false {
    didSet { if isPaused != oldValue { member.pauseDidChange() } }
  }

  /// The time of the current frame by `CACurrentMediaTime()`; 0 before the first frame.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the screen: a sixtieth of a second.
  open var duration: CFTimeInterval { 1 / MotionStage.frameRate }

  /// How often it is wanted in a second; 0, the default, for each frame. Rounded to a rate that
  /// divides sixty.
  open var preferredFramesPerSecond = 0
  /// As ``preferredFramesPerSecond``, as a range: its preferred rate counts. Default: each frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// How many frames go by from one call to the next.
  private var stride: Int {
    let preferred = Double(preferredFrameRateRange.preferred ?? 0)
    let wanted = preferred > 0 ? preferred : Double(preferredFramesPerSecond)
    guard wanted > 0, wanted < MotionStage.frameRate else { return 1 }
    return max(1, Int((MotionStage.frameRate / wanted).rounded()))
  }

  /// - Parameter frame: When the frame is due.
  private func show(_ frame: TimeInterval) {
    timestamp = frame
    targetTimestamp = frame + Double(stride) / MotionStage.frameRate
    action(self)
  }

  /// What the stage keeps.
  private final class Member: MotionStageMember {
    private var link: CADisplayLink?
    private var stage: MotionStage?
    /// The frame that was shown last, counted from the clock's beginning.
    private var last: Int?

    func enter(_ link: CADisplayLink) {
      guard stage == nil else { return }
      self.link = link
      last = Self.frame(at: MotionStage.current.clock.now)
      stage = .current
      stage?.enter(self)
    }

    func leave() {
      stage?.leave(self)
      (stage, link) = (nil, nil)
    }

    func pauseDidChange() {
      guard let stage else { return }
      last = Self.frame(at: stage.clock.now)
      stage.wake()
    }

    private static func frame(at time: TimeInterval) -> Int {
      Int((time * MotionStage.frameRate + 1e-6).rounded(.down))
    }

    func nextMoment(from now: TimeInterval) -> TimeInterval? {
      guard let link, !link.isPaused else { return nil }
      let next = Double((last ?? Self.frame(at: now)) + link.stride) / MotionStage.frameRate
      return max(next, now)
    }

    func turn(at now: TimeInterval) {
      let frame = Self.frame(at: now)
      guard let link, !link.isPaused, frame >= (last ?? 0) + link.stride else { return }
      last = frame
      link.show(Double(frame) / MotionStage.frameRate)
    }

    func stop() { (stage, link) = (nil, nil) }
  }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate, in frames per second.
  public var minimum: Float
  /// The highest rate that is needed, in frames per second.
  public var maximum: Float
  /// The preferred rate; nil for none.
  public var preferred: Float?

  /// Creates a range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that stands for every frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
