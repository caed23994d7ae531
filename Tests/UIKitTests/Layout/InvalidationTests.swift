import Testing
import UIKit

/// The recorded facts about invalidation, in the order of their recording.
@MainActor @Suite struct InvalidationTests {
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

  let early = IndexPath(item: 0, section: 0)
  let late = IndexPath(item: 1, section: 2)

  func expectUnmarked(_ context: UICollectionViewLayoutInvalidationContext) {
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
  }

  @Test func `new contexts name nothing`() {
    expectUnmarked(UICollectionViewLayoutInvalidationContext())
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    expectUnmarked(flow)
    #expect(flow.invalidateFlowLayoutDelegateMetrics)
    #expect(flow.invalidateFlowLayoutAttributes)
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    #expect(!flow.invalidateFlowLayoutDelegateMetrics)
    #expect(!flow.invalidateFlowLayoutAttributes)
  }

  @Test func `named index paths are sorted, each once, adding up over calls`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [late, early])
    context.invalidateItems(at: [early, late])
    #expect(context.invalidatedItemIndexPaths == [early, late])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "Header", at: [late])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [early, late])
    context.invalidateSupplementaryElements(ofKind: "Footer", at: [early])
    context.invalidateDecorationElements(ofKind: "Rule", at: [late])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["Footer": [early], "Header": [early, late]])
    #expect(context.invalidatedDecorationIndexPaths == ["Rule": [late]])
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 5, height: 6)
    #expect(context.contentOffsetAdjustment == CGPoint(x: 3, y: 4))
    #expect(context.contentSizeAdjustment == CGSize(width: 5, height: 6))
    #expect(context.invalidatedItemIndexPaths == [early, late])
    #expect(!context.invalidateEverything)
  }

  @Test func `layouts name the classes of their contexts`() {
    #expect(
      ObjectIdentifier(UICollectionViewLayout.invalidationContextClass)
        == ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
    #expect(
      ObjectIdentifier(UICollectionViewFlowLayout.invalidationContextClass)
        == ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self))
  }

  @Test func `a change of the bounds has an unmarked context of the layout's class`() {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let flow = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: bounds)
    #expect(type(of: flow) == UICollectionViewFlowLayoutInvalidationContext.self)
    expectUnmarked(flow)
    let plain = UICollectionViewLayout().invalidationContext(forBoundsChange: bounds)
    #expect(type(of: plain) == UICollectionViewLayoutInvalidationContext.self)
    expectUnmarked(plain)
  }

  @Test func `invalidating calls the method with a context once, which calls nothing back`() {
    let flow = CountingFlow()
    flow.invalidateLayout()
    #expect(flow.contexts.count == 1)
    #expect(flow.calls == 1)
    #expect(
      type(of: flow.contexts[0]) == UICollectionViewFlowLayoutInvalidationContext.self)
    expectUnmarked(flow.contexts[0])
    flow.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    #expect(flow.contexts.count == 2)
    #expect(flow.calls == 1)

    let plain = CountingPlain()
    plain.invalidateLayout()
    #expect(plain.contexts.count == 1)
    #expect(plain.calls == 1)
    plain.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    #expect(plain.contexts.count == 2)
    #expect(plain.calls == 1)
  }

  @Test func `a bare layout leaves transitions and updates to its subclasses`() {
    let layout = UICollectionViewLayout()
    for point in [CGPoint(x: 11, y: 22), .zero] {
      #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    }
    layout.prepareForTransition(to: UICollectionViewLayout())
    layout.prepareForTransition(from: UICollectionViewLayout())
    layout.finalizeLayoutTransition()
    #expect(layout.collectionViewContentSize == .zero)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "rule",
    ] {
      #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) == [])
      #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: kind) == [])
      #expect(layout.indexPathsToDeleteForDecorationView(ofKind: kind) == [])
      #expect(layout.indexPathsToInsertForDecorationView(ofKind: kind) == [])
    }
  }
}
