import Testing
import UIKit

/// Views that draw over what they drew before.
@MainActor @Suite struct KeptDrawingTests {
  /// Draws a red square farther to the right each time.
  private final class Steps: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: count % 10, y: 0, width: 1, height: 1))
      count += 1
    }
  }

  private func steps(_ clears: Bool) -> Steps {
    let view = Steps(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    view.isOpaque = false
    view.clearsContextBeforeDrawing = clears
    return view
  }

  private func columns(_ view: UIView) -> [Int] {
    let shown = Pixels(snapshot(view))
    return (0..<10).filter { shown[$0, 0] == [255, 0, 0, 255] }
  }

  @Test func `drawing starts with nothing by default`() {
    #expect(UIView().clearsContextBeforeDrawing)
    let view = steps(true)
    #expect(columns(view) == [0])
    view.setNeedsDisplay()
    #expect(columns(view) == [1])
  }

  @Test func `a view that does not clear its context draws over what it drew`() {
    let view = steps(false)
    #expect(columns(view) == [0])
    view.setNeedsDisplay()
    #expect(columns(view) == [0, 1])
    view.bounds.size.height = 3
    #expect(columns(view) == [2])
    view.clearsContextBeforeDrawing = true
    view.setNeedsDisplay()
    #expect(columns(view) == [3])
  }

  @Test func `many drawings become an image`() {
    let view = steps(false)
    for _ in 0..<300 {
      view.setNeedsDisplay()
      _ = snapshot(view)
    }
    #expect(columns(view) == Array(0..<10))
    #expect((view.layer.drawing?.commands.count ?? 0) < 410)
  }

  @Test func `a label shows its text alone`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.clearsContextBeforeDrawing = false
    label.text = "MMM"
    _ = snapshot(label)
    label.text = ""
    #expect(Pixels(snapshot(label)).inked == nil)
  }
}
