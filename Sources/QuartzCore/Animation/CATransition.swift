import CoreGraphics
import Foundation
import GeometryCore
import RenderCore

/// An animation from what a layer and all below it showed to what they show.
open class CATransition: CAAnimation {
  /// Default: fade.
  open var type: CATransitionType = .fade
  /// Where what is new comes from. Default nil: from the left.
  open var subtype: CATransitionSubtype?
  /// The share of the way at which it starts. Default 0.
  open var startProgress: Float = 0
  /// The share of the way at which it ends. Default 1.
  open var endProgress: Float = 1
  /// What was shown when it was added.
  private var before = DisplayList()

  override func blank() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, before) = (other.type, other.subtype, other.before)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func prepare(for layer: CALayer) {
    before = layer.shownContent()
  }

  override func apply(to shown: inout ShownValues, at moment: MediaTimes.Moment) {
    let way = Double(startProgress) + Double(endProgress - startProgress) * share(at: moment)
    shown.transition = TransitionMoment(
      before: before, type: type, subtype: subtype ?? .fromLeft, progress: way)
  }
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// What is new moves over what was.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What is new pushes away what was.
  public static let push = CATransitionType(rawValue: "push")
  /// What was moves away from what is new.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer turns over.
  package static let flip = CATransitionType(rawValue: "flip")
}

/// Where what is new comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The way from where it comes, in shares of the layer's size.
  var start: Point {
    switch self {
    case .fromRight: Point(x: 1, y: 0)
    case .fromTop: Point(x: 0, y: -1)
    case .fromBottom: Point(x: 0, y: 1)
    default: Point(x: -1, y: 0)
    }
  }
}
