import GeometryCore
import RenderCore

// Rule TEXT-5.
extension NSAttributedString {
  /// The size of the text in points, with line breaks only where the text has them.
  public func size() -> CGSize {
    StringDrawing(self, options: .usesLineFragmentOrigin, size: .zero).size
  }

  /// Draws the text with its top left corner at `point`, with line breaks only where it has them.
  public func draw(at point: CGPoint) {
    StringDrawing(self, options: .usesLineFragmentOrigin, size: .zero)
      .draw(in: CGRect(origin: point, size: .zero), isClipped: false)
  }

  /// Draws the text in lines as wide as `rect`, and clips it below.
  public func draw(in rect: CGRect) {
    StringDrawing(self, options: .usesLineFragmentOrigin, size: rect.size)
      .draw(in: rect, isClipped: true)
  }

  /// Draws the text in `rect`; what does not fit below is cut off.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(self, options: options, size: rect.size)
    context?.totalBounds = drawing.bounds
    drawing.draw(in: rect, isClipped: options.contains(.usesLineFragmentOrigin))
  }

  /// The rectangle that the text takes in `size`, unrounded, its top left corner at the origin.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line and the origin lies on its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self, options: options, size: size).bounds
    context?.totalBounds = bounds
    return bounds
  }
}

/// A string that can be drawn and measured with attributes: `String` or `NSString`.
public protocol _AttributedDrawing { var description: String { get } }

extension String: _AttributedDrawing {}
extension NSString: _AttributedDrawing {}

extension _AttributedDrawing {
  /// The size of the text in points, with line breaks only where the text has them.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(description, attrs ?? [:], options: .usesLineFragmentOrigin, size: .zero).size
  }

  /// Draws the text with its top left corner at `point`, with line breaks only where it has them.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect`, and clips it below.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in `rect`, and clips it below.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle of the text laid out in `size`, unrounded. A side of zero or less is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = StringDrawing(description, attributes ?? [:], options: options, size: size)
    context?.totalBounds = drawing.bounds
    return drawing.bounds
  }
}

/// A string laid out to be drawn or measured.
private struct StringDrawing {
  private var block: TextBlock
  private let width: Double?
  private let measurement: TextMeasurement
  private let isOneLine: Bool

  init(_ text: NSAttributedString, options: NSStringDrawingOptions, size: CGSize) {
    self.init(options, size: size) { $0.block(text) }
  }

  /// Makes no attributed string: Foundation on this platform never frees their attributes.
  init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], options: NSStringDrawingOptions,
    size: CGSize
  ) {
    self.init(options, size: size) { $0.block(string, attributes) }
  }

  /// - Parameter size: The room in points; a side of zero or less is no limit.
  private init(
    _ options: NSStringDrawingOptions, size: CGSize, _ compose: (TextComposer) -> TextBlock
  ) {
    isOneLine = !options.contains(.usesLineFragmentOrigin)
    let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    block = compose(TextComposer(font: font, color: .black, maximumLines: isOneLine ? 1 : 0))
    width = size.width > 0 && size.width < 1e7 && !isOneLine ? Double(size.width) : nil
    if !options.contains(.usesFontLeading) {
      for index in block.runs.indices { block.runs[index].font.leading = 0 }
    }
    var measured = block.measured(
      width: width, height: size.height > 0 ? Double(size.height) : .infinity)
    if size.height > 0, measured.size.height > Double(size.height), measured.lines.count > 1 {
      block.maximumLines = max(1, measured.lines.count { $0.frame.maxY <= Double(size.height) })
      if options.contains(.truncatesLastVisibleLine) { block.paragraph.lineBreak = .truncateTail }
      measured = Platform.current.text.measurement(of: block, maximumWidth: width)
    }
    measurement = measured
  }

  var size: CGSize { CGSize(measurement.size) }

  /// The rectangle of the text relative to where it is drawn.
  var bounds: CGRect {
    let baseline = measurement.lines.first?.baseline ?? 0
    return CGRect(origin: CGPoint(x: 0, y: isOneLine ? -baseline : 0), size: size)
  }

  func draw(in rect: CGRect, isClipped: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY + bounds.minY)
    let frame = CGRect(
      x: origin.x, y: origin.y, width: width.map { CGFloat($0) } ?? size.width,
      height: size.height)
    let overflows = isClipped && (size.height > rect.height || size.width > rect.width)
    var commands: [DisplayCommand] = [.text(block, frame: frame.core)]
    if overflows { commands = [.save, .clip(.rectangle(rect.core))] + commands + [.restore] }
    context.appendFaded(commands, bounds: frame)
  }
}
