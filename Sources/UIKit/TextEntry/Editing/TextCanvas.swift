/// Draws an editable text, its selection and the caret.
final class TextCanvas: UIView {
  private let caret = UIView()

  /// The text to draw at the top left corner; nil for none.
  private(set) var text: TextColumn?
  /// The part of the text's height that is drawn; nil for all.
  private var drawn: ClosedRange<CGFloat>?
  /// The state of the text that is drawn.
  private var revision = 0

  /// Draws the text in place of the canvas; nil for the canvas itself.
  var drawsText: (() -> Void)?

  /// The selection in UTF-16 offsets of the drawn text; nil while the text is not edited.
  var selection: NSRange? { didSet { if selection != oldValue { setNeedsDisplay() } } }
  /// The rectangles of the selection; nil for those of the text.
  var selectionRects: [CGRect]? {
    didSet { if selectionRects != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a text.
  ///
  /// - Parameter part: The part of its height that is seen; nil for all.
  func show(_ text: TextColumn, part: ClosedRange<CGFloat>?) {
    let isDrawn = text === self.text && text.revision == revision && draws(part)
    self.text = text
    guard !isDrawn else { return }
    revision = text.revision
    drawn = part.map(Self.surroundings)
    setNeedsDisplay()
  }

  /// A part of the height with as much above and below it, which is drawn with it so that not each
  /// step of scrolling draws the text anew.
  static func surroundings(_ part: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let length = part.upperBound - part.lowerBound
    return part.lowerBound - length...part.upperBound + length
  }

  private func draws(_ part: ClosedRange<CGFloat>?) -> Bool {
    guard let drawn else { return true }
    guard let part, let text else { return false }
    return drawn.lowerBound <= max(0, part.lowerBound)
      && drawn.upperBound >= min(text.height, part.upperBound)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text else { return }
    if let selection, selection.length > 0 {
      (tintColor ?? .systemBlue).withAlphaComponent(0.2).setFill()
      for rect in selectionRects ?? text.rects(of: selection, in: drawn) { context.fill(rect) }
    }
    if let drawsText { return drawsText() }
    text.draw(drawn)
  }

  // MARK: Caret

  private static let key = "blinking"

  /// Places the caret, which blinks after half a second; nil hides it.
  func showCaret(_ frame: CGRect?) {
    guard let frame, !frame.isEmpty else {
      caret.isHidden = true
      return caret.layer.removeAnimation(forKey: Self.key)
    }
    caret.isHidden = false
    caret.backgroundColor = tintColor
    caret.frame = frame
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
