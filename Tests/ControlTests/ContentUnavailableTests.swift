import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct ContentUnavailableTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }.filter { !$0.isHidden }
  }

  private func shown(_ configuration: UIContentUnavailableConfiguration) -> UIView {
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    return view
  }

  @Test func `the makers say what is missing`() {
    #expect(UIContentUnavailableConfiguration.empty().text == nil)
    #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results" && search.image != nil && search.secondaryText != nil)
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "tree"
    #expect(search.updated(for: state).text == "No Results for “tree”")
    var same = search
    #expect(search != .empty() && search == same)
    same.text = "Nothing"
    #expect(same != search && same.updated(for: state).text == "Nothing")
  }

  @Test func `content stands in the middle, one below the other`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No mail"
    configuration.secondaryText = "What arrives is shown here."
    configuration.button.title = "Check again"
    var touched = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in touched += 1 }
    let view = shown(configuration)
    let texts = labels(view).filter { $0.superview is UIScrollView }
    #expect(texts.map(\.text) == ["No mail", "What arrives is shown here."])
    let frames = texts.map { $0.convert($0.bounds, to: view) }
    #expect(frames.allSatisfy { abs($0.midX - 160) < 0.5 })
    #expect(abs(frames[1].minY - frames[0].maxY - configuration.textToSecondaryTextPadding) < 1)
    let scroller = try #require(texts[0].superview)
    let picture = try #require(scroller.subviews.first { $0 is UIImageView })
    let button = try #require(
      scroller.subviews.first { $0 is UIButton && !$0.isHidden } as? UIButton)
    // The room above is that below.
    #expect(abs(picture.frame.minY - (480 - button.frame.maxY)) <= 1)
    button.sendActions(for: .primaryActionTriggered)
    #expect(touched == 1)
    let content = try #require(view as? UIContentUnavailableView)
    configuration.buttonProperties.primaryAction = nil
    content.configuration = configuration
    button.sendActions(for: .primaryActionTriggered)
    #expect(touched == 1)
  }

  @Test func `loading has an indicator that turns`() {
    let view = shown(.loading())
    let indicators = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }
    #expect(indicators.count == 1 && indicators[0].isAnimating && !indicators[0].isHidden)
  }

  @Test func `a controller shows it above its view`() {
    final class Screen: UITableViewController {
      var isEmpty = true
      var states = 0
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        states += 1
        contentUnavailableConfiguration =
          isEmpty ? UIContentUnavailableConfiguration.search() : nil
      }
    }
    let screen = Screen()
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    func content() -> UIContentUnavailableView? {
      screen.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }
    #expect(content()?.frame == screen.view.bounds)
    let first = content()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.states == 0)
    window.layoutIfNeeded()
    #expect(screen.states == 1 && content() === first)
    #expect((first?.configuration as? UIContentUnavailableConfiguration)?.text == "No Results")
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    search.searchBar.text = "Nobody"
    screen.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(
      (content()?.configuration as? UIContentUnavailableConfiguration)?.text
        == "No Results for “Nobody”")
    screen.isEmpty = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(content() == nil && screen.contentUnavailableConfiguration == nil)
  }
}
