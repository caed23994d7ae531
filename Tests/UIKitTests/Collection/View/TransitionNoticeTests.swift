import Testing
import UIKit

/// A view that tells which layouts it went between.
private final class NoticingCell: UICollectionViewCell {
  var heard: [String] = []

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.willTransition(from: oldLayout, to: newLayout)
    heard.append("will \(type(of: oldLayout)) \(type(of: newLayout))")
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.didTransition(from: oldLayout, to: newLayout)
    heard.append("did \(type(of: oldLayout)) \(type(of: newLayout))")
  }
}

/// Squares between decorations that come and go.
private final class StripedLayout: UICollectionViewLayout {
  final class Stripe: UICollectionReusableView {}

  var isStriped = true
  var asked: [String] = []

  override init() {
    super.init()
    register(Stripe.self, forDecorationViewOfKind: "stripe")
  }
  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    isStriped ? [stripe()] : []
  }

  override func layoutAttributesForDecorationView(ofKind elementKind: String, at: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { isStriped ? stripe() : nil }

  private func stripe() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "stripe", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 100, width: 320, height: 10)
    return attributes
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("initial \(elementKind)")
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("final \(elementKind)")
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }
}

@MainActor @Suite struct TransitionNoticeTests {
  @Test func `a cell is told of both layouts before and after`() throws {
    let data = StrictDataSource([1])
    let view = UICollectionView(
      frame: phone,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection()))
    data.attach(to: view)
    view.register(NoticingCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first as? NoticingCell)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    view.layoutIfNeeded()
    let both = "UICollectionViewCompositionalLayout UICollectionViewFlowLayout"
    #expect(cell.heard == ["will \(both)", "did \(both)"])
  }

  @Test func `a layout is asked how a decoration comes and goes with the data`() {
    let layout = StripedLayout()
    layout.isStriped = false
    let data = StrictDataSource([1])
    let view = UICollectionView.shown(layout, data)
    #expect(layout.asked == [])
    layout.isStriped = true
    data.counts = [2]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    view.layoutIfNeeded()
    #expect(layout.asked.contains("initial stripe"))
    #expect(view.subviews.contains { $0 is StripedLayout.Stripe })
    layout.asked = []
    layout.isStriped = false
    data.counts = [1]
    view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
    view.layoutIfNeeded()
    #expect(layout.asked.contains("final stripe"))
    #expect(!view.subviews.contains { $0 is StripedLayout.Stripe })
  }

  @Test func `a change begins with what was shown, also by a layout that counts nothing`() {
    let data = StrictDataSource([1])
    let view = UICollectionView.shown(StripedLayout(), data)
    data.counts = [2]
    view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 2)
  }

  @Test func `by itself a layout has decorations come and go where they are`() {
    let layout = UICollectionViewLayout()
    let place = IndexPath(item: 0, section: 0)
    #expect(
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "stripe", at: place)
        == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "stripe", at: place)
        == nil)
  }

  @Test func `the end of a transition step by step is told to a handler with a name`() {
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection()), StrictDataSource([3]))
    var ends: [String] = []
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion = {
      ends.append("completed \($0), finished \($1)")
    }
    let next = UICollectionViewCompositionalLayout(section: rowSection(height: 80))
    _ = view.startInteractiveTransition(to: next, completion: completion)
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(ends == ["completed true, finished true"])
    #expect(view.collectionViewLayout === next)
  }

  /// An archive of objects by their keys.
  private final class Archive: NSCoder {
    let objects: [String: Any]
    init(_ objects: [String: Any]) { self.objects = objects }
    override var allowsKeyedCoding: Bool { true }
    override func decodeObject(forKey key: String) -> Any? { objects[key] }
    override func containsValue(forKey key: String) -> Bool { objects[key] != nil }
  }

  @Test func `a layout between two others is read from an archive that holds both`() {
    let (from, to) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let whole = Archive(["currentLayout": from, "nextLayout": to])
    let layout = UICollectionViewTransitionLayout(coder: whole)
    #expect(layout?.currentLayout === from && layout?.nextLayout === to)
    #expect(layout?.transitionProgress == 0)
    #expect(UICollectionViewTransitionLayout(coder: Archive(["currentLayout": from])) == nil)
  }
}
