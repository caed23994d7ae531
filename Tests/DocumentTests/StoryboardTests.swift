import CollectionViewExtras
import Testing
import UIKit

/// Controllers of storyboards and their segues. Rules DOC-5 and DOC-6.
@MainActor @Suite struct StoryboardTests {
  private func tabs() throws -> UITabBarController {
    try #require(Documents.storyboard.instantiateInitialViewController() as? UITabBarController)
  }

  private func list(_ tabs: UITabBarController) throws -> PlantsController {
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    return try #require(stack.viewControllers.first as? PlantsController)
  }

  private func select(_ row: Int, _ list: PlantsController) {
    let path = IndexPath(row: row, section: 0)
    _ = list.tableView.touchDown(path)
    list.tableView.touchUp(path)
  }

  @Test func `a container has the controllers of its relationships`() throws {
    let tabs = try tabs()
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["Plants", "About"])
    let list = try list(tabs)
    #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
    #expect(list.navigationItem.title == "Plants")
    #expect(list.storyboard != nil)
    #expect(list.addButton === list.navigationItem.rightBarButtonItem)
  }

  @Test func `prototypes are cells of their class with their outlets`() throws {
    let tabs = try tabs()
    let window = Documents.show(tabs)
    let list = try list(tabs)
    let cells = list.tableView.visibleCells.compactMap { $0 as? PlantCell }
    #expect(cells.compactMap(\.nameLabel.text) == ["Fern", "Moss"])
    #expect(cells.map(\.reuseIdentifier) == ["Plant", "Plant"])
    #expect(cells.first?.frame.height == 60)
    #expect(cells.first?.accessoryType == .disclosureIndicator)
    // The document names no label of the style, so that there is none.
    #expect(cells.first?.contentView.subviews.count == 1)
    window.isHidden = true
  }

  @Test func `a row performs its segue, whose destination the source makes`() throws {
    let tabs = try tabs()
    let window = Documents.show(tabs)
    let list = try list(tabs)
    select(1, list)
    let detail = try #require(list.navigationController?.topViewController as? DetailController)
    #expect(detail.plant == "Moss")
    #expect(list.prepared == ["detail"])
    detail.loadViewIfNeeded()
    #expect(detail.events == ["prepare inner for InnerController", "didLoad with 1 child"])
    #expect(detail.careChanges == 1)
    #expect(detail.topSpace?.constant == 20)
    #expect(detail.pieces.count == 2)
    window.isHidden = true
  }

  @Test func `an unwind segue calls the action and goes back to its controller`() throws {
    let tabs = try tabs()
    let window = Documents.show(tabs)
    let list = try list(tabs)
    let detail = Documents.storyboard.instantiateViewController(withIdentifier: "Detail")
    list.navigationController?.pushViewController(detail, animated: false)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(list.unwound.map(\.identifier) == ["back"])
    #expect(list.unwound.first?.source === detail)
    #expect(list.navigationController?.viewControllers == [list])
    window.isHidden = true
  }

  @Test func `a bar button presents a controller, from which an unwind segue dismisses`() throws {
    let tabs = try tabs()
    let window = Documents.show(tabs)
    let list = try list(tabs)
    list.performSegue(withIdentifier: "add", sender: list.addButton)
    let form = try #require(list.presentedViewController as? FormController)
    #expect(form.modalPresentationStyle == .fullScreen)
    form.performSegue(withIdentifier: "done", sender: nil)
    #expect(list.unwound.map(\.identifier) == ["done"])
    #expect(list.prepared == ["add"])
    window.isHidden = true
  }

  @Test func `cells of a static table are made with it`() throws {
    let tabs = try tabs()
    let window = Documents.show(tabs)
    let list = try list(tabs)
    list.performSegue(withIdentifier: "add", sender: nil)
    let form = try #require(list.presentedViewController as? FormController)
    form.tableView.layoutIfNeeded()
    #expect(form.tableView.style == .grouped)
    #expect(form.tableView.numberOfRows(inSection: 0) == 2)
    let cell = form.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.text == "Fern")
    #expect(form.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    window.isHidden = true
  }

  @Test func `views lie within the safe area and their container`() throws {
    let detail = try #require(
      Documents.storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailController)
    detail.additionalSafeAreaInsets.top = 59
    let window = Documents.show(detail)
    // 59 + 20 from the top, 16 from both sides of 393.
    #expect(detail.care?.frame.minY == 79)
    #expect(detail.care?.frame.width == 361)
    // The standard spacing below a sibling is 8.
    let gap = try #require(detail.pieces.last).frame.minY - (detail.care?.frame.maxY ?? 0)
    #expect(abs(gap - 8) < 0.01)
    let inner = try #require(detail.children.first)
    #expect(inner.view.frame.width == 393)
    window.isHidden = true
  }

  @Test(arguments: [
    (["de-CH"], "Pflege", "Gießen"), (["fr", "de"], "Soins", "Water"),
    (["en", "de"], "Care", "Water"), (["it", "de"], "Pflege", "Gießen"),
  ])
  func `texts are those of the first preferred language that there is`(
    _ languages: [String], _ care: String, _ title: String
  ) throws {
    try PreferredLanguages.$ofTask.withValue(languages) {
      let detail = try #require(
        Documents.storyboard.instantiateViewController(withIdentifier: "Detail")
          as? DetailController)
      detail.loadViewIfNeeded()
      #expect(detail.care?.text == care)
      #expect((detail.pieces.last as? UIButton)?.currentTitle == title)
    }
  }

  @Test func `a controller that contains itself is left out`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
      <scenes><scene><objects><navigationController id="n" sceneMemberID="viewController">
      <connections><segue destination="n" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene></scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: folder.appendingPathComponent("Loop.storyboard"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let stack = UIStoryboard(name: "Loop", bundle: bundle).instantiateInitialViewController()
    #expect((stack as? UINavigationController)?.viewControllers.isEmpty == true)
  }
}
