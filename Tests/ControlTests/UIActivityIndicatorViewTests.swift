import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIActivityIndicatorViewTests {
  @Test func `an indicator is as large as its style says`() {
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
    large.style = .medium
    #expect(large.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  // Numbers, as the names of these styles are reported as deprecated.
  @Test func `indicators of the former styles have their sizes and colours`() throws {
    for (number, side, color) in [(0, 37.0, UIColor.white), (1, 20, .white), (2, 20, .gray)] {
      let style = try #require(UIActivityIndicatorView.Style(rawValue: number))
      let view = UIActivityIndicatorView(style: style)
      #expect(view.bounds.size == CGSize(width: side, height: side) && view.style == style)
      #expect(view.color == color)
      view.color = .red
      #expect(view.color == .red)
    }
    #expect(UIActivityIndicatorView(style: .medium).color == .secondaryLabel)
  }

  @Test func `it is hidden while it does not turn, unless it is told to stay`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func `it turns by an eighth eight times a second`() throws {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    try onStage(view) { window, clock in
      let spokes = try #require(view.subviews.first)
      @MainActor func angle() -> Double {
        let transform = spokes.layer.presentation()?.affineTransform() ?? .identity
        return (atan2(Double(transform.b), Double(transform.a)) * 8 / (2 * .pi)).rounded()
      }
      clock.advance(by: 0.01)
      #expect(angle() == 0)
      clock.advance(by: 0.13)
      #expect(angle() == 1)
      clock.advance(by: 1.125)
      #expect(angle() == 2)
      view.stopAnimating()
      #expect(spokes.layer.animationKeys()?.isEmpty ?? true)
    }
  }
}
