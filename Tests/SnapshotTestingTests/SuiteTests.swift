import SnapshotTesting
import Testing

/// What suites rely on that were written for Apple's systems. UIKit comes with SnapshotTesting.
@MainActor @Suite struct SuiteTests {
  private final class Screen: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .systemTeal }
  }

  private let single = UITraitCollection(displayScale: 1)

  @Test func `a view without a size is sized to fit`() {
    let label = UILabel()
    label.text = "Fits"
    let picture = made(of: label, as: .image(traits: single))
    #expect(picture?.size.width == label.sizeThatFits(.zero).width.rounded(.up))
    let box = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    #expect(made(of: box, as: .image(traits: single))?.size == CGSize(width: 30, height: 20))
  }

  @Test func `configurations leave the scale to the screen, and older phones have medium text`() {
    #expect(ViewImageConfig.iPhoneX.traits.displayScale == 0)
    #expect(ViewImageConfig.iPadPro11.traits.displayScale == 0)
    #expect(ViewImageConfig.iPhoneXr.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .unspecified)
    #expect(made(of: Screen(), as: .image(on: .iPhone8))?.scale == UIScreen.main.scale)
  }

  @Test func `pictures of navigation and tab controllers leave out the safe area at their bars`() {
    let pushed = UINavigationController(rootViewController: Screen())
    let phone = ViewImageConfig.iPhoneX
    #expect(
      made(of: pushed, as: .image(on: phone, traits: single))?.size
        == CGSize(width: 375, height: 812 - 44))
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen()]
    #expect(
      made(of: tabs, as: .image(on: phone, traits: single))?.size
        == CGSize(width: 375, height: 812 - 34))
    let both = UITabBarController()
    both.viewControllers = [UINavigationController(rootViewController: Screen())]
    #expect(
      made(of: both, as: .image(on: phone, traits: single))?.size
        == CGSize(width: 375, height: 812 - 34 - 44))
    #expect(
      made(of: Screen(), as: .image(on: phone, traits: single))?.size
        == CGSize(width: 375, height: 812))
  }

  @Test func `a cell's content view is drawn at the size that is asked for`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Row"
    let holder = cell.contentView.superview
    let size = CGSize(width: 200, height: 60)
    let picture = made(of: cell.contentView, as: .image(size: size, traits: single))
    #expect(picture?.size == size)
    #expect(cell.contentView.superview === holder)
  }

  @Test func `older labels and names are there`() {
    #expect(
      ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)).size
        == ViewImageConfig.iPadMini(.landscape(splitView: .half)).size)
    let old: (String) -> Void = { assertSnapshot(matching: $0, as: .lines, named: "old") }
    let many: (String) -> Void = { assertSnapshots(matching: $0, as: ["a": .lines]) }
    _ = (old, many)
  }

  @Test func `a failure says which view looks different`() throws {
    let scratch = Scratch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let mark = UIView(frame: CGRect(x: 8, y: 8, width: 16, height: 16))
    mark.backgroundColor = .red
    view.addSubview(mark)
    _ = scratch.failure(of: view, as: .image(traits: single))
    mark.backgroundColor = .blue
    let failure = try #require(scratch.failure(of: view, as: .image(traits: single)))
    #expect(
      failure.contains(
        "- UIView looks different, 16 x 16 points at (8, 8): #0000FF, recorded #FF0000"))
  }
}
