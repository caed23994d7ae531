import CGio
import CollectionViewExtras
import TestSupport
import Testing
import UIKit

@testable import WindowBackend

/// What assistive technologies are told when something changes.
@Suite(.serialized) @MainActor struct AccessibleChangesTests {
  /// The signals of what a body does, as words such as `StateChanged focused 1`.
  private func words(
    _ asking: Asking, _ body: () throws -> Void
  ) rethrows -> [String] {
    asking.tree.invalidate()
    let former = asking.tree.facts()
    try body()
    asking.tree.invalidate()
    let changes = AccessibleChanges(
      reference: asking.answers.reference, cacheItem: asking.answers.cacheItem)
    return changes.signals(from: former, to: asking.tree.facts()).map { signal in
      let parts = signal.arguments.prefix(3).compactMap { $0.string ?? $0.int.map(String.init) }
      return ([signal.member] + parts.filter { !$0.isEmpty }).joined(separator: " ")
    }
  }

  @Test func `elements that come and go are told with their places`() throws {
    let controller = UIViewController()
    let (one, two) = (UILabel(), UILabel())
    (one.text, two.text) = ("one", "two")
    one.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    two.frame = CGRect(x: 0, y: 40, width: 80, height: 20)
    controller.view.addSubview(one)
    try Bench.run(controller) { bench, _ in
      let asking = Asking(bench)
      let added = words(asking) { controller.view.addSubview(two) }
      #expect(added == ["AddAccessible", "ChildrenChanged add 1 0"])
      let removed = words(asking) { one.removeFromSuperview() }
      #expect(
        removed == ["ChildrenChanged remove 0 0", "StateChanged defunct 1 0", "RemoveAccessible"])
      #expect(words(asking) {} == [])
    }
  }

  @Test func `states and texts that change are told`() throws {
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    field.text = "old text"
    controller.view.addSubview(toggle)
    controller.view.addSubview(field)
    try Bench.run(controller) { bench, _ in
      let asking = Asking(bench)
      // Outside of the expectation: in one, the compiler takes the next closure for this one.
      let checked = words(asking) { toggle.isOn = true }
      #expect(checked.contains("StateChanged checked 1 0"))
      let disabled = words(asking) { toggle.isEnabled = false }
      #expect(disabled == ["StateChanged enabled 0 0", "StateChanged sensitive 0 0"])
      let edited = words(asking) { field.text = "new text" }
      #expect(edited.contains("TextChanged delete 0 3"))
      #expect(edited.contains("TextChanged insert 0 3"))
    }
  }

  @Test func `the focus is told last`() throws {
    try Bench.run(RowsController()) { bench, _ in
      let asking = Asking(bench)
      bench.session.receive(.focused(true))
      bench.controller.field.accessibilityLabel = "Name"
      let signals = words(asking) { _ = bench.controller.field.becomeFirstResponder() }
      #expect(signals.last == "StateChanged focused 1 0")
      let name = try #require(asking.facts(named: "Name"))
      #expect(name.states.contains(.focused))
      let away = words(asking) { bench.session.receive(.focused(false)) }
      #expect(away.contains("Deactivate 0 0") && away.contains("StateChanged focused 0 0"))
    }
  }

  @Test func `values of D-Bus come back as they were`() throws {
    let values: [BusValue] = [
      .string("täxt"), .path("/a/b"), .int(-5), .unsigned(7), .short(3), .double(1.5),
      .bool(true), .variant(.string("x")), .structure([.string("a"), .path("/b")]),
      .array(of: "(so)", [.structure([.string("a"), .path("/b")])]), .array(of: "u", []),
    ]
    let made = try #require(g_variant_ref_sink(BusValue.tuple(values)))
    defer { g_variant_unref(made) }
    #expect(BusValue.children(of: made) == values)
    #expect(
      String(cString: g_variant_get_type_string(made))
        == "(" + values.map(\.kind).joined() + ")")
    let map = try #require(
      g_variant_ref_sink(BusValue.tuple([.texts(["a": "b"]), .values(["c": .bool(true)])])))
    defer { g_variant_unref(map) }
    #expect(String(cString: g_variant_get_type_string(map)) == "(a{ss}a{sv})")
  }
}
