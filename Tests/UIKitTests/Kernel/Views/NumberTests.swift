import Testing
import UIKit

/// Numbers that are none never get in, and the words say so alone.
@MainActor @Suite struct NumberTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a centre without a value stops with UIKit's words and nothing else`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UILabel(frame: .zero).center = CGPoint(x: CGFloat.nan, y: 0)
      }
    }
    #expect(
      text(result) == """
        CALayer position contains NaN: [nan 0.0]. Layer: CALayer of UILabel. Look for a division \
        by zero, or a length that is not known yet, where its geometry is set.

        """)
  }

  @Test func `an infinite frame, bounds, offset or content size is refused`() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      }
    }
    #expect(text(frame).hasPrefix("CALayer position contains infinity: [inf 0.5]. Layer: "))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().bounds.size.height = .nan }
    }
    #expect(text(bounds).hasPrefix("CALayer bounds contains NaN: [0.0 0.0; 0.0 nan]. Layer: "))
    let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().contentOffset.y = .nan }
    }
    #expect(text(offset).hasPrefix("CALayer bounds contains NaN: [0.0 nan; 0.0 0.0]. Layer: "))
    let content = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().contentSize.width = .infinity }
    }
    #expect(
      text(content).hasPrefix(
        "The content size of UIScrollView must be of finite numbers, got [inf 0.0]."))
  }

  @Test func `constants, multipliers, fonts and images need finite numbers`() async {
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(
      text(constant).hasPrefix(
        "NSLayoutConstraint constant is not finite! That's illegal. constant:nan "))
    let font = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIFont.systemFont(ofSize: .infinity)
    }
    #expect(text(font).hasPrefix("A font's size must be a finite number, got inf for "))
    let image = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 1))
    }
    #expect(
      text(image)
        == "UIGraphicsImageRenderer needs bounds of finite numbers, got [0.0 0.0; nan 1.0].\n")
  }

  @Test func `negative lengths are turned round`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(view.frame.size.width == 4)
    view.bounds = CGRect(x: 0, y: 0, width: -8, height: 2)
    #expect(view.bounds.origin.x == -8)
    #expect(view.bounds.size.width == 8)
  }

  @Test func `zero has no sign`() {
    let view = UIScrollView(frame: CGRect(x: -0.0, y: -0.0, width: 0, height: 0))
    view.contentOffset = CGPoint(x: -0.0, y: -0.0)
    view.center = CGPoint(x: -0.0, y: 0)
    let numbers = [
      view.frame.origin.x, view.frame.origin.y, view.bounds.origin.x, view.contentOffset.y,
      view.center.x,
    ]
    #expect(numbers.map { "\($0)" } == Array(repeating: "0.0", count: 5))
  }
}
