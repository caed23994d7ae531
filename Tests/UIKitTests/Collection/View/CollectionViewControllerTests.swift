import Testing
import UIKit

/// The view of a collection view controller holds the collection view.
@MainActor @Suite struct CollectionViewControllerTests {
  private final class Grid: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `the view holds the collection view and is as large`() {
    let controller = Grid()
    let window = shown(controller)
    defer { window.isHidden = true }
    let list: UICollectionView = controller.collectionView
    #expect(list.superview === controller.view)
    #expect("\(type(of: controller.view!))" == "UICollectionViewControllerWrapperView")
    #expect(list.frame == window.bounds)
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(list.frame == window.bounds)
    #expect(!list.visibleCells.isEmpty)
  }

  @Test func `what is added to the view lies above the list and does not scroll`() {
    let controller = Grid()
    let window = shown(controller)
    defer { window.isHidden = true }
    let button = UIView(frame: CGRect(x: 200, y: 400, width: 80, height: 40))
    controller.view.addSubview(button)
    controller.collectionView.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(controller.view.subviews == [controller.collectionView, button])
    #expect(button.convert(button.bounds, to: window) == button.frame)
  }

  @Test func `another collection view takes the place of the first within the view`() {
    let controller = Grid()
    let window = shown(controller)
    defer { window.isHidden = true }
    let view: UIView = controller.view
    let above = UIView()
    view.addSubview(above)
    let first: UICollectionView = controller.collectionView
    let second = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = second
    #expect(controller.view === view)
    #expect(first.superview == nil)
    #expect(view.subviews == [second, above])
    #expect(second.frame == window.bounds)
  }

  @Test func `safe area, margins and responders reach the collection view as a root view`() {
    let controller = Grid()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let window = shown(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }
    let list: UICollectionView = controller.collectionView
    #expect(list.safeAreaInsets == UIEdgeInsets(top: 44 + 30, left: 0, bottom: 20, right: 0))
    #expect(list.adjustedContentInset == list.safeAreaInsets)
    #expect(list.layoutMargins.left == 16)
    #expect(list.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test func `a root view without autoresizing constraints keeps its window's size`() {
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    let window = shown(controller)
    defer { window.isHidden = true }
    #expect(controller.view.frame == window.bounds)
    #expect(label.frame.maxX == 320)
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(controller.view.frame == window.bounds)
    #expect(label.frame.maxY == 320)
  }

  @Test func `a view that overhangs has only the insets of what it lies in`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let window = shown(controller)
    defer { window.isHidden = true }
    let wide = UIView(frame: CGRect(x: -50, y: -50, width: 500, height: 700))
    controller.view.addSubview(wide)
    #expect(wide.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    wide.frame = CGRect(x: 0, y: 10, width: 320, height: 460)
    #expect(wide.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }

  @Test func `a scrolled view renders what is visible, once and at its place`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scroll.contentSize = CGSize(width: 20, height: 100)
    let mark = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 10))
    mark.backgroundColor = .black
    scroll.addSubview(mark)
    scroll.contentOffset.y = 45
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: scroll.bounds, format: format).image {
      scroll.layer.render(in: $0.cgContext)
    }
    #expect(Pixels(image).inked.map { [$0.minY, $0.maxY] } == [5, 14])
    let hierarchy = drawn(20, 20) { _ in
      scroll.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
    }
    #expect(Pixels(hierarchy).inked.map { [$0.minY, $0.maxY] } == [5, 14])
  }
}
