import CollectionViewExtras
import TestSupport
import Testing
import UIKit

@testable import WindowBackend

/// What assistive technologies read of a window.
@Suite(.serialized) @MainActor struct AccessibleTreeTests {
  @Test func `a window has the elements of its accessibility tree, in their order`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let asking = Asking(bench)
      let window = try #require(asking.tree.facts().first)
      let wanted = try #require(bench.client.scene.windows.first).accessibilityTree().elements
      #expect(window.role == .frame && wanted.count > 2)
      let children = asking.call(window.path, AccessibleInterface.accessible, "GetChildren")
      let paths = children?.first?.parts.compactMap { $0.parts.last?.string } ?? []
      #expect(paths == window.children)
      for (path, element) in zip(paths, wanted) {
        let name = asking.property(path, AccessibleInterface.accessible, "Name")
        #expect(name == .string(element.label ?? ""))
        let frame = asking.call(path, AccessibleInterface.component, "GetExtents", [.unsigned(1)])
        #expect(
          frame == [
            .structure([
              .whole(Int(element.frame.minX.rounded())),
              .whole(Int(element.frame.minY.rounded())),
              .whole(Int(element.frame.width.rounded())),
              .whole(Int(element.frame.height.rounded())),
            ])
          ])
      }
      #expect(paths.count == wanted.count)
    }
  }

  @Test func `a row of a table is selected by an action and has its place`() throws {
    try Bench.run(RowsController()) { bench, clock in
      let asking = Asking(bench)
      let row = try #require(asking.facts(named: "Row 2"))
      #expect(row.attributes["posinset"] == "3" && row.attributes["setsize"] == "50")
      #expect(row.states.isSuperset(of: [.enabled, .showing, .focusable]))
      #expect(asking.act("click", on: row.path))
      clock.advance(by: 1)
      #expect(bench.controller.selected == [2])
    }
  }

  @Test func `an object that is gone is answered with an error`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let asking = Asking(bench)
      for path in ["/org/a11y/atspi/accessible/w9", "/org/a11y/atspi/accessible/w1/e99999", "/x"] {
        #expect(asking.call(path, AccessibleInterface.accessible, "GetRole") == nil)
      }
      #expect(asking.call(AccessiblePath.root, AccessibleInterface.text, "GetText") == nil)
      #expect(asking.call(AccessiblePath.root, AccessibleInterface.accessible, "Nonsense") == nil)
    }
  }

  @Test func `the cache has all objects at once`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let asking = Asking(bench)
      let answer = asking.call(AccessiblePath.cache, AccessibleInterface.cache, "GetItems")
      let items = try #require(answer?.first)
      #expect(items.parts.count == asking.tree.facts().count + 1)
      for item in items.parts { #expect(item.kind == AccessibleAnswers.cacheItem) }
    }
  }

  @Test func `the element at a point is the one in front`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let asking = Asking(bench)
      let window = try #require(asking.tree.facts().first)
      // The middle of the second row, below the field of 40 points and a row of 44.
      let answer = asking.call(
        window.path, AccessibleInterface.component, "GetAccessibleAtPoint",
        [.int(20), .int(40 + 44 + 22), .unsigned(1)])
      let row = try #require(asking.facts(named: "Row 1"))
      #expect(answer == [asking.answers.reference(row.path)])
    }
  }

  @Test func `an element that is scrolled to can be seen`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let asking = Asking(bench)
      let last = try #require(asking.tree.facts().last)
      let before = bench.controller.table.contentOffset.y
      #expect(
        asking.call(last.path, AccessibleInterface.component, "ScrollTo", [.unsigned(0)])
          == [.bool(true)])
      let window = try #require(asking.tree.facts().first)
      #expect(bench.controller.table.contentOffset.y >= before)
      #expect(asking.act("scroll down", on: window.path))
    }
  }

  @Test func `values are read and set as numbers`() throws {
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 20, 5)
    slider.accessibilityLabel = "Volume"
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    controller.view.addSubview(slider)
    try Bench.run(controller) { bench, _ in
      let asking = Asking(bench)
      let facts = try #require(asking.facts(named: "Volume"))
      #expect(facts.role == .slider)
      let value = AccessibleInterface.value
      #expect(asking.property(facts.path, value, "MaximumValue") == .double(20))
      #expect(asking.property(facts.path, value, "CurrentValue") == .double(5))
      _ = asking.call(
        facts.path, "org.freedesktop.DBus.Properties", "Set",
        [.string(value), .string("CurrentValue"), .variant(.double(15))])
      #expect(slider.value == 15 && changes == 1)
      // A step is a tenth of the range.
      #expect(asking.act("increment", on: facts.path))
      #expect(slider.value == 17)
    }
  }

  @Test func `actions that an application adds are performed by their names`() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    label.text = "Letter"
    var archived = 0
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        archived += 1
        return true
      }
    ]
    controller.view.addSubview(label)
    try Bench.run(controller) { bench, _ in
      let asking = Asking(bench)
      let facts = try #require(asking.facts(named: "Letter"))
      #expect(asking.act("Archive", on: facts.path))
      #expect(archived == 1)
    }
  }
}
