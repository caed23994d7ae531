import CollectionViewExtras
import Testing
import UIKit

@MainActor private final class Ear: NSObject {
  var heard: [String] = []
  func pressed(_ sender: UIControl) { heard.append("pressed \(sender.tag)") }
  func moved(_ sender: UIControl, forEvent event: UIEvent?) {
    heard.append("moved \(event?.allTouches?.count ?? 0)")
  }
}

@MainActor @Suite struct UIControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let ear = Ear()

  private func run(_ body: (ManualClock) -> Void) {
    window.isHidden = false
    window.layoutIfNeeded()
    ManualClock.run(body)
    window.isHidden = true
  }

  private func control(_ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 44))
    -> UIControl
  {
    let control = UIControl(frame: frame)
    window.addSubview(control)
    return control
  }

  @Test func `a control tells of touches in UIKit's order`() {
    let control = control()
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    run { _ in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 150, y: 120))
      #expect(control.isHighlighted && control.isTracking)
      // 70 points beyond the bounds still count as inside.
      finger.move(to: CGPoint(x: 265, y: 120))
      finger.move(to: CGPoint(x: 275, y: 120))
      #expect(!control.isHighlighted)
      finger.move(to: CGPoint(x: 150, y: 120))
      finger.lift()
      #expect(!control.isTracking && control.state == .normal)
      let other = SimulatedTouch(in: window, at: CGPoint(x: 150, y: 120))
      other.cancel()
    }
    #expect(
      events == [
        "down", "inside", "exit", "outside", "enter", "inside", "up inside", "down", "cancel",
      ])
  }

  @Test func `targets and actions are added, told apart and removed`() {
    let control = control()
    control.tag = 3
    let pressed = Selector("pressed:", Ear.pressed(_:))
    control.addTarget(ear, action: pressed, for: .touchUpInside)
    control.addTarget(ear, action: pressed, for: .touchUpInside)
    control.addTarget(
      ear, action: Selector("moved:forEvent:", Ear.moved(_:forEvent:)), for: .touchDragInside)
    var performed = 0
    let action = UIAction(identifier: UIAction.Identifier("count")) { _ in performed += 1 }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    #expect(control.allControlEvents == [.touchUpInside, .touchDragInside, .valueChanged])
    #expect(control.allTargets == [ear])
    run { _ in
      window.drag(
        from: CGPoint(x: 150, y: 120), to: CGPoint(x: 155, y: 120), over: 0)
      control.sendActions(for: .valueChanged)
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.removeAction(identifiedBy: UIAction.Identifier("count"), for: .valueChanged)
      window.tap(at: CGPoint(x: 150, y: 120))
      control.sendActions(for: .valueChanged)
    }
    #expect(ear.heard == ["moved 1", "pressed 3"])
    #expect(performed == 1)
  }

  @Test func `a disabled control hears of nothing`() {
    let control = control()
    control.isEnabled = false
    control.addTarget(ear, action: Selector("pressed:", Ear.pressed(_:)), for: .touchUpInside)
    run { _ in window.tap(at: CGPoint(x: 150, y: 120)) }
    #expect(ear.heard.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func `a tap recognizer above a control leaves the control its taps`() {
    final class Counter: NSObject {
      var taps = 0
      func tap() { taps += 1 }
    }
    let counter = Counter()
    let control = control()
    control.addTarget(ear, action: Selector("pressed:", Ear.pressed(_:)), for: .touchUpInside)
    window.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Selector("tap", Counter.tap)))
    run { _ in
      window.tap(at: CGPoint(x: 150, y: 120))
      window.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(ear.heard == ["pressed 0"])
    #expect(counter.taps == 1)
  }

  @Test func `a button in a scroll view is pressed by taps, and scrolled by quick drags`() {
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    window.addSubview(scrollView)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addTarget(ear, action: Selector("pressed:", Ear.pressed(_:)), for: .touchUpInside)
    scrollView.addSubview(button)
    let middle = CGPoint(x: 150, y: 120)
    run { clock in
      window.tap(at: middle)
      #expect(ear.heard == ["pressed 0"])
      // A finger that has pressed the button does not scroll.
      let finger = SimulatedTouch(in: window, at: middle)
      finger.rest(for: 0.3)
      finger.move(to: CGPoint(x: 150, y: 90), over: 0.2)
      finger.lift()
      clock.advance(by: 2)
      #expect(scrollView.contentOffset.y == 0)
      #expect(ear.heard.count == 2)
      let other = SimulatedTouch(in: window, at: middle)
      other.move(to: CGPoint(x: 150, y: 90), over: 0.1)
      other.rest(for: 0.2)
      other.lift()
      #expect(abs(scrollView.contentOffset.y - 20) < 0.01)
      #expect(ear.heard.count == 2)
    }
  }

  @Test func `a system button is as high as its title and twelve points`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Save"
    let title = label.intrinsicContentSize
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up) + 12))
    #expect(button.titleLabel?.text == "Save")
    #expect(button.currentTitleColor == .systemBlue)
    button.setTitle("Saving", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Saving" && button.titleLabel?.text == "Saving")
  }

  @Test func `a button performs its action and shows the action's title`() {
    var senders: [Bool] = []
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Buy") { senders.append($0.sender is UIButton) })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    window.addSubview(button)
    run { _ in window.tap(at: button.center) }
    #expect(senders == [true])
    #expect(button.titleLabel?.text == "Buy")
  }

  @Test func `parts that few buttons have are made when they are shown`() {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(button.subviews.count == 2)
    button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
    #expect(button.subviews.count == 3 && button.subviews[1] === button.imageView)
    button.configuration = .filled()
    #expect(button.subviews.count == 3)
    button.configuration?.subtitle = "Below"
    #expect(button.subviews.count == 4 && button.subtitleLabel?.text == "Below")
    button.configuration = nil
    #expect(button.subtitleLabel == nil)
  }

  @Test func `a configuration places picture and text, mirrored from right to left`() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Heart"
    configuration.image = UIImage(systemName: "heart.fill")
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(abs(image.minX - 12) < 0.01)
    #expect(abs(title.minX - (image.maxX + 8)) < 0.01)
    #expect(abs(button.bounds.width - (title.maxX + 12)) < 0.01)
    // 20.333 of a line of 17 points, and 7 above and below.
    #expect(abs(button.bounds.height - (max(title.height, image.height) + 14)) < 0.01)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let mirrored = try #require(button.imageView).frame
    #expect(abs(mirrored.maxX - (button.bounds.width - 12)) < 0.01)
  }

  @Test func `a configuration's text and picture follow the text size`() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Heart"
    configuration.subtitle = "and more"
    configuration.image = UIImage(systemName: "heart.fill")
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    let before = button.intrinsicContentSize
    let picture = try #require(button.imageView).intrinsicContentSize
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    // Body grows from 17 to 40 points, captions from 12 to 32.
    #expect(button.titleLabel?.font.pointSize == 40)
    #expect(button.subtitleLabel?.font.pointSize == 32)
    #expect(try #require(button.imageView).intrinsicContentSize.height > picture.height * 1.5)
    #expect(button.intrinsicContentSize.height > before.height * 1.8)
  }

  @Test func `a handler changes the configuration with the state`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test func `a switch is turned by a tap and tells of it, but not of code`() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    window.addSubview(toggle)
    var told: [Bool] = []
    toggle.addAction(
      UIAction { told.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    run { _ in
      toggle.isOn = true
      toggle.setOn(false, animated: true)
      window.tap(at: CGPoint(x: 110, y: 110))
      window.tap(at: CGPoint(x: 110, y: 110))
    }
    #expect(told == [true, false])
  }

  @Test func `a slider's thumb is dragged between its limits`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.value = 0
    window.addSubview(slider)
    var told: [Float] = []
    slider.addAction(
      UIAction { told.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
    run { _ in
      // The thumb's middle goes from 63.5 to 264.5.
      window.drag(from: CGPoint(x: 63.5, y: 117), to: CGPoint(x: 164, y: 117), over: 0)
      #expect(told == [5])
      window.drag(from: CGPoint(x: 164, y: 117), to: CGPoint(x: 299, y: 117), over: 0)
      #expect(slider.value == 10)
      // Elsewhere nothing is followed.
      window.drag(from: CGPoint(x: 100, y: 117), to: CGPoint(x: 150, y: 117), over: 0)
      #expect(slider.value == 10)
    }
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0
    run { _ in
      window.drag(from: CGPoint(x: 264.5, y: 117), to: CGPoint(x: 164, y: 117), over: 0)
    }
    #expect(slider.value == 5)
  }

  @Test func `progress fills its line from the leading side`() throws {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    view.progress = 1.5
    #expect(view.progress == 1)
    view.progress = 0.25
    view.layoutIfNeeded()
    let fill = try #require(view.subviews.last)
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(fill.frame.minX == 150)
  }

  @Test func `the picture of a disabled system button is grey as its title is`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.imageView?.tintColor == button.tintColor)
    button.isEnabled = false
    #expect(button.imageView?.tintColor != button.tintColor)
    #expect(button.imageView?.tintColor.components == button.titleLabel?.textColor.components)
    button.isEnabled = true
    #expect(button.imageView?.tintColor == button.tintColor)
  }
}

extension UIColor {
  /// Red, green, blue and alpha in light appearance.
  fileprivate var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
