import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SearchTests {
  /// A list under a bar with a large title and a search bar.
  private final class Screen: UIViewController {
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let search: UISearchController

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(nibName: nil, bundle: nil)
      title = "Elements"
      search.searchBar.placeholder = "Search"
      navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      content.contentSize = CGSize(width: 390, height: 3_000)
      view.addSubview(content)
    }
  }

  private func navigation(_ screen: Screen, isLarge: Bool = true) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = isLarge
    return navigation
  }

  private func field(_ screen: Screen, in phone: Phone) -> CGRect {
    phone.window.layoutIfNeeded()
    let field = screen.search.searchBar.searchTextField
    return field.convert(field.bounds, to: phone.window)
  }

  @Test func `the search bar is 52 points below the large title and gives way first`() {
    let screen = Screen()
    let navigation = navigation(screen)
    let phone = Phone(navigation)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == CGFloat(44 + 52 + 52))
    #expect(screen.content.adjustedContentInset.top == CGFloat(47 + 148))
    #expect(field(screen, in: phone) == CGRect(x: 16, y: 47 + 96 + 1, width: 358, height: 36))
    screen.content.contentOffset.y += 20
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 128 && field(screen, in: phone).height == 16)
    screen.content.contentOffset.y += 60
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 68 && field(screen, in: phone).height == 0)
    screen.content.contentOffset.y += 400
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 44)
  }

  @Test func `a search bar that does not hide stays as the title shrinks`() {
    let screen = Screen()
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = navigation(screen)
    let phone = Phone(navigation)
    screen.content.contentOffset.y += 400
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(field(screen, in: phone) == CGRect(x: 16, y: 47 + 44 + 1, width: 358, height: 36))
    screen.navigationItem.searchController = nil
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(screen.search.searchBar.superview == nil)
  }

  private final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("update \(searchController.searchBar.text ?? "")")
    }
    func presentSearchController(_ searchController: UISearchController) { heard.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      heard.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      heard.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("didDismiss")
    }
    func read() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  @Test func `searching presents the controller and takes the place of the title`() {
    ManualClock.run { clock in
      let screen = Screen()
      let navigation = navigation(screen)
      let phone = Phone(navigation)
      let finder = Finder()
      screen.search.delegate = finder
      screen.search.searchResultsUpdater = finder
      let place = field(screen, in: phone)
      phone.window.tap(at: CGPoint(x: place.midX, y: place.midY))
      #expect(finder.read() == ["present", "willPresent", "update "])
      clock.advance(by: 1)
      #expect(finder.read() == ["didPresent"])
      #expect(screen.search.isActive && screen.presentedViewController === screen.search)
      #expect(screen.search.presentingViewController === screen)
      #expect(navigation.navigationBar.frame.height == 52)
      #expect(field(screen, in: phone).minY == 48 && field(screen, in: phone).width < 300)
      #expect(phone.texts.contains("Cancel") && !phone.texts.contains("Elements"))
      phone.window.type("no")
      #expect(finder.read() == ["update n", "update no"])
      phone.window.layoutIfNeeded()
      phone.tap("Cancel")
      #expect(finder.read() == ["willDismiss", "update "])
      clock.advance(by: 1)
      #expect(finder.read() == ["didDismiss"])
      #expect(screen.presentedViewController == nil && navigation.navigationBar.frame.height == 148)
      #expect(phone.texts.contains("Elements") && !phone.texts.contains("Cancel"))
      #expect(screen.content.contentOffset.y == -195)
    }
  }

  @Test func `results are shown while there is text, and a tap on the dark ends searching`() {
    ManualClock.run { clock in
      let results = UIViewController()
      let screen = Screen(results: results)
      let phone = Phone(navigation(screen))
      screen.search.isActive = true
      clock.advance(by: 1)
      #expect(results.view.isHidden && results.view.window === phone.window)
      phone.window.type("a")
      #expect(!results.view.isHidden)
      // Below the bar, which is as high as the search bar.
      phone.window.layoutIfNeeded()
      #expect(results.view.safeAreaInsets.top == CGFloat(47 + 52))
      phone.window.press(.delete)
      #expect(results.view.isHidden)
      phone.window.tap(at: CGPoint(x: 195, y: 600))
      clock.advance(by: 1)
      #expect(!screen.search.isActive && screen.presentedViewController == nil)
    }
  }

  @Test func `what is not obscured is scrolled and touched while someone searches`() {
    ManualClock.run { clock in
      let screen = Screen()
      screen.search.obscuresBackgroundDuringPresentation = false
      let phone = Phone(navigation(screen))
      screen.search.isActive = true
      clock.advance(by: 1)
      #expect(
        phone.window.hitTest(CGPoint(x: 195, y: 600), with: nil)?.isDescendant(of: screen.content)
          == true)
    }
  }

  @Test func `the navigation bar stays where the search controller says so`() {
    ManualClock.run { clock in
      let screen = Screen()
      screen.search.hidesNavigationBarDuringPresentation = false
      screen.search.searchBar.scopeButtonTitles = ["All", "Metals"]
      let navigation = navigation(screen, isLarge: false)
      let phone = Phone(navigation)
      #expect(navigation.navigationBar.frame.height == 96)
      screen.search.isActive = true
      clock.advance(by: 1)
      phone.window.layoutIfNeeded()
      // The scopes come with searching.
      #expect(navigation.navigationBar.frame.height == CGFloat(96 + 46))
      #expect(phone.texts.contains("Elements") && phone.texts.contains("Metals"))
    }
  }

  @Test func `a search continues when a pushed controller is popped`() {
    ManualClock.run { clock in
      let results = UIViewController()
      let screen = Screen(results: results)
      let navigation = navigation(screen)
      let phone = Phone(navigation)
      screen.search.isActive = true
      clock.advance(by: 1)
      phone.window.type("a")
      navigation.pushViewController(UIViewController(), animated: true)
      clock.advance(by: 1)
      #expect(results.view.window == nil && navigation.navigationBar.frame.height == 96)
      navigation.popViewController(animated: true)
      clock.advance(by: 1)
      phone.window.layoutIfNeeded()
      #expect(results.view.window === phone.window && screen.search.searchBar.text == "a")
      #expect(results.view.convert(CGPoint.zero, to: phone.window) == .zero)
      #expect(navigation.navigationBar.frame.height == 52)
    }
  }

  @Test func `scopes are shown when the controller says so`() {
    let screen = Screen()
    let phone = Phone(navigation(screen))
    let bar = screen.search.searchBar
    bar.scopeButtonTitles = ["All", "Metals"]
    #expect(screen.search.scopeBarActivation == .automatic && !bar.showsScopeBar)
    screen.search.isActive = true
    #expect(bar.showsScopeBar)
    screen.search.scopeBarActivation = .onTextEntry
    #expect(!bar.showsScopeBar)
    #expect(phone.window.type("Ne"))
    #expect(bar.showsScopeBar)
    screen.search.isActive = false
    #expect(!bar.showsScopeBar)
    screen.search.automaticallyShowsScopeBar = false
    #expect(screen.search.scopeBarActivation == .manual)
    screen.search.isActive = true
    #expect(!bar.showsScopeBar)
  }

  @Test func `the search bar grows with the text`() {
    let screen = Screen()
    let navigation = navigation(screen)
    let phone = Phone(navigation)
    phone.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    phone.window.layoutIfNeeded()
    let height = field(screen, in: phone).height
    #expect(height > 60 && navigation.navigationBar.frame.height == 96 + height + 16)
  }
}
