import HoleCore
import Testing

@Suite struct ScreenFinderTests {
  private let finder = ScreenFinder([
    (
      path: "/App.swift",
      text: """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Base: UIViewController { init(model: Int) { super.init(nibName: nil, bundle: nil) } }
      class Detail: Base {}
      class List: UITableViewController {}
      class Grid: UICollectionViewController { init() { super.init(collectionViewLayout: l) } }
      private class Hidden: UIViewController {}
      class Form: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Generic<T>: UIViewController {}
      class Row: UITableViewCell {}
      class Ring: Ring {}
      protocol Model {}
      struct Shop: Model, Sendable {}
      private struct Secret: Model {}
      final class Cart: NSObject, Model {}
      """
    )
  ])

  @Test func `controllers with a plain initializer are made alone`() {
    #expect(finder.controllers == ["List", "Grid", "Form"])
  }

  @Test func `of others the parts are told`() {
    #expect(finder.controllersWithParts.map(\.name) == ["Base"])
    #expect(finder.controllersWithParts.map(\.labels) == [["model"]])
  }

  @Test func `every controller counts`() {
    #expect(
      finder.allControllers == ["Base", "Detail", "List", "Grid", "Hidden", "Form", "Generic"])
  }

  @Test func `types are found by the protocols of the module that they conform to`() {
    #expect(finder.conforming == ["Model": ["Shop", "Cart"]])
  }

  @Test func `the entry is the class that is marked`() {
    #expect(finder.entry == "AppDelegate")
    #expect(finder.entryIsDelegate)
    let main = ScreenFinder([(path: "/a/main.swift", text: "run()")])
    #expect(main.hasMainFile && main.entry == nil)
  }
}
