import CoreGraphics
import Foundation
import GeometryCore
import RenderCore

/// A transition between the former and the new look of a layer and its sublayers.
open class CATransition: CAAnimation {
  /// The kind of the transition. The default is `.fade`.
  open var type: CATransitionType = .fade
  /// The direction the new content comes from. The default is nil: from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts. The default is 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends. The default is 1.
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

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer turns over.
  package static let flip = CATransitionType(rawValue: "flip")
}

/// The direction the new content of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content comes from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content comes from the bottom.
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
