import Testing
import UIKit

@MainActor @Suite struct LayoutAttributesTests {
  let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 2))

  @Test func `setting the frame sets bounds, size and centre`() {
    attributes.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(attributes.center == CGPoint(x: 8.5, y: 10))
    #expect(attributes.size == CGSize(width: 7, height: 8))
  }

  @Test func `the frame follows centre, size and transform`() {
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
    #expect(attributes.transform3D.m11 == 2)
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
  }

  @Test func `a copy is equal until one changes`() {
    attributes.zIndex = 3
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy !== attributes)
    copy?.alpha = 0.5
    #expect(copy != attributes)
    #expect(copy?.indexPath == IndexPath(item: 3, section: 2))
    #expect(copy?.representedElementCategory == .cell)
    #expect(copy?.representedElementKind == nil)
  }

  @Test func `a subclass keeps its own initial values and inherits the initializers`() {
    let own = ColorAttributes(
      forDecorationViewOfKind: "color", with: IndexPath(item: 0, section: 1))
    #expect(own.color == .clear)
    #expect(own.representedElementKind == "color")
    #expect((own.copy() as? ColorAttributes)?.indexPath == IndexPath(item: 0, section: 1))
  }

  @Test func `a context names places sorted and once`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 1, section: 2), IndexPath(item: 0, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      context.invalidatedItemIndexPaths
        == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 2)])
    context.invalidateDecorationElements(ofKind: "x", at: [IndexPath(item: 0, section: 0)])
    #expect(context.invalidatedDecorationIndexPaths == ["x": [IndexPath(item: 0, section: 0)]])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  final class CountingLayout: UICollectionViewFlowLayout {
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

  @Test func `invalidating goes through a fresh context of the layout's class once`() {
    let layout = CountingLayout()
    layout.invalidateLayout()
    #expect(layout.calls == 1 && layout.contexts.count == 1)
    #expect(layout.contexts[0] is UICollectionViewFlowLayoutInvalidationContext)
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    #expect(layout.calls == 1 && layout.contexts.count == 2)
  }
}
