import Testing

@testable import UIKit

/// Views that an autoresizing mask ties to a superview which constraints place.
@MainActor @Suite struct TiedViewTests {
  private func pin(_ inner: UIView, to outer: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: inset),
      outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: inset),
    ])
  }

  /// A view that fills a tile by its mask, with content in it that constraints place.
  private func tile(_ content: UIView) -> (tile: UIView, filling: UIView) {
    let tile = UIView()
    let filling = UIView()
    filling.frame = tile.bounds
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tile.addSubview(filling)
    filling.place(content)
    pin(content, to: filling, inset: 8)
    return (tile, filling)
  }

  private func expectSized(_ tile: UIView, _ filling: UIView) {
    #expect(tile.frame.size == CGSize(width: 46, height: 36))
    #expect(filling.frame == tile.bounds)
  }

  @Test func `content sizes the superview of a view that fills it`() {
    let root = host(300, 300)
    let (tile, filling) = tile(SizedView(30, 20))
    root.place(tile)
    NSLayoutConstraint.activate([
      tile.topAnchor.constraint(equalTo: root.topAnchor),
      tile.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    expectSized(tile, filling)
  }

  @Test func `tiles of a stack that are filled by their masks have their content's size`() {
    let root = host(300, 300)
    let tiles = (0..<2).map { _ in tile(SizedView(30, 20)) }
    let stack = root.place(UIStackView(arrangedSubviews: tiles.map(\.tile)))
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    for (tile, filling) in tiles { expectSized(tile, filling) }
    #expect(stack.frame.width == 92)
  }

  @Test func `an effect view is as large as what constraints place in it`() {
    let root = host(300, 300)
    let effect = root.place(UIVisualEffectView(effect: nil))
    pin(effect.contentView.place(SizedView(30, 20)), to: effect.contentView, inset: 8)
    NSLayoutConstraint.activate([
      effect.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      effect.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(effect.frame == CGRect(x: 127, y: 132, width: 46, height: 36))
    #expect(effect.contentView.frame == effect.bounds)
  }

  @Test func `a mask that is set later ties the view as well`() {
    let root = host(300, 300)
    let outer = root.place(UIView())
    let filling = UIView()
    outer.addSubview(filling)
    pin(filling.place(SizedView(30, 20)), to: filling)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame.size == .zero)
    filling.frame = outer.bounds
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func `a superview that is placed by its frame from now on sizes the view again`() {
    let root = host(300, 300)
    let (tile, filling) = tile(SizedView(30, 20))
    root.place(tile)
    root.layoutIfNeeded()
    tile.translatesAutoresizingMaskIntoConstraints = true
    tile.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    root.layoutIfNeeded()
    #expect(filling.frame.size == CGSize(width: 100, height: 80))
    #expect(filling.subviews[0].frame == CGRect(x: 8, y: 8, width: 84, height: 64))
  }

  @Test func `a view keeps the constraints below it wherever it is moved`() {
    let root = host(300, 300)
    let first = root.place(UIView())
    let second = root.place(UIView())
    let moved = first.place(UIView())
    pin(moved.place(SizedView(30, 20)), to: moved)
    let filling = UIView(frame: .zero)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    first.addSubview(filling)
    let content = filling.place(SizedView(40, 10))
    pin(content, to: filling)
    root.layoutIfNeeded()
    second.addSubview(moved)
    root.addSubview(filling)
    filling.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    root.layoutIfNeeded()
    #expect(moved.frame.size == CGSize(width: 30, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }
}
