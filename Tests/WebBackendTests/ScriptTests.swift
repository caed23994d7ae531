import CollectionViewExtras
import Testing
import UIKit

/// How scripts are read and written, and how they find places.
@Suite(.serialized) @MainActor struct ScriptTests {
  private nonisolated static let lines = [
    "wait 0.5", "tap 195 300", "tap \"Add #1\"", "tap \"Say \\\"x\\\"\\n\" number 3 at 4 5.5",
    "tap cell 0.3", "press cell 2.10 in \"list\" at 25% 50% 0.8", "drag 195 600 195 200 0.3",
    "drag \"Row 1\" at 1 2 \"Row 2\" 0.5", "drag cell 0.1 by 0 -200 0.3",
    "trace \"Map\" at 10 10 0.02 0 -4, 0.04 1.5 -12, 0.1", "trace 5 5 0 3 3", "down 1 10 20",
    "move 1 0 -30", "up 1", "cancel 2", "wheel \"List\" 0 120", "wheel 10 10 precise 0 -3.5",
    "roll 10 10 precise 0 0 4, 0.016 0 9", "hover \"Link\"", "hover away", "menu cell 0.0",
    "activate \"Open\"", "type Milk and \"bread\"", "text \"  two  spaces\\n# and \\\\\"",
    "compose \"にほ\" 2 0", "paste \"a\\tb\"", "key cmd+shift+z", "key left", "key space", "key +",
    "screen 390x844@3", "screen 700.5x500", "safe-area 47 0 34 0", "keyboard 336",
    "keyboard usual", "appearance dark", "contrast normal", "motion reduced",
    "text-size extraLarge", "picture detail.png", "picture \"two words.png\"", "tree tree.txt",
    "expect \"Milk\"", "expect no cell 0.9", "expect \"count\" = \"2\"", "expect picture a.png",
  ]

  @Test(arguments: lines) func `a line is written as it is read`(line: String) throws {
    let script = try InputScript(line)
    #expect(script.steps.map(\.text) == [line])
    #expect(try InputScript(script.steps[0].text).steps == script.steps)
  }

  @Test(arguments: [
    "type", "tap 1", "tap a b", "wait -1", "fly 1 2", "drag 1 2 3 4", "picture", "tap Add",
    "tap \"\"", "press \"Add\"", "tap cell 3", "tap cell a.b", "tap \"A\" number 0", "roll 1 2",
    "trace 1 2 0.5 1 1, 0.4 2 2", "key", "key unknown", "screen 0x10", "screen 10", "text a",
    "appearance blue", "text-size huge", "safe-area 1 2 3", "down 0 1 1", "expect", "expect no",
    "expect \"A\" = 1", "tap \"A\" at 5", "tap \"A\" at 120% 5%",
  ]) func `what is no step is refused with its line`(line: String) {
    do {
      _ = try InputScript("wait 1\n  " + line + "  ")
      Issue.record("\(line) is understood")
    } catch {
      #expect(error.line == 2 && error.text == line)
    }
  }

  private func play(_ script: String, in controller: UIViewController) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let client = ClientScene(window)
    try ManualClock.run { clock in
      try ScriptPlayer(client) { clock.advance(to: clock.now + $0) }.play(InputScript(script))
    }
  }

  @Test func `a row is found by one of its texts, though it is read as a whole`() throws {
    final class Pairs: UITableViewController {
      var selected: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Name \(indexPath.row)"
        cell.detailTextLabel?.text = "More"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let pairs = Pairs()
    try play("tap \"Name 1\"\nwait 0.5\ntap \"Name 0, More\"", in: pairs)
    #expect(pairs.selected == [1, 0])
  }

  @Test func `places are found by name and index path, and scrolled to`() throws {
    let rows = RowsController()
    try play(
      """
      tap "Row 1"
      wait 0.5
      tap cell 0.30
      wait 0.5
      tap "Row 49" at 50% 50%
      wait 0.5
      tap "name"
      wait 0.5
      text "Ab"
      expect "name" = "Ab"
      expect "Row 49"
      expect no "Row 1"
      """, in: rows)
    #expect(rows.selected == [1, 30, 49])
    #expect(rows.field.text == "Ab")
  }

  @Test func `an unfound place says line, what was sought and what is near`() throws {
    func reason(_ script: String) -> String {
      do {
        try play(script, in: RowsController())
        return "nothing"
      } catch { return "\(error)" }
    }
    let row = reason("wait 0.1\ntap \"Raw 1\"")
    #expect(
      row.hasPrefix("line 2, \"tap \"Raw 1\"\": no element has the identifier or label \"Raw 1\". ")
    )
    #expect(row.contains("Nearest: \"Row 1\""))
    #expect(
      reason("tap cell 0.50").contains(
        "cell 0.50 does not exist. There are: UITableView with sections of 50 items."))
    #expect(reason("tap \"Row 1\" number 2").contains("fewer than 2 elements have"))
    #expect(reason("up 1") == "line 1, \"up 1\": finger 1 is not down.")
    #expect(reason("expect \"Row 40\"").contains("line 1, \"expect \"Row 40\"\""))
    #expect(reason("expect no \"Row 0\"").contains("\"Row 0\" is there"))
    #expect(reason("expect \"Row 0\" = \"Row\"").contains("expected \"Row\", got \"Row 0\"."))
    #expect(reason("expect picture absent.png").contains("cannot be read"))
  }

  @Test func `an element in two scroll views is not guessed`() throws {
    let controller = UIViewController()
    let (left, right) = (RowsController(), RowsController())
    for (index, child) in [left, right].enumerated() {
      controller.addChild(child)
      child.view.frame = CGRect(x: 60 * CGFloat(index), y: 0, width: 60, height: 160)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
    }
    do {
      try play("tap \"Row 40\"", in: controller)
      Issue.record("it was guessed")
    } catch let error as ScriptFailure {
      #expect(error.reason.contains("is off the screen in 2 scroll views"))
    }
    #expect(left.table.contentOffset == .zero && left.selected.isEmpty)
  }

  @Test func `a script survives another size`() throws {
    let rows = RowsController()
    try play("screen 200x400\ndrag \"Row 2\" by 0 -60 0.2\nwait 2\ntap \"Row 30\"", in: rows)
    #expect(rows.view.bounds.size == CGSize(width: 200, height: 400))
    #expect(rows.selected == [30])
  }

  // MARK: Shrinking

  @Test func `the shortest script keeps what the fault needs, in its order`() throws {
    let text = (0..<40).map { "tap \($0) 0" } + ["trace 7 7 0.1 0 -4, 0.2 0 -9"]
    let script = try InputScript(text.joined(separator: "\n"))
    let needed = try InputScript("tap 3 0\ntap 17 0\ntap 31 0").steps
    var shrinker = ScriptShrinker()
    let shrunk = shrinker.shrunk(script) { candidate in
      var rest = needed[...]
      for step in candidate.steps where step == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
    #expect(shrunk.steps == needed)
    #expect(shrinker.attempts <= 150)
    var again = ScriptShrinker()
    _ = again.shrunk(script) { _ in false }
    #expect(again.attempts <= again.mostAttempts)
    var plain = ScriptShrinker()
    let way = plain.shrunk(script) {
      $0.steps.contains { step in
        if case .drag = step { true } else if case .trace = step { true } else { false }
      }
    }
    #expect(way.steps.map(\.text) == ["drag 7 7 by 0 -9 0.2"])
  }
}
