import GeometryCore
import LayoutCore

/// The application's block that computes the frames of a custom group, with an identity.
@MainActor final class CustomProvider {
  private let identity: UInt64
  private let provide: NSCollectionLayoutGroupCustomItemProvider
  private static var made: UInt64 = 0

  init(_ provide: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    Self.made += 1
    identity = Self.made
    self.provide = provide
  }

  /// What the layout engine takes the block for.
  func arrangement(in context: DescriptionContext) -> CustomArrangement {
    guard let traits = context.traits else {
      return CustomArrangement(identity: 0) { _ in [] }
    }
    return CustomArrangement(identity: identity) { container in
      MainActor.assumeIsolated { self.placements(in: container, traits) }
    }
  }

  private func placements(
    in container: CustomArrangement.Container, _ traits: UITraitCollection
  ) -> [CustomPlacement] {
    let environment = LayoutEnvironmentObject(
      size: CGSize(container.size), insets: NSDirectionalEdgeInsets(container.contentInsets),
      traits: traits)
    return provide(environment).map {
      CustomPlacement(frame: $0.frame.core, zIndex: $0.zIndex)
    }
  }
}

/// One frame of a custom group, in points from the group's outer leading top corner.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  private let place: CustomPlacement

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(CustomPlacement(frame: frame.core, zIndex: zIndex))
  }

  init(_ place: CustomPlacement) {
    self.place = place
    super.init()
  }

  open var frame: CGRect { CGRect(place.frame) }

  /// Becomes the cell's.
  open var zIndex: Int { place.zIndex }

  /// The item itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return MainActor.assumeIsolated { place == other.place }
  }

  open override var hash: Int { MainActor.assumeIsolated { place.hashValue } }
}
