import GeometryCore
import LayoutCore

/// The application's function that computes the frames of a custom group; compared by identity.
@MainActor final class CustomProvider {
  private let identity: UInt64
  private let provide: NSCollectionLayoutGroupCustomItemProvider
  private static var made: UInt64 = 0

  init(_ provide: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    Self.made += 1
    identity = Self.made
    self.provide = provide
  }

  /// The arrangement for the engine.
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

/// The frame of an item of a custom group, in points from the leading top corner of the group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  private let place: CustomPlacement

  /// Creates an item with a z-index of 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(CustomPlacement(frame: frame.core, zIndex: zIndex))
  }

  init(_ place: CustomPlacement) {
    self.place = place
    super.init()
  }

  /// The frame in points, relative to the leading top corner of the group.
  open var frame: CGRect { CGRect(place.frame) }

  /// The z-index of the cell.
  open var zIndex: Int { place.zIndex }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return MainActor.assumeIsolated { place == other.place }
  }

  open override var hash: Int { MainActor.assumeIsolated { place.hashValue } }
}
