import GeometryCore

/// The room that something is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// In points, insets included.
  var contentSize: CGSize { get }
  /// In points, insets taken off.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout depends on: the room and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The environment handed to section and item providers and to invalidation handlers.
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
