import Inspection
import UIKit

/// Screens of 320 x 568 points with one fault each.
@MainActor enum PlantedScreens {
  /// What the fault brings along and cannot be without.
  static func companions(of name: LayoutFault.Name) -> Set<String> {
    switch name {
    // A text in a cell of no height cannot be read.
    case .unusableNumber, .negativeSize, .tooManyItemsInGroup, .nestingTooDeep:
      ["zeroSizedItem", "itemBeyondContainer", "unreachableItem", "overlappingItems"]
    case .insetsExceedContainer: ["zeroSizedItem", "itemBeyondContainer", "tooManyItemsInGroup"]
    case .itemBeyondContainer: []
    case .sizeDoesNotSettle: ["estimateFarFromMeasured"]
    case .unreachableItem: ["itemBeyondContainer"]
    // Without a height there is nothing to scroll to.
    case .zeroSizedItem: ["unreachableItem"]
    default: []
    }
  }

  static func screen(with name: LayoutFault.Name) -> UIViewController {
    let text = "A long name of a product"
    switch name {
    case .textTruncated: return views(label(text, 8, 40, 60, 24))
    case .textClipped:
      let box = UIView(frame: CGRect(x: 8, y: 40, width: 100, height: 44))
      box.clipsToBounds = true
      box.addSubview(label("Name of it", 60, 8, 100, 24))
      return views(box)
    case .textOverText: return views(label("Name", 8, 40, 90, 24), label("Total", 8, 46, 90, 24))
    case .textInvisible:
      let white = label("Total", 8, 40, 90, 24)
      white.textColor = .white
      return views(white)
    case .viewOffScreen: return views(label("Far", 300, 40, 40, 24))
    case .contentUnderBar:
      return UINavigationController(rootViewController: views(label("Name", 40, 4, 60, 24)))
    case .controlOverCell: return coveredRows()
    case .touchTargetTooSmall: return views(button("Close", 30, 40, 30, 20))
    case .ambiguousLayout, .brokenConstraint: return constrained(breaks: name == .brokenConstraint)
    case .unreachableView, .nestedScrolling: return scrolling(nested: name == .nestedScrolling)
    case .imageStretched:
      let size = CGSize(width: 20, height: 20)
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 8, y: 40, width: 100, height: 50)
      return views(view)
    case .missingAccessibilityLabel, .controlNotAccessible, .controlHiddenFromAccessibility:
      return unread(name)
    case .duplicateIdentifier:
      let buttons = [button("Buy", 8, 40, 60, 44), button("Sell", 80, 40, 60, 44)]
      for button in buttons { button.accessibilityIdentifier = "trade" }
      return views(buttons[0], buttons[1])
    default: return PlantedRows(PlantedLayouts.layout(with: name), fault: name)
    }
  }

  static func soundRows() -> UIViewController {
    PlantedRows(PlantedLayouts.rows(height: .absolute(44)), fault: nil)
  }

  static func soundViews() -> UIViewController {
    views(label("Name", 8, 40, 90, 24), button("Buy", 8, 80, 60, 44))
  }

  private static func label(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    return label
  }

  private static func button(
    _ title: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: x, y: y, width: width, height: height)
    button.backgroundColor = .systemYellow
    button.accessibilityLabel = title
    return button
  }

  private static func views(_ parts: UIView...) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    for part in parts { screen.view.addSubview(part) }
    return screen
  }

  private static func coveredRows() -> UIViewController {
    let screen = UIViewController()
    let rows = PlantedRows(PlantedLayouts.rows(height: .absolute(44)), fault: nil)
    rows.count = 40
    screen.addChild(rows)
    screen.view.addSubview(rows.view)
    rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    rows.didMove(toParent: screen)
    screen.view.addSubview(button("New", 240, 480, 60, 60))
    rows.view.layoutIfNeeded()
    rows.collectionView.scrollToItem(
      at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    return screen
  }

  private static func constrained(breaks: Bool) -> UIViewController {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let screen = views(box)
    box.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    guard breaks else { return screen }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    return screen
  }

  private static func scrolling(nested: Bool) -> UIViewController {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 200))
    outer.contentSize = CGSize(width: 320, height: 300)
    guard nested else {
      outer.addSubview(label("End", 8, 400, 100, 24))
      return views(outer)
    }
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    inner.contentSize = CGSize(width: 320, height: 400)
    outer.addSubview(inner)
    return views(outer)
  }

  private static func unread(_ name: LayoutFault.Name) -> UIViewController {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 60, height: 60))
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    view.isAccessibilityElement = name != .controlNotAccessible
    if name == .controlHiddenFromAccessibility {
      view.accessibilityLabel = "Cover"
      view.addSubview(button("Buy", 4, 4, 50, 50))
    }
    return views(view)
  }
}
