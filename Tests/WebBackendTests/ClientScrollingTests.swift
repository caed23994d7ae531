import CollectionViewExtras
import Foundation
import MotionCore
import QuartzCore
import RenderCore
import Testing
import UIKit

@testable import WebBackend

/// What clients know of the content that they scroll themselves.
@Suite(.serialized) @MainActor struct ClientScrollingTests {
  private func connect(_ controller: UIViewController) throws -> (ClientScene, SceneHost) {
    let host = SceneHost(ContentScenes { _ in controller })
    return (try #require(host.connect(.small)), host)
  }

  @Test func `a list is told with its limits, its place and what lies over it`() throws {
    try ManualClock.run { _ in
      let controller = RowsController()
      let cover = UIView(frame: CGRect(x: 0, y: 150, width: 120, height: 10))
      cover.backgroundColor = .red
      let (client, host) = try connect(controller)
      controller.view.addSubview(cover)
      _ = client.surface.update()
      let scroller = try #require(client.scrolling.scrollers().first)
      #expect(scroller.frame == CGRect(x: 0, y: 40, width: 120, height: 120))
      #expect(scroller.rules.y.high == Double(controller.table.contentSize.height) - 120)
      #expect(scroller.rules.scrollsY && !scroller.rules.scrollsX)
      #expect(scroller.covers.contains { $0.contains(CGPoint(x: 60, y: 155)) })
      #expect(!scroller.isHeld && !scroller.isMoving && scroller.end == nil)
      #expect(client.scrolling.scrollers().first == scroller, "the same at rest")
      host.disconnect(client)
    }
  }

  @Test func `tiles of the content are the pixels of the scene`() throws {
    try ManualClock.run { _ in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      _ = client.surface.update()
      controller.table.contentOffset.y = 30
      _ = client.surface.update()
      let scroller = try #require(client.scrolling.scrollers().first)
      #expect(scroller.offset.y == 30)
      let rect = CGRect(x: 0, y: 30, width: 120, height: 120)
      let list = client.scrolling.content(of: scroller, in: rect)
      let tile = try #require(client.scrolling.picture(of: list, in: rect, of: scroller))
      let seen = client.surface.bitmap(of: PixelBox(x: 0, y: 40, width: 120, height: 120))
      #expect(tile.width == seen.width && tile.height == seen.height)
      let different = zip(tile.pixels, seen.pixels).enumerated().filter { $1.0 != $1.1 }
      let rows = Set(different.map { $0.offset / (4 * 120) }).sorted()
      #expect(different.isEmpty, "rows \(rows)")
      host.disconnect(client)
    }
  }

  @Test func `tiles are sent once, and again when their content changes`() throws {
    try ManualClock.run { _ in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      _ = client.surface.update()
      let tiles = PageTiles(NextTurn())
      var time = 0.0
      // All that the page lacks; looks are a second apart.
      @MainActor func update() -> (tiles: [PageTiles.Tile], dropped: [Int: [PageTiles.Index]]) {
        time += 1
        return tiles.update(client.scrolling.scrollers(), of: client, changed: true, at: time)
      }
      let first = update()
      #expect(!first.tiles.isEmpty && first.dropped.isEmpty)
      #expect(!tiles.take(first.tiles.count + 1), "more than were sent")
      tiles.forget()
      var sent: [PageTiles.Tile] = []
      for _ in 0..<20 { sent += update().tiles }
      #expect(Set(sent.map(\.index)).count == sent.count, "no tile is sent twice")
      #expect(sent.contains { $0.bitmap == nil }, "what is empty is sent, without pixels")
      controller.table.visibleCells[0].textLabel?.text = "Another"
      _ = client.surface.update()
      #expect(update().tiles.count == 1)
      controller.table.backgroundColor = .yellow
      _ = client.surface.update()
      #expect(update().tiles.contains { $0.bitmap == nil }, "all lie over another colour")
      host.disconnect(client)
    }
  }

  @Test func `a turned or faded view is left to the application`() throws {
    let controller = RowsController()
    let (client, host) = try connect(controller)
    controller.loadViewIfNeeded()
    controller.table.alpha = 0.5
    _ = client.surface.update()
    #expect(client.scrolling.scrollers().isEmpty)
    controller.table.alpha = 1
    controller.table.transform = CGAffineTransform(rotationAngle: 0.1)
    _ = client.surface.update()
    #expect(client.scrolling.scrollers().isEmpty)
    host.disconnect(client)
  }

  @Test func `the velocity of a finger is that of the client's clock`() throws {
    try ManualClock.run { clock in
      let controller = RowsController()
      let (client, host) = try connect(controller)
      var prediction = PredictedScroll(x: 0, y: 0, try rules(of: controller, client))
      // All messages arrive at once, as after a pause of the network.
      for (step, y) in stride(from: 150.0, through: 90, by: -10).enumerated() {
        let time = 100 + Double(step) / 60
        client.receive(
          .touch(1, step == 0 ? .began : .moved, CGPoint(x: 60, y: y), time))
        if step == 0 {
          prediction.touch(x: 60, y: y, at: time)
        } else {
          prediction.move(toX: 60, y: y, at: time)
        }
      }
      client.receive(.touch(1, .ended, CGPoint(x: 60, y: 90), 100.11))
      prediction.lift(at: 100.11)
      #expect(prediction.isCoasting)
      clock.advance(by: 5)
      prediction.step(to: 110)
      #expect(abs(Double(controller.table.contentOffset.y) - prediction.y) < 1e-6)
      host.disconnect(client)
    }
  }

  private func rules(of controller: RowsController, _ client: ClientScene) throws -> ScrollRules {
    _ = client.surface.update()
    return try #require(client.scrolling.scrollers().first).rules
  }
}

/// Back buttons of browsers, addresses and printing.
@Suite(.serialized) @MainActor struct ClientNavigationTests {
  private func connect(_ controller: UIViewController) throws -> (ClientScene, SceneHost) {
    let host = SceneHost(ContentScenes { _ in controller })
    return (try #require(host.connect(.small)), host)
  }

  @Test func `by the system's clock content coasts once a frame, however often the stage turns`()
    throws
  {
    let controller = RowsController()
    let (client, host) = try connect(controller)
    _ = client.surface.update()
    for (index, y) in [150.0, 140, 120, 90].enumerated() {
      let phase: ClientTouchPhase = index == 0 ? .began : .moved
      client.receive(.touch(1, phase, CGPoint(x: 60, y: y), Double(index) / 60))
    }
    let begin = ProcessInfo.processInfo.systemUptime
    client.receive(.touch(1, .ended, CGPoint(x: 60, y: 90), 4.0 / 60))
    #expect(controller.table.isDecelerating)
    var places: Set<CGFloat> = []
    for _ in 0..<200 {
      MotionStage.current.turn()
      places.insert(controller.table.contentOffset.y)
    }
    let frames = ((ProcessInfo.processInfo.systemUptime - begin) * 60).rounded(.up)
    // The frame in which the content begins to coast, and those that begin while it does.
    #expect(Double(places.count) <= frames + 1, "after \(frames) frames")
    #expect(places.count < 200, "as many as turns")
    host.disconnect(client)
  }

  @Test func `a browser goes back by the screens of a navigation controller`() throws {
    try ManualClock.run { clock in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let (client, host) = try connect(tabs)
      #expect(client.depth == 0 && !client.goBack())
      navigation.pushViewController(UIViewController(), animated: false)
      let top = UIViewController()
      top.navigationItem.hidesBackButton = true
      navigation.pushViewController(top, animated: false)
      #expect(client.depth == 2)
      #expect(!client.goBack(), "a screen without a back button stays")
      top.navigationItem.hidesBackButton = false
      #expect(client.goBack())
      clock.advance(by: 2)
      #expect(client.depth == 1)
      host.disconnect(client)
    }
  }

  @Test func `a scene is printed as a document`() throws {
    let (client, host) = try connect(RowsController())
    let bytes = try #require(client.surface.document())
    #expect(bytes.starts(with: Array("%PDF".utf8)))
    host.disconnect(client)
  }

  @Test func `a scene has the address of its activity`() throws {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var room: String?
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let room else { return nil }
        let activity = NSUserActivity(activityType: "museum.visit")
        activity.userInfo = ["room": room]
        return activity
      }
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        room = userActivity.userInfo?["room"] as? String
      }
    }
    let (client, host) = try connect(UIViewController())
    let delegate = Delegate()
    client.scene.delegate = delegate
    #expect(client.address == nil)
    delegate.room = "Trees"
    let address = try #require(client.address)
    delegate.room = "Water"
    #expect(client.address != address)
    client.open(try #require(URL(string: address)))
    #expect(delegate.room == "Trees")
    client.scene.delegate = nil
    host.disconnect(client)
  }

  @Test func `a scene's delegate gets the address of a page`() throws {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var urls: [URL] = []
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        urls += URLContexts.map(\.url)
      }
    }
    let (client, host) = try connect(UIViewController())
    let delegate = Delegate()
    client.scene.delegate = delegate
    let url = try #require(URL(string: "museum://rooms/3"))
    client.open(url)
    #expect(delegate.urls == [url])
    client.scene.delegate = nil
    host.disconnect(client)
  }
}
