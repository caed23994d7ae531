extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Creates a value that holds insets by reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Creates a value that holds a displacement.
  public convenience init(uiOffset offset: UIOffset) {
    self.init([offset.horizontal, offset.vertical])
  }
  /// Creates a value that holds a vector.
  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }
  /// Creates a value that holds a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// The insets that the value holds; zero if it holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// The insets by reading direction that the value holds; zero if it holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// The displacement that the value holds; zero if it holds something else.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
  /// The vector that the value holds; zero if it holds something else.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// The transform of the plane that the value holds; the matrix of zeros if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// A box of some numbers, as Foundation's type codes write them; it has no boxes for structures of others.
  private convenience init(_ numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
  }

  /// The numbers in a box of `count`; zeros if there is something else in it.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
