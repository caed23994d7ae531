import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct LayoutFaultTests {
  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private func faults(_ views: UIView...) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    views.forEach(root.addSubview)
    return layoutFaults(in: root, on: .iPhoneSE1).map(\.description)
  }

  @Test func `a sound layout has none`() {
    expectNoLayoutFaults(in: Letters())
    #expect(
      faults(
        label("Name", CGRect(x: 8, y: 8, width: 100, height: 24)),
        label("Total", CGRect(x: 8, y: 40, width: 100, height: 24))
      ).isEmpty)
  }

  @Test func `text that is cut off is told, with what it needs`() throws {
    let found = faults(label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 24)))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("UILabel \"A long name of a product\" is cut off: it needs ") == true)
    #expect(found.first?.contains("and has 60. Set numberOfLines to 0") == true)
    let low = label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 24))
    low.numberOfLines = 0
    #expect(faults(low).first?.contains("points of height and has 24") == true)
    let few = label("A long name of a product", CGRect(x: 0, y: 0, width: 60, height: 50))
    few.numberOfLines = 2
    #expect(faults(few).first?.contains("Allow more than 2 lines") == true)
  }

  @Test func `text over text is told`() {
    let found = faults(
      label("Name", CGRect(x: 8, y: 8, width: 100, height: 24)),
      label("Total", CGRect(x: 8, y: 14, width: 100, height: 24)))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UILabel \"Total\" lies over UILabel \"Name\" by ") == true)
  }

  @Test func `what lies off the screen is told, unless it scrolls in`() {
    let far = { self.label("Far", CGRect(x: 300, y: 8, width: 40, height: 24)) }
    #expect(
      faults(far()).first?.hasPrefix("UILabel \"Far\" reaches 20 points beyond the right edge.")
        == true)
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroller.addSubview(far())
    #expect(faults(scroller).isEmpty)
  }

  @Test func `constraints that leave something open are told`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let found = layoutFaults(in: root, on: .iPhoneSE1).map(\.description)
    #expect(found.contains { $0.contains("leave its place or size open") })
  }

  @Test func `items beyond the content are told`() {
    final class ShortLayout: UICollectionViewFlowLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
    }
    final class Screen: UICollectionViewController {
      override func viewDidLoad() {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 200 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let found = layoutFaults(in: Screen(collectionViewLayout: ShortLayout()), on: .iPhoneSE1)
    #expect(found.first?.element.contains("more)") == true)
    #expect(found.first?.problem.contains("beyond the content's 100 points") == true)
  }
}
