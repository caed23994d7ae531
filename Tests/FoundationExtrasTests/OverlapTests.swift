import Foundation
import FoundationExtras
import Testing

/// What the porting tool writes in place of `intersects(_:)`.
@Suite struct OverlapTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `rectangles that share an edge or a corner do not overlap`() {
    #expect(!rect._overlaps(rect.offsetBy(dx: 30, dy: 0)))
    #expect(!rect._overlaps(rect.offsetBy(dx: 0, dy: -40)))
    #expect(!rect._overlaps(rect.offsetBy(dx: 30, dy: 40)))
    #expect(rect._overlaps(rect.offsetBy(dx: 29.9, dy: 39.9)))
    #expect(rect._overlaps(rect))
  }

  @Test func `an empty rectangle overlaps what contains it`() {
    for x in [10, 15] as [CGFloat] {
      #expect(rect._overlaps(CGRect(x: x, y: 25, width: 0, height: 10)))
      #expect(CGRect(x: x, y: 25, width: 0, height: 10)._overlaps(rect))
    }
    #expect(!rect._overlaps(CGRect(x: 40, y: 25, width: 0, height: 10)))
    #expect(!CGRect(x: 40, y: 25, width: 0, height: 10)._overlaps(rect))
    #expect(CGRect.zero._overlaps(.zero))
    #expect(!rect._overlaps(CGRect(x: CGFloat.nan, y: 25, width: 5, height: 5)))
    #expect(!rect._overlaps(.null) && !CGRect.null._overlaps(rect))
    #expect(rect._overlaps(.infinite))
  }

  @Test func `rectangles of a negative size overlap as standardized ones do`() {
    #expect(rect._overlaps(CGRect(x: 20, y: 30, width: -15, height: -15)))
    #expect(!rect._overlaps(CGRect(x: 10, y: 30, width: -15, height: -5)))
  }

  @Test func `sets overlap as they intersect`() {
    #expect(NSSet(array: [1, 2])._overlaps([2, 3]))
    #expect(!NSOrderedSet(array: [1, 2])._overlaps(NSOrderedSet(array: [3])))
    let (one, other) = (NSHashTable<NSNumber>(), NSHashTable<NSNumber>())
    one.add(1)
    other.add(1)
    #expect(one._overlaps(other))
  }
}
