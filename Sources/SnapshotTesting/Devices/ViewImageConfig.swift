import UIKit

/// The device for the snapshot of a view controller: a size, a safe area and traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// The long side is horizontal.
    case landscape
    /// The long side is vertical.
    case portrait
  }

  /// The orientation of a tablet and the app's share of the screen.
  public enum TabletOrientation: Sendable {
    /// The app's share of the screen in portrait.
    public enum PortraitSplits: Sendable {
      /// A third of the screen.
      case oneThird
      /// Two thirds of the screen.
      case twoThirds
      /// The full screen.
      case full
    }

    /// The app's share of the screen in landscape.
    public enum LandscapeSplits: Sendable {
      /// A third of the screen.
      case oneThird
      /// Half of the screen.
      case half
      /// Two thirds of the screen.
      case twoThirds
      /// The full screen.
      case full

      /// Half of the screen, by the other name that suites use.
      public static let oneHalf = LandscapeSplits.half
    }

    /// Landscape with a share of the screen.
    case landscape(splitView: LandscapeSplits)
    /// Portrait with a share of the screen.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area insets in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the subject's own size.
  public var size: CGSize?
  /// The traits that override those of the screen.
  public var traits: UITraitCollection

  /// - Parameters:
  ///   - safeArea: The safe area insets in points.
  ///   - size: The size in points; nil leaves it to the subject.
  ///   - traits: The traits that override those of the screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The configuration with additional traits and, unless it is nil, another size.
  func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size,
      traits: UITraitCollection(traitsFrom: [self.traits, traits]))
  }
}
