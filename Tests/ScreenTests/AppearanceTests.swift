import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AppearanceTests {
  // Each test has classes of its own: what is said of a class holds for the whole process.
  private final class Lamp: UISwitch {}
  private final class Note: UILabel {}
  private final class Warning: UILabel {}
  private final class Box: UIView {}
  private final class Hull: UIView {}
  private final class Roof: UINavigationBar {}
  private final class Rows: UITableView {}
  private final class Choice: UISegmentedControl {}
  private final class Lane: UINavigationBar {}
  private final class Shelf: UINavigationBar {}
  private final class Key: UIBarButtonItem {}
  private final class Card: UITabBarItem {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func put<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func `instances take the appearance of their class when they enter a window`() {
    let early = put(Lamp())
    Lamp.appearance().onTintColor = .systemRed
    let lamp = Lamp()
    #expect(lamp.onTintColor == nil)
    #expect(put(lamp).onTintColor == .systemRed)
    #expect(put(UISwitch()).onTintColor == nil && early.onTintColor == nil)
    // Those that come in again take it on, too, and what was said since.
    Lamp.appearance().onTintColor = .systemBlue
    for view in [early, lamp] {
      view.removeFromSuperview()
      #expect(put(view).onTintColor == .systemBlue)
    }
    #expect(Lamp.appearance() === Lamp.appearance())
  }

  @Test func `what was set on an instance stays`() {
    Note.appearance().textColor = .systemGreen
    Note.appearance().backgroundColor = .systemYellow
    let note = Note()
    note.textColor = .systemPurple
    _ = put(note)
    #expect(note.textColor == .systemPurple && note.backgroundColor == .systemYellow)
  }

  @Test func `the appearance for instances in containers precedes the general one`() {
    Warning.appearance().tintColor = .systemBlue
    Warning.appearance(whenContainedInInstancesOf: [Box.self]).tintColor = .systemRed
    Warning.appearance(whenContainedInInstancesOf: [Box.self, Hull.self]).tintColor = .systemGreen
    let (hull, box) = (put(Hull()), put(Box()))
    let inner = Box()
    hull.addSubview(inner)
    let tints = [window, box, inner, hull].map { above in
      let warning = Warning()
      above.addSubview(warning)
      return warning.tintColor
    }
    #expect(tints == [.systemBlue, .systemRed, .systemGreen, .systemBlue])
  }

  @Test func `bars take appearances and attributes from their proxy`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemOrange
    Roof.appearance().standardAppearance = look
    Roof.appearance().scrollEdgeAppearance = look
    Roof.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let navigation = UINavigationController(navigationBarClass: Roof.self, toolbarClass: nil)
    navigation.viewControllers = [UIViewController()]
    let phone = Phone(navigation)
    let bar = navigation.navigationBar
    #expect(bar.standardAppearance.backgroundColor == .systemOrange)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemOrange)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    let own = Roof()
    own.standardAppearance = UINavigationBarAppearance()
    phone.window.addSubview(own)
    #expect(own.standardAppearance.backgroundColor == nil)
    #expect(own.scrollEdgeAppearance?.backgroundColor == .systemOrange)
  }

  @Test func `bars take on colours and pictures as before there were looks`() {
    let lane = Lane.appearance()
    lane.tintColor = .systemYellow
    lane.barTintColor = .systemRed
    lane.isTranslucent = false
    lane.shadowImage = UIImage()
    lane.setBackgroundImage(UIImage(), for: .default)
    lane.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = put(Lane())
    #expect(bar.tintColor == .systemYellow && bar.barTintColor == .systemRed)
    #expect(!bar.isTranslucent && bar.shadowImage === lane.shadowImage)
    #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .white)
  }

  @Test func `items take on what was said of their class when a bar shows them`() {
    Key.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    Key.appearance().tintColor = .systemGreen
    Key.appearance(whenContainedInInstancesOf: [Shelf.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .normal)
    func color(of item: UIBarItem) -> UIColor? {
      item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    }
    for (bar, expected) in [(UINavigationBar(), UIColor.systemRed), (Shelf(), .systemBlue)] {
      let (key, own) = (Key(title: "A", style: .plain, target: nil, action: nil), Key())
      own.setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
      let item = UINavigationItem(title: "B")
      item.rightBarButtonItems = [key, own]
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      bar.items = [item]
      #expect(color(of: key) == nil)
      put(bar).layoutIfNeeded()
      #expect(color(of: key) == expected && key.tintColor == .systemGreen)
      #expect(color(of: own) == .systemPurple)
      #expect(bar.all(UILabel.self).first { $0.text == "A" }?.textColor == expected)
    }
    Card.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    let (tabs, card) = (put(UITabBar()), Card(title: "C", image: nil, tag: 0))
    tabs.items = [card]
    #expect(
      card.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed)
    #expect(Key.appearance() === Key.appearance())
    #expect(Card.appearance() !== UITabBarItem.appearance())
  }

  @Test func `grouped tables and segments take on colours and attributes`() {
    Rows.appearance().backgroundColor = .clear
    Rows.appearance().separatorColor = .systemRed
    let rows = put(Rows(frame: .zero, style: .grouped))
    #expect(rows.backgroundColor == .clear && rows.separatorColor == .systemRed)
    Choice.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.systemRed], for: .selected)
    let choice = put(Choice(items: ["A"]))
    #expect(
      choice.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed)
    #expect(choice.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `every class of the system has an appearance proxy`() {
    let classes: [UIView.Type] = [
      UIView.self, UIWindow.self, UILabel.self, UIImageView.self, UIButton.self, UISwitch.self,
      UISlider.self, UIStepper.self, UIPageControl.self, UISegmentedControl.self,
      UIProgressView.self, UIActivityIndicatorView.self, UITextField.self, UITextView.self,
      UISearchBar.self, UINavigationBar.self, UITabBar.self, UIToolbar.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionView.self,
      UICollectionViewCell.self, UIStackView.self, UIScrollView.self, UIRefreshControl.self,
      UIVisualEffectView.self,
    ]
    for type in classes {
      #expect(Swift.type(of: type.appearance()) == type)
      #expect(type.appearance() === type.appearance())
    }
  }
}
