import Inspection
import SnapshotTesting
import UIKit

/// An element in a table of frames: its name and its frame.
struct ElementLine: Hashable {
  /// Such as "cell [0, 3]".
  let name: String
  let frame: CGRect
  let zIndex: Int

  /// "x y width height", without needless digits.
  var place: String {
    [frame.minX, frame.minY, frame.width, frame.height].map(\.brief).joined(separator: " ")
  }
}

extension String {
  /// With spaces at the end up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
