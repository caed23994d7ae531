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

  /// Where a touch presses a view.
  struct Area: Encodable {
    /// 0 for none.
    let n: Int
    let rect: [Double]
    /// In seconds.
    let delay: Double
    let reach: Double?
    let stays: Bool

    init(_ area: ClientPressArea) {
      n = area.number
      rect = [area.rect.minX, area.rect.minY, area.rect.width, area.rect.height].map(Double.init)
      delay = area.delay
      reach = area.reach.map(Double.init)
      stays = area.isFollowedBySelection
    }
  }
}
