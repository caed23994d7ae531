import Foundation
import GeometryCore

extension CGPoint {
  package init(_ core: Point) { self.init(x: core.x, y: core.y) }
  package var core: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
  package init(_ core: Size) { self.init(width: core.width, height: core.height) }
  package var core: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  package init(_ core: Rect) {
    self.init(x: core.minX, y: core.minY, width: core.size.width, height: core.size.height)
  }

  package var core: Rect { Rect(origin: origin.core, size: size.core) }
}
