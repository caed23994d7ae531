import Testing
import UIKit

@objc protocol PickerDelegate: AnyObject {
  func picker(_ picker: Picker, didPick index: Int)
  @objc optional func picker(_ picker: Picker, willPick index: Int) -> Bool
  @objc optional func picker(_ picker: Picker, titleFor index: Int) -> String?
  @objc optional func pickerDidClose()
  @objc optional func check(for key: String) throws -> Int
  @objc optional var rows: Int { get }
  @objc optional var tint: UIColor? { get }
}

@objc protocol WideLayoutDelegate: UICollectionViewDelegateFlowLayout {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, columnsIn section: Int
  ) -> Int
}

class Picker: UIView {
  @IBOutlet weak var delegate: PickerDelegate?

  func pick(_ index: Int) -> String {
    guard delegate?.picker?(self, willPick: index) ?? true else { return "refused" }
    delegate?.picker(self, didPick: index)
    delegate?.pickerDidClose?()
    if let rows = delegate?.rows { return "\(rows) rows" }
    return delegate?.picker?(self, titleFor: index) ?? "untitled"
  }
}

class Plain: NSObject, PickerDelegate {
  var picked: [Int] = []
  func picker(_ picker: Picker, didPick index: Int) { picked.append(index) }
}

final class Careful: NSObject, PickerDelegate {
  struct Bad: Error {}
  let rows = 4
  var tint: UIColor?
  var isClosed = false
  func picker(_ picker: Picker, didPick index: Int) {}
  func picker(_ picker: Picker, willPick index: Int) -> Bool { index > 2 }
  func pickerDidClose() { isClosed = true }
  func check(for key: String) throws -> Int { throw Bad() }
}

@MainActor final class Columns: NSObject, WideLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, columnsIn section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 5, height: 6) }
}

@MainActor @Suite struct ProtocolSamples {
  @Test func whatIsMissingAnswersNil() throws {
    let picker = Picker()
    let delegate = Plain()
    picker.delegate = delegate
    #expect(picker.pick(1) == "untitled")
    #expect(delegate.picked == [1])
    #expect(try picker.delegate?.check?(for: "a") == nil)
    #expect(picker.delegate?.tint == nil)
  }

  @Test func whatIsThereIsCalled() {
    let picker = Picker()
    let delegate = Careful()
    picker.delegate = delegate
    #expect(picker.pick(1) == "refused")
    #expect(picker.pick(3) == "4 rows")
    #expect(delegate.isClosed)
    #expect(throws: Careful.Bad.self) { try picker.delegate?.check?(for: "a") }
  }

  @Test func protocolsMayRefineThoseOfUIKit() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let columns = Columns()
    let delegate: WideLayoutDelegate = columns
    let path = IndexPath(item: 0, section: 0)
    #expect(delegate.collectionView?(view, layout: layout, columnsIn: 0) == 3)
    #expect(
      delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 5, height: 6))
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == nil)
  }
}
