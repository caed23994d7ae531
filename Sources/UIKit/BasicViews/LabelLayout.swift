import GeometryCore
import RenderCore

/// A text with the place it is drawn at.
struct PlacedText {
  var block: TextBlock
  var frame: Rect
  var measurement: TextMeasurement
}

/// Places the text of a label in its room.
struct LabelLayout {
  let room: Rect
  let grid: PixelGrid
  /// Whether text too wide is drawn smaller.
  let shrinksToFit: Bool
  /// The smallest share of its size that text is drawn at; zero for no limit.
  let minimumScale: Double
  /// Whether letters move closer before text is cut off.
  let tightens: Bool
  let adjustment: UIBaselineAdjustment

  /// `block` with as many lines as fit in the room, and its place there.
  func placed(_ block: TextBlock) -> PlacedText {
    // 1. Shrink a line that is too wide.
    let factor = shrinksToFit ? scale(for: block) : 1
    let shrunk = factor < 1 ? block.scaled(by: factor) : block
    // 2. Leave out lines that do not fit, the first excepted.
    var fitting = limited(shrunk)
    var measurement = measure(fitting)
    // 3. Move letters closer if that saves some of the text.
    if tightens, measurement.isTruncated, let tighter = tightened(fitting) {
      (fitting, measurement) = tighter
    }
    // 4. Stand in the middle, or where the text at its full size would stand.
    var top = centeredTop(height: measurement.size.height)
    if factor < 1 { top = shrunkTop(of: measurement, insteadOf: measure(limited(block))) }
    let frame = Rect(
      x: room.minX, y: top, width: room.size.width, height: measurement.size.height)
    return PlacedText(block: fitting, frame: frame, measurement: measurement)
  }

  private func measure(_ block: TextBlock) -> TextMeasurement {
    Platform.current.text.measurement(of: block, maximumWidth: room.size.width)
  }

  /// How much smaller the text is drawn, found in steps: the letters of small text stand further
  /// apart for their size.
  private func scale(for block: TextBlock) -> Double {
    var factor = 1.0
    for step in 0..<Self.shrinkingSteps where factor > minimumScale {
      let shown = factor < 1 ? block.scaled(by: factor) : block
      let natural = Platform.current.text.measurement(of: shown, maximumWidth: nil).size.width
      guard natural > room.size.width else { break }
      // A little more with each step, so that the last of them fits.
      factor *= room.size.width / natural * (step == 0 ? 1 : 0.998)
    }
    return max(minimumScale, factor)
  }

  private static let shrinkingSteps = 6

  /// The text with letters as far apart as lets all of it show; nil where that is too close.
  private func tightened(_ block: TextBlock) -> (TextBlock, TextMeasurement)? {
    for step in 1...Self.tighteningSteps {
      let share = Self.mostTightening * Double(step) / Double(Self.tighteningSteps)
      var tighter = block
      for index in tighter.runs.indices {
        tighter.runs[index].kern -= share * tighter.runs[index].font.size
      }
      let measurement = measure(tighter)
      if !measurement.isTruncated { return (tighter, measurement) }
    }
    return nil
  }

  /// How much closer letters move at most, in shares of the font's size.
  private static let mostTightening = 0.05
  private static let tighteningSteps = 5

  private func limited(_ block: TextBlock) -> TextBlock {
    let limit = room.size.height + 1 / grid.scale
    let measured = block.measured(width: room.size.width, height: limit)
    guard measured.lines.count > 1, measured.size.height > limit else { return block }
    let count = measured.lines.count { $0.frame.maxY <= limit }
    return block.limited(to: max(1, count))
  }

  private func centeredTop(height: Double) -> Double {
    grid.nearest(room.minY + (room.size.height - height) / 2)
  }

  private func shrunkTop(
    of shrunk: TextMeasurement, insteadOf full: TextMeasurement
  ) -> Double {
    let top = centeredTop(height: full.size.height)
    switch adjustment {
    case .alignCenters: return centeredTop(height: shrunk.size.height)
    case .none: return top
    case .alignBaselines:
      let baseline = { (text: TextMeasurement) in text.lines.first?.baseline ?? 0 }
      return top + baseline(full) - baseline(shrunk)
    }
  }
}
