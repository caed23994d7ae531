import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct SplitTests {
  private let diary = Diary()

  /// A window of the given size with a split view that has a style.
  private func inWindow(
    _ size: CGSize = CGSize(width: 1024, height: 768), style: UISplitViewController.Style,
    delegate: (any UISplitViewControllerDelegate)? = nil, isMirrored: Bool = false,
    set: (UISplitViewController) -> Void = { _ in },
    _ body: (UISplitViewController, UIWindow, ManualClock) throws -> Void
  ) rethrows {
    try ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.traitOverrides.displayScale = 2
      if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
      let split = UISplitViewController(style: style)
      split.delegate = delegate
      split.setViewController(Witness("P", diary), for: .primary)
      if style == .tripleColumn {
        split.setViewController(Witness("S", diary), for: .supplementary)
      }
      split.setViewController(Witness("D", diary), for: .secondary)
      set(split)
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      try body(split, window, clock)
      window.isHidden = true
    }
  }

  private func frames(_ split: UISplitViewController) -> [CGRect] {
    split.viewControllers.map { $0.view.frame }
  }

  @Test func `two columns lie beside each other with a line of a pixel between them`() {
    inWindow(style: .doubleColumn) { split, _, _ in
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(split.splitBehavior == .tile)
      #expect(!split.isCollapsed)
      // 1024 = 320 + 0.5 + 703.5
      #expect(
        frames(split) == [
          CGRect(x: 0, y: 0, width: 320, height: 768),
          CGRect(x: 320.5, y: 0, width: 703.5, height: 768),
        ])
      #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
      #expect(split.viewController(for: .primary)?.title == "P")
      #expect(split.primaryColumnWidth == 320)
      #expect(diary.read().filter { $0.hasSuffix("didAppear") } == ["P didAppear", "D didAppear"])
    }
  }

  @Test func `columns are mirrored where text runs from right to left`() {
    inWindow(style: .doubleColumn, isMirrored: true) { split, _, _ in
      #expect(frames(split)[0].minX == 1024.0 - 320)
      #expect(frames(split)[1].minX == 0)
      split.primaryEdge = .trailing
      #expect(frames(split)[0].minX == 0)
    }
  }

  @Test func `the columns at the edge have compact width`() {
    inWindow(style: .tripleColumn) { split, _, _ in
      let classes = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
        split.viewController(for: $0)?.traitCollection.horizontalSizeClass
      }
      #expect(classes == [.compact, .compact, .regular])
    }
  }

  @Test func `the system limits a wished fraction, unless a maximum is set`() {
    inWindow(style: .doubleColumn) { split, _, _ in
      split.preferredPrimaryColumnWidthFraction = 0.25
      #expect(split.primaryColumnWidth == 256)
      split.preferredPrimaryColumnWidthFraction = 0.5
      #expect(split.primaryColumnWidth == 320)
      split.maximumPrimaryColumnWidth = 400
      #expect(split.primaryColumnWidth == 400)
      split.preferredPrimaryColumnWidth = 200
      #expect(split.primaryColumnWidth == 200)
      split.minimumPrimaryColumnWidth = 240
      #expect(frames(split)[0].width == 240)
    }
  }

  @Test func `the primary column is hidden in portrait and comes in front of the other one`() {
    let delegate = Delegate(diary)
    inWindow(CGSize(width: 768, height: 1024), style: .doubleColumn, delegate: delegate) {
      split, window, clock in
      #expect(split.displayMode == .secondaryOnly)
      #expect(split.splitBehavior == .overlay)
      #expect(frames(split)[1] == CGRect(x: 0, y: 0, width: 768, height: 1024))
      _ = diary.read()

      split.show(.primary)
      #expect(split.displayMode == .oneOverSecondary)
      clock.advance(by: 0.5)
      #expect(frames(split)[0] == CGRect(x: 0, y: 0, width: 320, height: 1024))
      #expect(frames(split)[1].width == 768)
      #expect(
        diary.read() == [
          "mode 3", "show 0", "P willAppear animated", "P isAppearing", "P didAppear",
        ])

      // A touch of what is dimmed hides the column.
      window.tap(at: CGPoint(x: 600, y: 500))
      clock.advance(by: 0.5)
      #expect(split.displayMode == .secondaryOnly)
      #expect(diary.read() == ["mode 1", "hide 0", "P willDisappear", "P didDisappear"])
      #expect(split.viewControllers[0].view.superview == nil)
    }
  }

  @Test func `three columns show one beside the secondary one, and two of them push it aside`() {
    inWindow(CGSize(width: 1194, height: 834), style: .tripleColumn) { split, _, clock in
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
      #expect(frames(split)[1].minX == 0)
      split.show(.primary)
      clock.advance(by: 0.5)
      // 1194 - 2 * 320 is less than half: the secondary column keeps its width.
      #expect(split.displayMode == .twoDisplaceSecondary)
      #expect(
        frames(split) == [
          CGRect(x: 0, y: 0, width: 320, height: 834),
          CGRect(x: 320.5, y: 0, width: 320, height: 834),
          CGRect(x: 641, y: 0, width: 873.5, height: 834),
        ])
      split.preferredSplitBehavior = .tile
      split.preferredDisplayMode = .twoBesideSecondary
      #expect(frames(split)[2].width == 1194.0 - 641)
      split.hide(.supplementary)
      clock.advance(by: 0.5)
      #expect(split.displayMode == .secondaryOnly)
    }
  }

  @Test func `a button in the first visible column's bar changes the mode`() {
    inWindow(style: .doubleColumn) { split, window, clock in
      let button = split.displayModeButtonItem
      #expect(button.accessibilityLabel == "Hide Sidebar")
      window.tap(at: CGPoint(x: 30, y: 22))
      clock.advance(by: 0.5)
      window.layoutIfNeeded()
      #expect(split.displayMode == .secondaryOnly)
      #expect(frames(split)[1] == CGRect(x: 0, y: 0, width: 1024, height: 768))
      #expect(button.accessibilityLabel == "Show Sidebar")
      window.tap(at: CGPoint(x: 30, y: 22))
      clock.advance(by: 0.5)
      #expect(split.displayMode == .oneBesideSecondary)
      split.displayModeButtonVisibility = .never
      window.layoutIfNeeded()
      window.tap(at: CGPoint(x: 30, y: 22))
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `a swipe from the edge shows the hidden column`() {
    let delegate = Delegate(diary)
    inWindow(CGSize(width: 768, height: 1024), style: .doubleColumn, delegate: delegate) {
      split, window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 2, y: 500))
      finger.move(to: CGPoint(x: 120, y: 500), over: 0.2)
      finger.lift()
      clock.advance(by: 0.5)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(
        diary.read().filter { $0.hasPrefix("gesture") } == ["gesture begins", "gesture ends"])
    }
  }

  // MARK: One column

  @Test func `a phone shows the secondary column on top of the primary one`() {
    inWindow(CGSize(width: 390, height: 844), style: .doubleColumn) { split, _, clock in
      #expect(split.isCollapsed)
      let stack = split.viewControllers.first as? UINavigationController
      #expect(stack?.viewControllers.map { $0.title } == ["P", "D"])
      #expect(stack?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(split.viewController(for: .secondary)?.splitViewController === split)

      split.show(.primary)
      clock.advance(by: 0.5)
      #expect(stack?.viewControllers.map { $0.title } == ["P"])
      split.show(.secondary)
      clock.advance(by: 0.5)
      #expect(stack?.viewControllers.map { $0.title } == ["P", "D"])
      split.hide(.secondary)
      clock.advance(by: 0.5)
      #expect(stack?.viewControllers.map { $0.title } == ["P"])

      let detail = Witness("E", diary)
      stack?.topViewController?.showDetailViewController(detail, sender: nil)
      clock.advance(by: 0.5)
      #expect(stack?.viewControllers.map { $0.title } == ["P", "E"])
      #expect(split.viewController(for: .secondary) === detail)
    }
  }

  @Test func `the delegate chooses the column on top`() {
    let delegate = Delegate(diary)
    delegate.top = .primary
    inWindow(
      CGSize(width: 390, height: 844), style: .tripleColumn, delegate: delegate
    ) { split, _, clock in
      let stack = split.viewControllers.first as? UINavigationController
      #expect(stack?.viewControllers.map { $0.title } == ["P"])
      split.show(.secondary)
      clock.advance(by: 0.5)
      #expect(stack?.viewControllers.map { $0.title } == ["P", "S", "D"])
    }
  }

  @Test func `a compact column takes the place of all others`() {
    let tabs = UITabBarController()
    inWindow(
      CGSize(width: 390, height: 844), style: .doubleColumn,
      set: { $0.setViewController(tabs, for: .compact) }
    ) { split, window, _ in
      #expect(split.viewControllers == [tabs])
      #expect(tabs.view.window === window)
      window.frame.size = CGSize(width: 1024, height: 768)
      window.layoutIfNeeded()
      #expect(tabs.view.window == nil)
      #expect(frames(split).map(\.width) == [320, 703.5])
    }
  }

  @Test func `columns come apart in regular width, with what was pushed above them`() {
    let delegate = Delegate(diary)
    inWindow(
      CGSize(width: 390, height: 844), style: .doubleColumn, delegate: delegate
    ) { split, window, _ in
      let stack = split.viewControllers.first as? UINavigationController
      stack?.pushViewController(Witness("X", diary), animated: false)
      _ = diary.read()
      window.frame.size = CGSize(width: 1024, height: 768)
      window.layoutIfNeeded()
      #expect(!split.isCollapsed)
      let titles = split.viewControllers.map {
        ($0 as? UINavigationController)?.viewControllers.map { $0.title } ?? []
      }
      #expect(titles == [["P"], ["D", "X"]])
      #expect(diary.entries.contains("expanded"))
      window.frame.size = CGSize(width: 390, height: 844)
      window.layoutIfNeeded()
      #expect(stack?.viewControllers.map { $0.title } == ["P", "D", "X"])
      #expect(diary.entries.last { $0.hasPrefix("collapsed") } == "collapsed")
    }
  }

  @Test func `a delegate can leave out the secondary controller of a split view without a style`() {
    let delegate = Delegate(diary)
    ManualClock.run { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let split = UISplitViewController()
      let list = UINavigationController(rootViewController: Witness("P", diary))
      let detail = UINavigationController(rootViewController: Witness("D", diary))
      split.viewControllers = [list, detail]
      split.delegate = delegate
      delegate.leavesOutSecondary = true
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(list.viewControllers.map { $0.title } == ["P"])
      #expect(split.viewControllers == [list])
      window.frame.size = CGSize(width: 844, height: 600)
      window.layoutIfNeeded()
      #expect(split.viewControllers == [list, detail])
      #expect(list.view.frame.width == 320)
      let line = 1 / list.traitCollection.displayScale
      #expect(abs(detail.view.frame.width - (844 - 320 - line)) < 0.01)
      window.isHidden = true
    }
  }

  @Test func `in a split view without a style details replace the secondary controller`() {
    ManualClock.run { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      let split = UISplitViewController()
      let list = UINavigationController(rootViewController: Witness("P", diary))
      split.viewControllers = [list, Witness("D", diary)]
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      _ = diary.read()
      let detail = Witness("E", diary)
      list.topViewController?.showDetailViewController(detail, sender: nil)
      #expect(split.viewControllers.last === detail)
      #expect(
        diary.read().filter { $0.hasPrefix("D") || $0.hasSuffix("didAppear") }.sorted() == [
          "D didDisappear", "D didMove nil", "D willDisappear", "D willMove nil", "E didAppear",
        ])
      UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .secondaryOnly }
      #expect(detail.view.frame.width == 1024)
      window.isHidden = true
    }
  }

  @Test func `controllers of columns cannot be set without a style`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UISplitViewController().setViewController(UIViewController(), for: .primary)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("setViewController(_:for:) is only supported with a style"))
  }
}

@MainActor private final class Delegate: UISplitViewControllerDelegate {
  let diary: Diary
  var top: UISplitViewController.Column?
  var leavesOutSecondary = false

  init(_ diary: Diary) { self.diary = diary }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { diary.entries.append("mode \(displayMode.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { diary.entries.append("show \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { diary.entries.append("hide \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { leavesOutSecondary }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    diary.entries.append("collapsed")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    diary.entries.append("expanded")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    diary.entries.append("gesture begins")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    diary.entries.append("gesture ends")
  }
}
