import GeometryCore
import RenderCore

/// Draws an editable text, its selection and the caret.
final class TextCanvas: UIView {
  private let caret = UIView()

  /// The text to draw at the top left corner; nil for none.
  var text: TextFrame? { didSet { setNeedsDisplay() } }

  /// Draws the text in place of the canvas; nil for the canvas itself.
  var drawsText: (() -> Void)?

  /// The selection in UTF-16 offsets of the drawn text; nil while the text is not edited.
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
    if let drawsText { return drawsText() }
    if !text.block.string.isEmpty { context.append(.text(text.block, frame: frame)) }
  }

  // MARK: Caret

  private static let key = "blinking"

  /// Places the caret if the selection is empty. It blinks after half a second.
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
