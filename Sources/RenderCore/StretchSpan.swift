/// One of the three parts along an axis of a picture that is drawn in another size: the ends keep
/// theirs, what lies between them fills the rest.
package struct StretchSpan {
  /// The rows or columns of the picture.
  package let pixels: Range<Int>
  /// Where the part is drawn, in points.
  package let start: Double
  /// How long it is there, in points.
  package let extent: Double
  /// Whether it is an end.
  package let isFixed: Bool

  /// The three parts; ends that do not fit share the room.
  ///
  /// - Parameters:
  ///   - count: The pixels of the picture; at least 1.
  ///   - middle: The pixels between the ends, at least one and within the picture.
  ///   - ends: The pixels of the end at the start and of the other one.
  ///   - scale: Pixels of the picture per point.
  ///   - start: Where the picture begins, in points.
  ///   - end: Where it ends, in points.
  package static func spans(
    of count: Int, middle: Range<Int>, ends: (near: Int, far: Int), scale: Double,
    from start: Double, to end: Double
  ) -> [StretchSpan] {
    let room = end - start
    let caps = Double(ends.near + ends.far) / scale
    let fit = caps > room ? room / caps : 1
    let (first, last) = (Double(ends.near) / scale * fit, Double(ends.far) / scale * fit)
    return [
      StretchSpan(pixels: 0..<ends.near, start: start, extent: first, isFixed: true),
      StretchSpan(
        pixels: middle, start: start + first, extent: room - first - last, isFixed: false),
      StretchSpan(
        pixels: (count - ends.far)..<count, start: end - last, extent: last, isFixed: true),
    ]
  }
}
