import CollectionViewExtras
import CoreGraphics
import RenderCore
import Testing
import UIKit

/// Members of controls that are used now and then.
@MainActor @Suite struct ControlMemberTests {
  @Test func `text wider than its field gets a smaller font if it is to, down to a size`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
    field.text = "A rather long text"
    field.layoutIfNeeded()
    #expect(field.minimumFontSize == 0 && !field.adjustsFontSizeToFitWidth)
    let full = field.position(from: field.beginningOfDocument, offset: 18)
      .map { field.caretRect(for: $0).height }
    field.adjustsFontSizeToFitWidth = true
    field.layoutIfNeeded()
    let small = field.position(from: field.beginningOfDocument, offset: 18)
      .map { field.caretRect(for: $0) }
    #expect((small?.height ?? 99) < (full ?? 0) * 0.7)
    #expect((small?.maxX ?? 99) <= 62)
    field.minimumFontSize = 16
    field.layoutIfNeeded()
    let limited = field.position(from: field.beginningOfDocument, offset: 18)
      .map { field.caretRect(for: $0).height }
    #expect((limited ?? 0) > (small?.height ?? 99))
  }

  /// A field without a caret and without marks of its selection, as applications write it.
  private final class CodeField: UITextField {
    var hidesMarks = true

    override func caretRect(for position: UITextPosition) -> CGRect {
      hidesMarks ? .zero : super.caretRect(for: position)
    }

    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      hidesMarks ? [] : super.selectionRects(for: range)
    }
  }

  /// How many pixels of a field are of its tint, which is red.
  private func tintedPixels(of field: UITextField) -> Int {
    let image = UIGraphicsImageRenderer(size: field.bounds.size).image {
      field.layer.render(in: $0.cgContext)
    }
    guard let bitmap = image.cgImage?.bitmap else { return 0 }
    return stride(from: 0, to: bitmap.pixels.count, by: 4).count { start in
      let (blue, red) = (bitmap.pixels[start], bitmap.pixels[start + 2])
      return red > 30 && blue < red / 2
    }
  }

  @Test(arguments: [true, false])
  func `a field draws the caret and the selection where its methods say`(hidesMarks: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.tintColor = .red
    field.text = "1234"
    field.hidesMarks = hidesMarks
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect((tintedPixels(of: field) > 0) == !hidesMarks)
    field.selectAll(nil)
    field.layoutIfNeeded()
    #expect((tintedPixels(of: field) > 0) == !hidesMarks)
  }

  /// Draws its placeholder by itself, as applications write it.
  private final class RedField: UITextField {
    var isPlain = false

    override func drawPlaceholder(in rect: CGRect) {
      guard !isPlain else { return super.drawPlaceholder(in: rect) }
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test func `a field draws its placeholder`() {
    let field = RedField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    field.layoutIfNeeded()
    #expect(tintedPixels(of: field) > 1000)
    field.text = "Ann"
    field.layoutIfNeeded()
    #expect(tintedPixels(of: field) == 0)
    field.isPlain = true
    field.text = nil
    field.layoutIfNeeded()
    #expect(tintedPixels(of: field) == 0)
  }

  private final class Tile: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: contentRect.width, height: 30)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 30, width: contentRect.width, height: contentRect.height - 30)
    }
  }

  @Test func `a subclass places image and title of a button`() {
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    tile.contentEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    tile.setTitle("Save", for: .normal)
    tile.setImage(UIImage(systemName: "star"), for: .normal)
    tile.layoutIfNeeded()
    #expect(tile.imageView?.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(tile.titleLabel?.frame == CGRect(x: 0, y: 30, width: 70, height: 30))
  }

  @Test func `without overrides the rectangles are where the parts are`() {
    final class Plain: UIButton {}
    let (plain, button) = (Plain(type: .custom), UIButton(type: .custom))
    for one in [plain, button] {
      one.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
      one.setTitle("Save", for: .normal)
      one.setImage(UIImage(systemName: "star"), for: .normal)
      one.contentEdgeInsets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 4)
      one.layoutIfNeeded()
    }
    #expect(plain.imageView?.frame == button.imageView?.frame)
    #expect(plain.titleLabel?.frame == button.titleLabel?.frame)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 8, y: 2, width: 108, height: 40))
    #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
  }

  @Test func `symbols have the configuration of the state`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let before = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
    #expect(button.intrinsicContentSize.height > before.height)
  }
}
