import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view and all below it.
  public static var image: Snapshotting { image() }

  /// The view and all below it.
  ///
  /// A view without a superview is shown in a window of its own; one with a superview stays there.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether what moves is drawn where it is at the moment, instead of
  ///     where it goes.
  ///   - precision: Which share of the pixels has to be equal, 0 to 1.
  ///   - perceptualPrecision: How like each other colours have to look to count as equal.
  ///   - size: In place of the view's own.
  ///   - traits: What is specified in place of the screen's traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMain {
        SnapshotStage(config: ViewImageConfig(size: size, traits: traits)).show(view) {
          $0.snapshotPicture(asShown: drawHierarchyInKeyWindow)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views, a line for each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of views, a line for each: class, frame, what is not as usual.
  ///
  /// - Parameters:
  ///   - size: In place of the view's own.
  ///   - traits: What is specified in place of the screen's traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMain {
        SnapshotStage(config: ViewImageConfig(size: size, traits: traits)).show(
          view, ViewDescription.tree)
      }
    }
  }
}
