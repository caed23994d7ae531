import GeometryCore

/// The container of a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including insets, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points; the same as ``contentInsets``.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits that a layout depends on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The environment passed to section providers, item providers and handlers.
final class LayoutEnvironmentObject: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    container = Container(size, insets)
    traitCollection = traits
    super.init()
  }

  private final class Container: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
      contentSize = size
      contentInsets = insets
      super.init()
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
      CGSize(
        width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
        height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ core: DirectionalInsets) {
    self.init(
      top: CGFloat(core.top), leading: CGFloat(core.leading), bottom: CGFloat(core.bottom),
      trailing: CGFloat(core.trailing))
  }
}
