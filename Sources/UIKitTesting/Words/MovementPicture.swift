import CoreGraphics
import SnapshotTesting
import UIKit

/// An image of a view with the recorded frames of moved elements dashed and their current frames
/// outlined.
@MainActor struct MovementPicture {
  let view: UIView
  let movements: [Movement]

  private static let recorded = UIColor(red: 0.83, green: 0.11, blue: 0.55, alpha: 1)
  private static let found = UIColor(red: 0, green: 0.42, blue: 0.9, alpha: 1)

  var image: UIImage {
    let format = UIGraphicsImageRendererFormat(for: view.traitCollection)
    let bounds = view.bounds
    let picture = view.snapshotPicture(asShown: false)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      picture.draw(in: bounds)
      UIColor(white: 1, alpha: 0.5).setFill()
      context.fill(bounds)
      for movement in movements {
        stroke(movement.before, Self.recorded, dashes: [5, 4], in: context.cgContext)
        stroke(movement.after, Self.found, dashes: [], in: context.cgContext)
      }
    }
  }

  private func stroke(
    _ frame: CGRect, _ color: UIColor, dashes: [CGFloat], in context: CGContext
  ) {
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(1.5)
    context.setLineDash(phase: 0, lengths: dashes)
    context.stroke(frame.insetBy(dx: 0.75, dy: 0.75))
  }
}
