import UIKit

extension PageWords {
  /// What touches press, as far as it changed, and what they have pressed.
  struct Presses: Encodable {
    let t = "presses"
    /// The last event of the page that the views have seen.
    let seen: Int
    /// The frame that shows the views as they are; 0 for none so far.
    let frame: Int
    /// The numbers of the views that are shown as pressed.
    let pressed: [Int]
    /// Whether a touch is kept from its view, which may be pressed soon.
    let waits: Bool
    /// Nil for the same as before.
    let areas: [Area]?
    /// The numbers of looks that fit the last frame again.
    let fresh: [Int]
  }

  /// The item that a finger moves, from a frame on; without a number there is none.
  struct Moved: Encodable {
    let t = "moved"
    /// The last event of the page that it has followed.
    let seen: Int
    let frame: Int
    var n: Int?
    var place: [Double]?
    var visible: [Double]?

    init(_ item: ClientMovedItem?, seen: Int, frame: Int) {
      (self.seen, self.frame) = (seen, frame)
      guard let item else { return }
      n = item.number
      place = numbers(item.place)
      visible = numbers(item.visible)
    }
  }

  /// Where a touch presses a view.
  struct Area: Encodable {
    /// 0 for none.
    let n: Int
    let rect: [Double]
    /// In seconds.
    let delay: Double
    let reach: Double?
    let stays: Bool
    /// Where what the touch begins to move at once lies.
    let lifts: [Double]?

    init(_ area: ClientPressArea) {
      n = area.number
      rect = numbers(area.rect)
      lifts = area.lifts.map(numbers)
      delay = area.delay
      reach = area.reach.map(Double.init)
      stays = area.isFollowedBySelection
    }
  }
}

private func numbers(_ rect: CGRect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? Double($0) : 0 }
}
