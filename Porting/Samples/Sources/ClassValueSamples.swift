import Testing
import UIKit

struct MenuItem {
  let title: String
  let viewControllerClass: UIViewController.Type
}

class PlainScreen: UIViewController {
  let name = "plain"

  class func make() -> Self { self.init() }
  func copy() -> Self { Self() }
}

class FancyScreen: PlainScreen {
  var isFancy = true
}

class OwnScreen: UIViewController {
  let name: String

  init() {
    name = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

class GridScreen: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }
}

class Tag: UIView {
  let name: String

  override init(frame: CGRect) {
    name = "tag"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

enum Views {
  static func make<View: UIView>(_ type: View.Type, width: CGFloat) -> View {
    View(frame: CGRect(x: 0, y: 0, width: width, height: 1))
  }

  static func makeSmall<View: UIView>() -> View { View() }

  static func copy(_ viewClass: UIView.Type) -> UIView { viewClass.init(frame: .zero) }
}

@MainActor @Suite struct ClassValueSamples {
  @Test func controllersAreMadeOfTheirClasses() {
    let items = [
      MenuItem(title: "a", viewControllerClass: PlainScreen.self),
      MenuItem(title: "b", viewControllerClass: OwnScreen.self),
      MenuItem(title: "c", viewControllerClass: GridScreen.self),
      MenuItem(title: "d", viewControllerClass: UIViewController.self),
    ]
    let screens = items.map { item in item.viewControllerClass.init() }
    #expect((screens[0] as? PlainScreen)?.name == "plain")
    #expect((screens[1] as? OwnScreen)?.name == "own")
    #expect((screens[2] as? GridScreen)?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(type(of: screens[3]) == UIViewController.self)
  }

  @Test func methodsOfClassesMakeObjectsOfThem() {
    let screen = FancyScreen.make()
    #expect(screen.isFancy && screen.copy().isFancy)
  }

  @Test func viewsAreMadeOfTheirClasses() {
    #expect(Views.make(Tag.self, width: 7).bounds.width == 7)
    #expect(Views.make(UILabel.self, width: 7).text == nil)
    let tag: Tag = Views.makeSmall()
    #expect(tag.name == "tag" && tag.frame == .zero)
    #expect((Views.copy(Tag.self) as? Tag)?.name == "tag")
  }
}
