import GeometryCore
import RenderCore

/// Draws a text that can be edited, what is selected of it, and the caret.
final class TextCanvas: UIView {
  private let caret = UIView()

  /// What is drawn, from the top left corner of the bounds; nil for nothing.
  var text: TextFrame? { didSet { setNeedsDisplay() } }

  /// What is selected, by UTF-16 offsets of the text that is drawn; nil while nobody edits it.
  var selection: NSRange? { didSet { if selection != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text else { return }
    if let selection, selection.length > 0 {
      (tintColor ?? .systemBlue).withAlphaComponent(0.2).setFill()
      for rect in text.rects(of: selection) { context.fill(rect) }
    }
    let frame = Rect(
      x: 0, y: 0, width: text.width ?? Double(text.size.width), height: Double(text.size.height))
    if !text.block.string.isEmpty { context.append(.text(text.block, frame: frame)) }
  }

  // MARK: Caret

  private static let key = "blinking"

  /// Puts the caret where the next character goes, if nothing is selected; it stays for half a
  /// second before it blinks.
  func showCaret() {
    guard let selection, selection.length == 0, let text else {
      caret.isHidden = true
      return caret.layer.removeAnimation(forKey: Self.key)
    }
    caret.isHidden = false
    caret.backgroundColor = tintColor
    caret.frame = text.caret(at: selection.location)
    caret.layer.removeAnimation(forKey: Self.key)
    guard window != nil else { return }
    // Half a second there, half a second gone. UIKit documents neither.
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 0, 1]
    blink.keyTimes = [0, 0.5, 1]
    blink.calculationMode = .discrete
    blink.duration = 1
    blink.repeatCount = .infinity
    caret.layer.add(blink, forKey: Self.key)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }
}
