import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTreeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 80) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
    label.text = text
    return label
  }

  private func labels(of view: UIView) -> [String] {
    view.accessibilityTree().elements.map { $0.label ?? "" }
  }

  @Test func `elements are read in rows, in the reading direction`() {
    for view in [
      label("d", 8, 100), label("b", 100, 12), label("a", 8, 8), label("c", 200, 4),
    ] {
      window.addSubview(view)
    }
    #expect(labels(of: window) == ["a", "b", "c", "d"])
    window.semanticContentAttribute = .forceRightToLeft
    #expect(labels(of: window) == ["c", "b", "a", "d"])
  }

  @Test func `controls say what they are, and how they are`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Open now"
    let slider = UISlider()
    slider.value = 0.25
    slider.accessibilityLabel = "Volume"
    slider.accessibilityIdentifier = "volume"
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.5
    let picture = UIImageView(image: UIImage(systemName: "star"))
    for (index, view) in [button, toggle, slider, progress, picture].enumerated() {
      view.frame = CGRect(x: 8, y: 40 * CGFloat(index), width: 100, height: 30)
      window.addSubview(view)
    }
    #expect(
      window.accessibilityTree().description == """
        "Save" button, not enabled  (8, 0, 100, 30)
        "Open now" button, toggle button = "1"  (8, 40, 100, 30)
        "Volume" adjustable = "25%" #volume  (8, 80, 100, 30)
        no label updates frequently = "50%"  (8, 120, 100, 30)

        """)
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Favourite"
    #expect(
      window.accessibilityTree().elements.last?.description
        == "\"Favourite\" image  (8, 160, 100, 30)")
    let add = UIButton(type: .system)
    let plus = UIImage(systemName: "plus")
    plus?.accessibilityLabel = "Add"
    add.setImage(plus, for: .normal)
    #expect(add.accessibilityLabel == "Add")
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.35) < 0.0001)
    var switched = false
    toggle.addAction(UIAction { _ in switched = true }, for: .valueChanged)
    #expect(toggle.accessibilityActivate())
    #expect(switched && !toggle.isOn)
  }

  @Test func `steppers and segments are read as buttons, page controls as one element`() throws {
    let stepper = UIStepper(frame: CGRect(x: 8, y: 0, width: 0, height: 0))
    stepper.maximumValue = 1
    let pages = UIPageControl(frame: CGRect(x: 8, y: 40, width: 100, height: 26))
    pages.numberOfPages = 5
    let choice = UISegmentedControl(items: ["Day", "Week"])
    choice.frame = CGRect(x: 8, y: 80, width: 100, height: 32)
    choice.selectedSegmentIndex = 1
    choice.setEnabled(false, forSegmentAt: 0)
    for view in [stepper, pages, choice] { window.addSubview(view) }
    #expect(
      window.accessibilityTree().description == """
        "Decrement" button, not enabled  (8, 0, 47, 32)
        "Increment" button  (55, 0, 47, 32)
        no label adjustable = "page 1 of 5"  (8, 40, 100, 26)
        "Day" button, not enabled  (8, 80, 49.67, 32)
        "Week" button, selected  (58.67, 80, 49.33, 32)

        """)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.accessibilityElement(labeled: "Increment")?.performAccessibilityActivation()
    #expect(stepper.value == 1)
    let more = try #require(window.accessibilityElement(labeled: "Increment"))
    #expect(more.accessibilityTraits == [.button, .notEnabled])
    var told = 0
    pages.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    pages.accessibilityDecrement()
    pages.accessibilityIncrement()
    #expect(pages.accessibilityValue == "page 2 of 5" && told == 1)
    choice.setEnabled(true, forSegmentAt: 0)
    window.accessibilityElement(labeled: "Day")?.performAccessibilityActivation()
    #expect(choice.selectedSegmentIndex == 0)
  }

  @Test func `what is hidden, or behind what is modal, is not read`() {
    let (page, sheet) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    page.addSubview(label("page", 8, 8))
    sheet.addSubview(label("sheet", 8, 50))
    window.addSubview(page)
    window.addSubview(sheet)
    #expect(labels(of: window) == ["page", "sheet"])
    sheet.accessibilityViewIsModal = true
    #expect(labels(of: window) == ["sheet"])
    sheet.isHidden = true
    #expect(labels(of: window) == ["page"])
    page.accessibilityElementsHidden = true
    #expect(labels(of: window).isEmpty)
  }

  @Test func `an element hides what is within, and a group keeps it together`() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    let right = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 100))
    for view in [left, right] {
      let name = view === left ? "left" : "right"
      view.addSubview(label("\(name) 1", 8, 8))
      view.addSubview(label("\(name) 2", 8, 60))
      window.addSubview(view)
    }
    #expect(labels(of: window) == ["left 1", "right 1", "left 2", "right 2"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(labels(of: window) == ["left 1", "left 2", "right 1", "right 2"])
    left.isAccessibilityElement = true
    left.accessibilityLabel = "all of the left"
    #expect(labels(of: window) == ["all of the left", "right 1", "right 2"])
  }

  @Test func `a container lists what is read, in its own order`() throws {
    let chart = Chart(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    window.addSubview(chart)
    chart.addSubview(label("not read", 0, 0))
    #expect(
      window.accessibilityTree().description == """
        "May" = "3"  (110, 20, 100, 100)
        "April" = "5"  (10, 20, 100, 100)

        """)
    #expect(chart.accessibilityElementCount() == 2)
    let first = try #require(chart.accessibilityElement(at: 0))
    #expect(chart.index(ofAccessibilityElement: first) == 0)
    #expect(chart.index(ofAccessibilityElement: window) == NSNotFound)
    #expect(chart.accessibilityElement(at: 2) == nil)
  }

  /// Two bars without views, the later one first.
  private final class Chart: UIView {
    private lazy var bars = ["May", "April"].enumerated().map { index, month in
      let bar = UIAccessibilityElement(accessibilityContainer: self)
      bar.accessibilityLabel = month
      bar.accessibilityValue = index == 0 ? "3" : "5"
      bar.accessibilityFrameInContainerSpace = CGRect(
        x: index == 0 ? 100 : 0, y: 0, width: 100, height: 100)
      return bar
    }

    override var accessibilityElements: [Any]? {
      get { bars }
      set {}
    }
  }

  @Test func `a view that overrides what is read of it is asked each time`() {
    final class Meter: UIView {
      var level = 3
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Level \(level)" }
        set {}
      }
      override func accessibilityActivate() -> Bool {
        level += 1
        return true
      }
    }
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(meter)
    #expect(labels(of: window) == ["Level 3"])
    meter.performAccessibilityActivation()
    #expect(labels(of: window) == ["Level 4"])
  }

  @Test func `values and attributed values are one thing`() {
    let view = UIView()
    #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
    view.accessibilityAttributedLabel = NSAttributedString(string: "Hola")
    #expect(view.accessibilityLabel == "Hola")
    view.accessibilityHint = "Greets"
    #expect(view.accessibilityAttributedHint?.string == "Greets")
    view.accessibilityValue = "1"
    #expect(view.accessibilityAttributedValue?.string == "1")
    #expect(view.accessibilityUserInputLabels == ["Hola"])
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = [.button, .selected]
    #expect(view.accessibilityRespondsToUserInteraction)
    let label = label("shown", 0, 0)
    label.accessibilityLabel = "said"
    #expect(label.accessibilityLabel == "said")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "shown")
  }

  @Test func `frames are those of the screen`() {
    window.frame.origin = CGPoint(x: 100, y: 50)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 110, y: 70, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 90))
    view.isAccessibilityElement = true
    #expect(
      window.accessibilityTree().elements.first?.frame
        == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `custom actions are done by name`() {
    var log: [String] = []
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") {
        log.append($0.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Refuse") { _ in false },
    ]
    #expect(view.performAccessibilityAction(named: "Delete"))
    #expect(!view.performAccessibilityAction(named: "Refuse"))
    #expect(!view.performAccessibilityAction(named: "Share"))
    #expect(log == ["Delete"])
  }

  @Test func `what is posted is heard by tests, and nobody needs a reader`() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    let posts = AccessibilityPost.posts {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
    #expect(posts.map(\.notification) == [.announcement, .screenChanged])
    #expect(posts.first?.argument as? String == "Saved")
  }
}
