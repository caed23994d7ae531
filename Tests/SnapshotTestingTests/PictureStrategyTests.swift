import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots(record: .missing)) struct PictureStrategyTests {
  private var card: UIView {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 120, height: 60))
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    label.text = "Card"
    label.font = .preferredFont(forTextStyle: .headline)
    view.addSubview(label)
    return view
  }

  private var path: UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 40, height: 30), cornerRadius: 8)
    path.move(to: CGPoint(x: 12, y: 12))
    path.addQuadCurve(to: CGPoint(x: 36, y: 26), controlPoint: CGPoint(x: 36.5, y: 12.25))
    path.close()
    return path
  }

  @Test func `a view, light and dark`() {
    let view = card
    assertSnapshot(of: view, as: .image, named: "light")
    assertSnapshot(
      of: view, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
    assertSnapshot(
      of: view,
      as: .image(
        size: CGSize(width: 160, height: 60), traits: UITraitCollection(displayScale: 1)),
      named: "wide")
    #expect(view.frame == CGRect(x: 5, y: 5, width: 120, height: 60))
    #expect(view.superview == nil)
  }

  @Test func `a view as a tree of views`() {
    assertSnapshot(of: card, as: .recursiveDescription)
    let strategy = Snapshotting<UIView, String>.recursiveDescription
    #expect(
      made(of: card, as: strategy) == """
        <UIView; frame = (0 0; 120 60); layer = <CALayer>>
           | <UILabel; frame = (10 10; 100 40); text = 'Card'; userInteractionEnabled = NO; layer = <CALayer>>

        """)
  }

  @Test func `a controller on devices`() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        view.backgroundColor = .systemGroupedBackground
        let marks = UIView()
        marks.backgroundColor = .systemTeal
        marks.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(marks)
        NSLayoutConstraint.activate([
          marks.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          marks.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          marks.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          marks.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
      }
    }
    let single = UITraitCollection(displayScale: 1)
    assertSnapshot(of: Screen(), as: .image(on: .iPhoneX, traits: single), named: "phone")
    assertSnapshot(
      of: Screen(), as: .image(on: .iPhoneX(.landscape), traits: single), named: "sideways")
    assertSnapshot(
      of: UINavigationController(rootViewController: Screen()),
      as: .image(on: .iPadMini(.landscape(splitView: .oneThird)), traits: single), named: "third")
    assertSnapshot(of: Screen(), as: .recursiveDescription(on: .iPhone8))
    assertSnapshot(
      of: UINavigationController(rootViewController: Screen()), as: .hierarchy, named: "hierarchy")
  }

  @Test func `layers, paths and pictures`() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
    let single = UITraitCollection(displayScale: 1)
    assertSnapshot(of: layer, as: .image(traits: single), named: "layer")
    assertSnapshot(of: path, as: .image(scale: 2), named: "path")
    assertSnapshot(of: path.cgPath, as: .image(scale: 2, drawingMode: .stroke), named: "outline")
    assertSnapshot(of: path, as: .elementsDescription, named: "elements")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      UIColor.orange.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    assertSnapshot(of: image, as: .image, named: "image")
  }

  @Test func `segments are written with one to three digits after the point`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1.25, y: 2))
    path.addCurve(
      to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: 2, y: 2),
      controlPoint2: CGPoint(x: 1 / 3.0, y: 3))
    path.close()
    #expect(
      made(of: path, as: .elementsDescription) == """
        MoveTo (0.0, 0.0)
        LineTo (1.25, 2.0)
        CurveTo (2.0, 2.0) (0.333, 3.0) (4.0, 4.0)
        Close

        """)
  }

  @Test func `what drawing modes paint differs`() {
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    let modes: [CGPathDrawingMode] = [.fill, .stroke, .fillStroke, .eoFillStroke]
    let sizes = modes.map { made(of: box, as: .image(scale: 2, drawingMode: $0))?.pngData() }
    #expect(sizes[0] != sizes[1])
    #expect(sizes[2] == sizes[3])
  }

  @Test func `a view that is shown stays where it is`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = card
    window.addSubview(view)
    let picture = made(of: view, as: .image(traits: UITraitCollection(displayScale: 2)))
    #expect(view.superview === window)
    #expect(picture?.size == CGSize(width: 120, height: 60))
    #expect(picture?.scale == 2)
    #expect(view.traitCollection.displayScale == UIScreen.main.scale)
  }

  @Test func `a controller is taken through its life and let go`() {
    final class Screen: UIViewController {
      static var steps: [String] = []
      override func viewWillAppear(_ animated: Bool) { Self.steps.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { Self.steps.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { Self.steps.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { Self.steps.append("did disappear") }
    }
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      _ = made(of: screen, as: .image(on: .iPhoneSe))
      #expect(screen.view.window == nil)
    }
    // The window's appearance, and the one that suites count besides.
    #expect(
      Screen.steps == [
        "will appear", "did appear", "will appear", "did appear", "will disappear",
        "did disappear", "will disappear", "did disappear",
      ])
    #expect(gone == nil)
  }

  @Test func `a view in motion is drawn where it goes, or where it is when asked`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    box.backgroundColor = .black
    view.addSubview(box)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    UIView.animate(withDuration: 60) { box.frame.origin.x = 30 }
    let goal = made(of: view, as: .image(traits: UITraitCollection(displayScale: 1)))
    let present = made(
      of: view,
      as: .image(drawHierarchyInKeyWindow: true, traits: UITraitCollection(displayScale: 1)))
    #expect(goal?.pngData() != present?.pngData())
    box.layer.removeAllAnimations()
    window.isHidden = true
  }

  @Test nonisolated func `a view is drawn on the main thread wherever the test runs`() async {
    let view = await MainActor.run { UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(made(of: view, as: .image(traits: UITraitCollection(displayScale: 1)))?.size.width == 4)
  }
}
