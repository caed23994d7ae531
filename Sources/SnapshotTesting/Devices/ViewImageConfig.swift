import UIKit

/// What a snapshot of a controller is taken on: a size, a safe area and traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and how much of it the app has.
  public enum TabletOrientation: Sendable {
    /// Shares of a tablet held upright.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// Shares of a tablet held sideways.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case half
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and the screen's shape cover, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil leaves the size to what the snapshot is taken of.
  public var size: CGSize?
  /// What is specified in place of the screen's traits.
  public var traits: UITraitCollection

  /// - Parameters:
  ///   - safeArea: What bars and the screen's shape cover, in points.
  ///   - size: In points.
  ///   - traits: What is specified in place of the screen's traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// This configuration with another size, where there is one, and with what `traits` specify.
  func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size,
      traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}
