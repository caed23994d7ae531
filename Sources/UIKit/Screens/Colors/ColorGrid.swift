/// Twelve columns of ten colours, of which a finger chooses one.
final class ColorGrid: UIControl {
  static let columns = 12
  static let rows = 10

  /// Called with a colour, and whether more are to come while the finger moves.
  var onChange: ((PickedColor, Bool) -> Void)?
  private let board = UIView()
  private let ring = UIView()
  private var cells: [ColorCell] = []

  override func setUp() {
    board.isUserInteractionEnabled = false
    board.layer.cornerRadius = 8
    board.layer.cornerCurve = .continuous
    board.clipsToBounds = true
    cells = Self.colors.map { color in
      let cell = ColorCell(color)
      cell.onActivation = { [weak self] in self?.choose(color, isMoving: false) }
      board.addSubview(cell)
      return cell
    }
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.cornerRadius = 4
    ring.isHidden = true
    addSubview(board)
    addSubview(ring)
  }

  /// The colour that has a ring, if it is one of the grid.
  var shown = PickedColor(red: 1, green: 1, blue: 1) {
    didSet {
      guard shown != oldValue || ring.isHidden else { return }
      placeRing()
    }
  }

  private func choose(_ color: PickedColor, isMoving: Bool) { onChange?(color, isMoving) }

  // MARK: Layout

  /// Mirrored as the interface is.
  private func frame(_ index: Int) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = traitCollection.pixelGrid
    let (row, place) = (index / Self.columns, index % Self.columns)
    let column = isMirrored ? Self.columns - 1 - place : place
    func edge(_ part: Int, of count: Int, _ length: CGFloat) -> CGFloat {
      CGFloat(grid.nearest(Double(length) * Double(part) / Double(count)))
    }
    let (left, top) = (
      edge(column, of: Self.columns, bounds.width), edge(row, of: Self.rows, bounds.height)
    )
    return CGRect(
      x: left, y: top, width: edge(column + 1, of: Self.columns, bounds.width) - left,
      height: edge(row + 1, of: Self.rows, bounds.height) - top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    board.frame = bounds
    for (index, cell) in cells.enumerated() { cell.frame = frame(index) }
    placeRing()
  }

  private func placeRing() {
    let index = cells.firstIndex { $0.color.matches(shown) }
    for (place, cell) in cells.enumerated() { cell.isChosen = place == index }
    ring.isHidden = index == nil
    guard let index else { return }
    ring.frame = frame(index).insetBy(dx: -1, dy: -1)
    // White is not seen on white.
    let isLight = cells[index].color.lightness > 0.85
    ring.layer.borderColor = (isLight ? UIColor.systemGray : .white).cgColor
  }

  // MARK: Touches

  private func color(at touch: UITouch) -> PickedColor? {
    let point = touch.location(in: self)
    let x = min(max(point.x, 0), bounds.width - 1)
    let y = min(max(point.y, 0), bounds.height - 1)
    return cells.first { $0.frame.contains(CGPoint(x: x, y: y)) }?.color
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let color = color(at: touch) { choose(color, isMoving: true) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let color = color(at: touch), !color.matches(shown) { choose(color, isMoving: true) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    choose(touch.flatMap(color) ?? shown, isMoving: false)
  }

  // MARK: Colours

  /// The colours in rows from the top: greys, then each hue from dark to light.
  static let colors: [PickedColor] = lines.split(whereSeparator: \.isWhitespace)
    .compactMap { PickedColor(hex: String($0), alpha: 1) }

  private static let lines = """
    FEFFFE EBEBEB D6D6D6 C2C2C2 ADADAD 999999 858585 707070 5C5C5C 474747 333333 000000
    00374A 011D57 11053B 2E063D 3C071B 5C0701 5A1C00 583300 563D00 666100 4F5504 263E0F
    004D65 012F7B 1A0A52 450D59 551029 831100 7B2900 7A4A00 785800 8D8602 6F760A 38571A
    016E8F 0042A9 2C0977 61187C 791A3D B51A00 AD3E00 A96800 A67B01 C4BC00 9BA50E 4E7A27
    008CB4 0056D6 371A94 7A219E 99244F E22400 DA5100 D38301 D19D01 F5EC00 C3D117 669D34
    00A1D8 0061FD 4D22B2 982ABC B92D5D FF4015 FF6A00 FFAB01 FCC700 FEFB41 D9EC37 76BB40
    01C7FC 3A87FD 5E30EB BE38F3 E63B7A FE6250 FE8648 FEB43F FECB3E FFF76B E4EF65 96D35F
    52D6FC 74A7FF 864FFD D357FE EE719E FF8C82 FEA57D FEC777 FED977 FFF994 EAF28F B1DD8B
    93E3FC A7C6FF B18CFE E292FE F4A4C0 FFB5AF FFC5AB FED9A8 FDE4A8 FFFBB9 F1F7B7 CDE8B5
    CBF0FF D2E2FE D8C9FE EFCAFE F9D3E0 FFDAD8 FFE2D6 FEECD4 FEF1D5 FDFBDD F6FADB DEEED4
    """
}

/// A colour of a grid.
private final class ColorCell: UIView {
  let color: PickedColor
  var isChosen = false
  var onActivation: (() -> Void)?

  init(_ color: PickedColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color.color
  }

  required init?(coder: NSCoder) { nil }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: color.name, value: color.hex,
      traits: isChosen ? [.button, .selected] : .button)
  }

  override func accessibilityActivate() -> Bool {
    onActivation?()
    return true
  }
}
