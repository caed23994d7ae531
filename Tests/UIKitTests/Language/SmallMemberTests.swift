import CollectionViewExtras
import Foundation
import Testing
import UIKit

/// Members that applications and libraries use now and then.
@MainActor @Suite struct SmallMemberTests {
  /// Inherits every initializer, as subclasses in layout libraries do.
  private class LibraryConstraint: NSLayoutConstraint {
    var label: String?
  }

  @Test func `a constraint without items has no effect, and subclasses inherit the initializers`() {
    let empty = NSLayoutConstraint()
    #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute)
    #expect(empty.priority == .required && empty.multiplier == 1 && empty.constant == 0)
    empty.isActive = true
    #expect(!empty.isActive)
    let view = UIView()
    let constraint = LibraryConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 80)
    constraint.label = "width"
    constraint.isActive = true
    #expect(view.systemLayoutSizeFitting(.zero).width == 80)
  }

  @Test func `classes describe themselves by their names`() {
    #expect(UIView.description() == "UIView")
    #expect(NSObject.description() == "NSObject")
    #expect(LibraryConstraint.description().hasPrefix("UIKitTests."))
  }

  @Test func `views are described as UIKit describes them`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30.5, height: 40))
    #expect(view.description.hasPrefix("<UIView: 0x"))
    #expect(view.description.contains("; frame = (1 2; 30.5 40); layer = <CALayer: 0x"))
    view.alpha = 0.5
    view.isHidden = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tag = 3
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      view.debugDescription.contains(
        """
        frame = (1 2; 30.5 40); alpha = 0.5; hidden = YES; autoresize = W+H; tag = 3; \
        backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer =
        """))
    let label = UILabel()
    label.text = "Hi"
    #expect(label.description.contains("text = 'Hi'; userInteractionEnabled = NO;"))
    #expect("\(BadgeLabel())".contains("; baseClass = UILabel; frame ="))
  }

  private final class BadgeLabel: UILabel {}

  @Test func `a scroll view's description ends with its content`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 200.5)
    scroll.contentInset.top = 8
    scroll.contentOffset.y = 12
    let end = """
      ; contentOffset: {0, 12}; contentSize: {100, 200.5}; adjustedContentInset: {8, 0, 0, 0}>
      """
    #expect(scroll.description.hasSuffix(end))

    final class Shelf: UICollectionViewFlowLayout {
      override var description: String { "a shelf" }
    }
    let grid = UICollectionView(frame: .zero, collectionViewLayout: Shelf())
    #expect(grid.description.hasSuffix("; layout: a shelf; dataSource: (null)>"))
    let pattern =
      #"^<UIKitTests\.[^:]*PlainGrid.*: 0x[0-9a-f]{8,12}; baseClass = UICollectionView; .*"#
      + #"backgroundColor = <UIDynamicSystemColor: 0x[0-9a-f]{8,12}; name = systemBackgroundColor>; .*"#
      + #"layout: <UICollectionViewFlowLayout: 0x[0-9a-f]{8,12}>; dataSource: \(null\)>$"#
    let own = PlainGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    own.backgroundColor = .systemBackground
    #expect(own.description.range(of: pattern, options: .regularExpression) != nil, "\(own)")
    let table = SelfFillingTable()
    let source = #"; dataSource: <UIKitTests\.[^>]*SelfFillingTable: 0x[0-9a-f]*>>$"#
    #expect(table.description.range(of: source, options: .regularExpression) != nil, "\(table)")
  }

  private final class PlainGrid: UICollectionView {}

  /// A table that is its own data source, whose description must not contain itself.
  private final class SelfFillingTable: UITableView, UITableViewDataSource {
    init() {
      super.init(frame: .zero, style: .plain)
      dataSource = self
    }
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func `objects that are no views can be accessibility elements`() {
    final class Pin: NSObject {}
    let pin = Pin()
    #expect(!pin.isAccessibilityElement && pin.accessibilityLabel == nil)
    pin.isAccessibilityElement = true
    pin.accessibilityLabel = "Harbour"
    pin.accessibilityTraits = .button
    #expect(pin.accessibilityAttributedLabel?.string == "Harbour")
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.accessibilityElements = [pin]
    #expect(map.accessibilityTree().elements.map(\.label) == ["Harbour"])
    #expect(Pin().accessibilityLabel == nil)
  }

  @Test func `a view limits the text size within it`() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(label)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    view.minimumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    view.minimumContentSizeCategory = nil
    view.maximumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func `objects are made without arguments`() {
    #expect(UISearchController().searchResultsController == nil)
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.width == 5)
    #expect(UIContextMenuConfiguration() != UIContextMenuConfiguration(identifier: nil))
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
    #expect(UIViewPropertyAnimator().duration == 0.2)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test func `a control names the actions of a target`() {
    final class Target: NSObject {}
    let (target, control) = (Target(), UIControl())
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    control.addTarget(target, action: Selector("save:"), for: [.touchUpInside, .touchDown])
    control.addTarget(target, action: Selector("note"), for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["save:", "note"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test func `followers of the orientation are counted`() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func `an item provider loads items of the type's class`() {
    let provider = NSItemProvider(object: NSString(string: "hello"))
    nonisolated(unsafe) var loaded: Any?
    provider.loadItem(forTypeIdentifier: "public.utf8-plain-text") { item, _ in loaded = item }
    #expect((loaded as? NSString)?.isEqual(to: "hello") == true)
    nonisolated(unsafe) var failure: (any Error)?
    provider.loadItem(forTypeIdentifier: "public.png") { _, error in failure = error }
    #expect(failure != nil)
  }

  @Test func `a property with view loading loads the view`() {
    final class Screen: UIViewController {
      @ViewLoading var name: UILabel
      override func viewDidLoad() {
        super.viewDidLoad()
        name = UILabel()
        name.text = "Ada"
      }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    #expect(screen.name.text == "Ada")
    #expect(screen.isViewLoaded)
  }

  @Test func `a subclass names the class of its layer`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
    }
    let shape = Shape(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    shape.layer.lineWidth = 2
    #expect(shape.layer.lineWidth == 2 && shape.bounds.width == 9)
  }

  @Test func `a class of layers is asked for its class as NSObject is`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.classForCoder() }
    }
    #expect(Gradient().layer is CAGradientLayer)
    #expect(CALayer.classForCoder() == CALayer.self)
  }

  @Test func `a rotor leads from place to place`() {
    let view = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Headings") { predicate in
      guard predicate.searchDirection == .next else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    }
    view.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityCustomRotors?.map(\.name) == ["Headings"])
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(predicate.currentItem.targetElement == nil)
    #expect(rotor.itemSearchBlock(predicate) == nil)
    predicate.searchDirection = .next
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === view)
    #expect(rotor.systemRotorType == .none)
  }
}
