import CollectionViewExtras
import Testing
import UIKit

@testable import WebBackend

/// Where clients show the content that they scroll, and what they leave to the application.
@Suite(.serialized) @MainActor struct ClientSurroundingsTests {
  /// What a client knows of a row 80 points wide on a screen of 120.
  private func row(
    cuts: Bool, _ prepare: (_ root: UIView, _ row: UIScrollView) -> Void = { _, _ in }
  ) throws -> ClientScroller? {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let row = UIScrollView(frame: CGRect(x: 20, y: 60, width: 80, height: 40))
    row.contentInsetAdjustmentBehavior = .never
    row.contentSize = CGSize(width: 400, height: 40)
    row.clipsToBounds = cuts
    controller.view.addSubview(row)
    prepare(controller.view, row)
    let host = SceneHost(ContentScenes { _ in controller })
    let client = try #require(host.connect(.small))
    defer { host.disconnect(client) }
    _ = client.surface.update()
    return client.scrolling.scrollers().first
  }

  @Test func `content is seen beside a view that does not cut it`() throws {
    let frame = CGRect(x: 20, y: 60, width: 80, height: 40)
    let cutting = try #require(try row(cuts: true))
    #expect(cutting.visible == frame)
    let open = try #require(try row(cuts: false))
    #expect(open.frame == frame)
    #expect(open.visible == CGRect(x: 0, y: 60, width: 120, height: 40))
  }

  @Test func `a view in front of a background that is not plain is left to the application`() throws
  {
    func behind(_ frame: CGRect) throws -> ClientScroller? {
      try row(cuts: false) { root, _ in
        let card = UIView(frame: frame)
        card.backgroundColor = .yellow
        root.insertSubview(card, at: 0)
      }
    }
    #expect(try behind(CGRect(x: 0, y: 50, width: 60, height: 30)) == nil)
    #expect(try behind(CGRect(x: 0, y: 0, width: 60, height: 60)) != nil)
    let colored = try row(cuts: true) { root, row in
      let card = UIView(frame: row.frame)
      card.backgroundColor = .yellow
      root.insertSubview(card, at: 0)
      row.backgroundColor = .green
    }
    #expect(colored != nil, "its own background hides the card")
  }

  @Test func `the edge of what reaches into a view does not cover it`() throws {
    func covers(_ frame: CGRect) throws -> [CGRect]? {
      try row(cuts: true) { root, _ in
        let header = UIView(frame: frame)
        header.backgroundColor = .red
        root.addSubview(header)
      }?.covers
    }
    #expect(try covers(CGRect(x: 0, y: 31, width: 120, height: 30)) == [])
    #expect(
      try covers(CGRect(x: 0, y: 32, width: 120, height: 30))
        == [CGRect(x: 20, y: 60, width: 80, height: 2)])
    #expect(
      try covers(CGRect(x: 0, y: 70, width: 120, height: 1))
        == [CGRect(x: 20, y: 70, width: 80, height: 1)])
  }
}
