import GeometryCore

/// What the machine needs for the least a layout could do.
///
/// Measured anew for every row, next to what it is compared with: the speed of a shared machine
/// changes from one second to the next.
enum Floors {
  /// F1: write a million computed grid rectangles into a warm buffer, in microseconds.
  static var millionRectangles: Double {
    let count = 1_000_000
    let buffer = UnsafeMutablePointer<Rect>.allocate(capacity: count)
    buffer.initialize(repeating: .zero, count: count)
    defer { buffer.deallocate() }
    return microseconds(samples: 9) {
      for index in 0..<count {
        buffer[index] = Rect(
          x: Double(index % 3) * 130, y: Double(index / 3) * 44, width: 130, height: 44)
      }
      consume(buffer[count / 2])
    }
  }

  /// F2: allocate and free 60 layout-attributes objects, in microseconds.
  static var sixtyObjects: Double {
    var objects: [Attributes] = []
    objects.reserveCapacity(60)
    return microseconds {
      for index in 0..<60 { objects.append(Attributes(index)) }
      consume(objects)
      objects.removeAll(keepingCapacity: true)
    }
  }

  /// An object with the state of layout attributes.
  private final class Attributes {
    var frame: Rect
    var transform: (Double, Double, Double, Double, Double, Double) = (1, 0, 0, 1, 0, 0)
    var alpha = 1.0
    var section = 0
    var item: Int
    var zIndex = 0
    var isHidden = false

    init(_ item: Int) {
      frame = Rect(x: 0, y: Double(item), width: 130, height: 44)
      self.item = item
    }
  }
}
