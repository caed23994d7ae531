import Testing
import UIKit

/// The recorded facts about layouts and interactive movement, all of `collectionmovement.json`.
@MainActor @Suite struct RecordedMovementTests {
  nonisolated static let recorded = RecordedObjects("collectionmovement")
  typealias Fact = RecordedObjects.Case

  static let origin = IndexPath(item: 3, section: 1)
  static let target = IndexPath(item: 1, section: 0)
  static let point = CGPoint(x: 37, y: 91)

  /// One check per case of the file, for a base or a flow layout without a view.
  static let checks: [String: @MainActor (UICollectionViewLayout, Fact) -> Void] = [
    "target-index-path": { layout, fact in
      let path = layout.targetIndexPath(forInteractivelyMovingItem: origin, withPosition: point)
      #expect(RecordedValue(path) == fact.expected)
    },
    "moving-attributes": { layout, fact in
      let attributes = layout.layoutAttributesForInteractivelyMovingItem(
        at: target, withTargetPosition: point)
      // Of the base layout Apple records nil from a method that Swift sees as never nil.
      guard fact.expected != .null else { return }
      let found: RecordedValue = .object([
        "indexPath": RecordedValue(attributes.indexPath),
        "frame": RecordedValue(attributes.frame),
        "center": RecordedValue(attributes.center),
        "size": RecordedValue(attributes.size),
        "zIndex": .number(Double(attributes.zIndex)),
        "elementKind": attributes.representedElementKind.map(RecordedValue.text) ?? .null,
      ])
      #expect(found == fact.expected)
    },
    "moving-context": { layout, fact in
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: point,
        previousIndexPaths: [origin], previousPosition: CGPoint(x: 4, y: 5))
      expect(context, fact)
    },
    "ending-context": { layout, fact in
      let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [target], previousIndexPaths: [origin], movementCancelled: true)
      expect(context, fact)
    },
    "bounds-context": { layout, fact in
      expect(
        layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10)),
        fact)
    },
  ]

  static func expect(_ context: UICollectionViewLayoutInvalidationContext, _ fact: Fact) {
    guard case .object(let values) = fact.expected else { fatalError("no object: \(fact)") }
    for (key, value) in values { #expect(describe(key, of: context) == value, "\(key)") }
  }

  static func describe(
    _ key: String, of context: UICollectionViewLayoutInvalidationContext
  ) -> RecordedValue {
    switch key {
    case "previousIndexPaths":
      RecordedValue(context.previousIndexPathsForInteractivelyMovingItems)
    case "targetIndexPaths": RecordedValue(context.targetIndexPathsForInteractivelyMovingItems)
    case "interactiveMovementTarget": RecordedValue(context.interactiveMovementTarget)
    case "invalidatedItemIndexPaths": RecordedValue(context.invalidatedItemIndexPaths)
    default: RecordedInvalidationTests.describe(key, of: context)
    }
  }

  @Test func `every recorded case is checked`() {
    let ids = Self.checks.keys.flatMap { ["base-\($0)", "flow-\($0)"] }
    #expect(Set(ids) == Self.recorded.ids)
    #expect(Self.recorded.cases.count == 10)
  }

  @Test(arguments: recorded.ids.sorted())
  func `layouts answer for moving items as recorded`(id: String) throws {
    let isFlow = id.hasPrefix("flow-")
    let layout = isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    let check = try #require(Self.checks[String(id.dropFirst(5))])
    check(layout, Self.recorded[id])
  }
}
