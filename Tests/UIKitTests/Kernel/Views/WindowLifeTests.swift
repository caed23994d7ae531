import Dispatch
import Foundation
import Testing

@testable import UIKit

/// How long windows live.
@MainActor @Suite struct WindowLifeTests {
  private final class Watched: UIWindow {}

  private func makeVisible() -> UIWindow {
    let window = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    return window
  }

  private var watched: Int { UIWindow.shown.filter { $0 is Watched }.count }

  @Test func `a visible window lives as long as the application refers to it`() {
    weak var window: UIWindow?
    do {
      let strong = makeVisible()
      window = strong
      #expect(UIWindow.shown.contains { $0 === strong })
    }
    #expect(window == nil)
    #expect(watched == 0)
  }

  @Test func `the window made last lives until it was shown or another one is made`() {
    final class Content: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        UIWindow().addSubview(self)
      }

      required init?(coder: NSCoder) { nil }
    }
    let content = Content()
    #expect(content.window != nil)
    content.window?.isHidden = false
    #expect(content.window == nil)
    let other = Content()
    #expect(other.window != nil)
    _ = UIWindow()
    #expect(other.window == nil)
  }

  @Test func `the key window lives without another reference until another is the key window`() {
    weak var first: UIWindow?
    do {
      let strong = makeVisible()
      strong.makeKeyAndVisible()
      first = strong
    }
    #expect(first != nil && UIWindow.key === first)
    let second = makeVisible()
    second.makeKeyAndVisible()
    #expect(first == nil)
    second.isHidden = true
  }

  @Test func `a key window that is hidden goes`() {
    weak var window: UIWindow?
    do {
      let strong = makeVisible()
      strong.makeKeyAndVisible()
      window = strong
    }
    #expect(window != nil)
    window?.isHidden = true
    #expect(window == nil)
  }

  @Test func `each scene keeps its key window`() throws {
    let scenes = (0..<2).map { _ in
      UIWindowScene(
        session: UISceneSession(role: .windowApplication),
        connectionOptions: UIScene.ConnectionOptions())
    }
    let windows = scenes.map { scene in
      let window = Watched(windowScene: scene)
      window.makeKeyAndVisible()
      return WeakWindow(window: window)
    }
    #expect(windows.allSatisfy { $0.window != nil })
    scenes[0].keyWindow?.isHidden = true
    windows[0].window?.isHidden = true
    #expect(windows[0].window == nil && windows[1].window != nil)
    let other = Watched(windowScene: scenes[1])
    other.makeKeyAndVisible()
    #expect(windows[1].window == nil)
    other.isHidden = true
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// A suite of thousands of tests, each with a window of its own, ends with no more of them than
  /// it began with.
  @Test func `windows do not pile up`() {
    for index in 0..<2_000 {
      let window = makeVisible()
      window.addSubview(UILabel())
      if index % 2 == 0 { window.makeKeyAndVisible() }
      window.layoutIfNeeded()
      #expect(watched <= 2)
    }
    UIWindow.key?.isHidden = true
    #expect(watched == 0)
  }

  /// A window whose deinitialiser waits.
  private final class Going: UIWindow {
    let began = DispatchSemaphore(value: 0)
    let goesOn = DispatchSemaphore(value: 0)
    deinit {
      began.signal()
      goesOn.wait()
    }
  }

  @Test func `a window that another thread is releasing is not shown any more`() {
    var window: Going? = Going(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.isHidden = false
    let (began, goesOn) = (window!.began, window!.goesOn)
    let held = Handed(value: Holder(window))
    window = nil
    Thread.detachNewThread { held.value.window = nil }
    began.wait()
    #expect(!UIWindow.shown.contains { $0 is Going })
    goesOn.signal()
  }

  private final class Holder {
    var window: UIWindow?
    init(_ window: UIWindow?) { self.window = window }
  }
}
