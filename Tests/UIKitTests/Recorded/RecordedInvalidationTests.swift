import Testing
import UIKit

/// The recorded facts about invalidation, all of `invalidation.json`.
@MainActor @Suite struct RecordedInvalidationTests {
  nonisolated static let recorded = RecordedObjects("invalidation")
  typealias Fact = RecordedObjects.Case

  static let early = IndexPath(item: 0, section: 0)
  static let late = IndexPath(item: 1, section: 2)

  /// One check per case of the file.
  static let checks: [String: @MainActor (Fact) -> Void] = [
    "context-base": { expect(UICollectionViewLayoutInvalidationContext(), $0) },
    "context-flow": { expect(UICollectionViewFlowLayoutInvalidationContext(), $0) },
    "context-flow-set": { fact in
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      expect(context, fact)
    },
    "context-items": { expect(contextWithItems(), $0) },
    "context-items-copied": { fact in
      var paths = [late]
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: paths)
      paths.append(early)
      expect(context, fact)
    },
    "context-kinds": { expect(contextWithKinds(), $0) },
    "context-adjustments": { fact in
      let context = contextWithKinds()
      context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
      context.contentSizeAdjustment = CGSize(width: 5, height: 6)
      expect(context, fact)
    },
    "invalidation-context-class": { fact in
      let classes = [
        UICollectionViewLayout.invalidationContextClass,
        UICollectionViewFlowLayout.invalidationContextClass,
      ]
      #expect(.list(classes.map { .text("\($0)") }) == fact.expected)
    },
    "bounds-context-flow": { fact in
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      expect(UICollectionViewFlowLayout().invalidationContext(forBoundsChange: bounds), fact)
    },
    "bounds-context-base": { fact in
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      expect(UICollectionViewLayout().invalidationContext(forBoundsChange: bounds), fact)
    },
    "flow-invalidateLayout": { fact in
      let layout = CountingFlow()
      layout.invalidateLayout()
      expectCalls(layout.contexts.count, "invalidateLayout(with:) calls", fact)
      expectCalls(layout.calls, "invalidateLayout() calls", fact)
      expect(layout.contexts[0], fact.expected["context"])
    },
    "flow-with-context": { fact in
      let layout = CountingFlow()
      layout.invalidateLayout()
      layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      expectCalls(layout.contexts.count, "invalidateLayout(with:) calls in all", fact)
      expectCalls(layout.calls, "invalidateLayout() calls in all", fact)
    },
    "plain-invalidateLayout": { fact in
      let layout = CountingPlain()
      layout.invalidateLayout()
      expectCalls(layout.contexts.count, "invalidateLayout(with:) calls", fact)
      expectCalls(layout.calls, "invalidateLayout() calls", fact)
    },
    "plain-with-context": { fact in
      let layout = CountingPlain()
      layout.invalidateLayout()
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      expectCalls(layout.contexts.count, "invalidateLayout(with:) calls in all", fact)
      expectCalls(layout.calls, "invalidateLayout() calls in all", fact)
    },
    "system-survives": { _ in
      let layout = UICollectionViewFlowLayout()
      layout.invalidateLayout()
      layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      #expect(layout.collectionView == nil)
    },
  ]

  // MARK: What the cases are about

  final class CountingFlow: UICollectionViewFlowLayout {
    var calls = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout() {
      calls += 1
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  final class CountingPlain: UICollectionViewLayout {
    var calls = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout() {
      calls += 1
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  static func contextWithItems() -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [late, early])
    context.invalidateItems(at: [early, late])
    return context
  }

  static func contextWithKinds() -> UICollectionViewLayoutInvalidationContext {
    let context = contextWithItems()
    context.invalidateSupplementaryElements(ofKind: "Header", at: [late])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [early, late])
    context.invalidateSupplementaryElements(ofKind: "Footer", at: [early])
    context.invalidateDecorationElements(ofKind: "Rule", at: [late])
    return context
  }

  // MARK: Comparing

  static func expectCalls(_ count: Int, _ key: String, _ fact: Fact) {
    #expect(.number(Double(count)) == fact.expected[key])
  }

  static func expect(_ context: UICollectionViewLayoutInvalidationContext, _ fact: Fact) {
    expect(context, fact.expected)
  }

  /// Compares what is recorded of a context, and nothing else.
  static func expect(
    _ context: UICollectionViewLayoutInvalidationContext, _ expected: RecordedValue
  ) {
    guard case .object(let values) = expected else { fatalError("no object: \(expected)") }
    for (key, value) in values { #expect(describe(key, of: context) == value, "\(key)") }
  }

  static func describe(
    _ key: String, of context: UICollectionViewLayoutInvalidationContext
  ) -> RecordedValue {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    return switch key {
    case "class": .text("\(type(of: context))")
    case "superclass":
      .text(Mirror(reflecting: context).superclassMirror.map { "\($0.subjectType)" } ?? "")
    case "invalidateEverything": .bool(context.invalidateEverything)
    case "invalidateDataSourceCounts": .bool(context.invalidateDataSourceCounts)
    case "items": RecordedValue(context.invalidatedItemIndexPaths)
    case "supplementary": RecordedValue(context.invalidatedSupplementaryIndexPaths)
    case "decoration": RecordedValue(context.invalidatedDecorationIndexPaths)
    case "offsetAdjustment": RecordedValue(context.contentOffsetAdjustment)
    case "sizeAdjustment": RecordedValue(context.contentSizeAdjustment)
    case "invalidateFlowLayoutDelegateMetrics":
      flow.map { .bool($0.invalidateFlowLayoutDelegateMetrics) } ?? .null
    case "invalidateFlowLayoutAttributes":
      flow.map { .bool($0.invalidateFlowLayoutAttributes) } ?? .null
    default: fatalError("unknown \(key)")
    }
  }

  @Test func `every recorded case is checked`() {
    #expect(Set(Self.checks.keys) == Self.recorded.ids)
    #expect(Self.recorded.cases.count == 15)
  }

  @Test(arguments: recorded.ids.sorted())
  func `invalidation is as recorded`(id: String) throws {
    let check = try #require(Self.checks[id])
    check(Self.recorded[id])
  }
}
