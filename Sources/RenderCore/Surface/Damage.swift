/// Boxes of pixels that have to be drawn again, few and not much larger than what was added.
package struct Damage {
  private(set) var boxes: [PixelBox] = []
  let limits: PixelBox

  /// The most boxes that are worth a walk through the tree each.
  private static let mostBoxes = 8

  package init(within limits: PixelBox) { self.limits = limits }

  package mutating func add(_ box: PixelBox) {
    var box = box.intersection(limits)
    guard !box.isEmpty, !boxes.contains(where: { $0.contains(box) }) else { return }
    // What is about as small as one box becomes one.
    while let index = boxes.firstIndex(where: { $0.isWorthMerging(with: box) }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
    if boxes.count > 4 * Self.mostBoxes { mergeClosest() }
  }

  func overlaps(_ box: PixelBox) -> Bool { boxes.contains { $0.overlaps(box) } }
  func contains(_ box: PixelBox) -> Bool { boxes.contains { $0.contains(box) } }

  /// At least as many pixels of `box` as are damaged.
  func area(in box: PixelBox) -> Int { boxes.reduce(0) { $0 + $1.intersection(box).area } }

  /// The boxes without what they share, at most eight unless they are split.
  package var disjoint: [PixelBox] {
    var copy = self
    while copy.boxes.count > Self.mostBoxes { copy.mergeClosest() }
    var result: [PixelBox] = []
    for box in copy.boxes.sorted(by: { $0.area > $1.area }) {
      var rest = [box]
      for taken in result { rest = rest.flatMap { $0.without(taken) } }
      result += rest
    }
    return result
  }

  /// Makes one box of the two that lose the least by it.
  private mutating func mergeClosest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in boxes.indices {
      for second in boxes.indices where second > first {
        let (a, b) = (boxes[first], boxes[second])
        let waste = a.union(b).area - a.area - b.area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = boxes.remove(at: best.second)
    boxes[best.first] = boxes[best.first].union(second)
  }
}

extension PixelBox {
  fileprivate func isWorthMerging(with other: PixelBox) -> Bool {
    4 * union(other).area <= 5 * (area + other.area)
  }
}
