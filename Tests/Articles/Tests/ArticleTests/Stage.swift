import UIKit

/// Shows controllers and layouts in a window of 390 x 844 points.
@MainActor enum Stage {
  static let size = CGSize(width: 390, height: 844)

  /// Shows `controller` and returns its collection view.
  static func show(_ controller: UIViewController) -> UICollectionView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    windows.append(window)
    return controller.view.subviews.compactMap { $0 as? UICollectionView }.first!
  }

  /// Shows `layout` with plain cells, `counts` in each section.
  static func show(
    _ layout: UICollectionViewLayout, counts: [Int], kinds: [String] = [],
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let controller = PlainController(layout: layout, counts: counts, kinds: kinds)
    controller.loadViewIfNeeded()
    controller.collectionView.delegate = delegate
    return show(controller)
  }

  private static var windows: [UIWindow] = []
}

/// A controller of a collection view with plain cells.
@MainActor final class PlainController: UIViewController, UICollectionViewDataSource {
  let layout: UICollectionViewLayout
  let counts: [Int]
  let kinds: [String]
  private(set) var collectionView: UICollectionView!

  init(layout: UICollectionViewLayout, counts: [Int], kinds: [String]) {
    self.layout = layout
    self.counts = counts
    self.kinds = kinds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension UICollectionView {
  /// The frame the layout gives the item.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(ofSupplementary kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame of the section's decoration, in content coordinates.
  func frame(ofDecoration kind: String, _ section: Int = 0) -> CGRect? {
    collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

/// Compares rectangles within a hundredth of a point.
func near(_ found: CGRect?, _ expected: CGRect) -> Bool {
  guard let found else { return false }
  return [
    found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
    found.height - expected.height,
  ].allSatisfy { abs($0) <= 0.01 }
}
