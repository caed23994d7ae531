import CoreGraphics
import UIKit

/// A chart of the recorded and the current progress of views over time.
@MainActor struct FilmPicture {
  let recorded: Film
  let found: Film

  private static let width: CGFloat = 420
  private static let height: CGFloat = 110
  private static let margin: CGFloat = 28
  private static let gray = UIColor(white: 0.45, alpha: 1)
  private static let old = UIColor(red: 0.83, green: 0.11, blue: 0.55, alpha: 1)
  private static let new = UIColor(red: 0, green: 0.42, blue: 0.9, alpha: 1)

  /// The chart; nil if no view moves differently in both films.
  var image: UIImage? {
    let before = Dictionary(recorded.tracks.map { ($0.name, $0.exposures) }) { first, _ in first }
    let pairs = found.tracks.compactMap { track in
      before[track.name].map { (name: track.name, old: $0, new: track.exposures) }
    }.filter { $0.old != $0.new }.prefix(6)
    guard !pairs.isEmpty else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: Self.width, height: Self.height * CGFloat(pairs.count))
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, pair) in pairs.enumerated() {
        let row = CGRect(
          x: 0, y: Self.height * CGFloat(index), width: Self.width, height: Self.height)
        write(pair.name, at: CGPoint(x: Self.margin, y: row.minY + 6))
        draw(pair.old, pair.new, in: row, on: context.cgContext)
      }
    }
  }

  private func draw(
    _ old: [Film.Exposure], _ new: [Film.Exposure], in row: CGRect, on context: CGContext
  ) {
    let area = row.inset(
      by: UIEdgeInsets(top: 30, left: Self.margin, bottom: 24, right: Self.margin))
    let moments = (old + new).map(\.moment)
    let (first, last) = (moments.min() ?? 0, moments.max() ?? 1)
    let numbers = (old + new).map(\.number)
    let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let point = { (exposure: Film.Exposure) in
      CGPoint(
        x: area.minX + area.width * CGFloat((exposure.moment - first) / max(last - first, 1e-9)),
        y: area.maxY - area.height * (exposure.number - least) / max(most - least, 1e-9))
    }
    context.setStrokeColor(UIColor(white: 0.85, alpha: 1).cgColor)
    context.setLineWidth(1)
    context.stroke(area)
    write(first.seconds, at: CGPoint(x: area.minX, y: area.maxY + 4))
    write(last.seconds, at: CGPoint(x: area.maxX - 30, y: area.maxY + 4))
    line(old.map(point), color: Self.old, dashes: [5, 4], on: context)
    line(new.map(point), color: Self.new, dashes: [], on: context)
  }

  private func line(
    _ points: [CGPoint], color: UIColor, dashes: [CGFloat], on context: CGContext
  ) {
    guard let first = points.first else { return }
    context.setStrokeColor(color.cgColor)
    context.setFillColor(color.cgColor)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: dashes)
    context.move(to: first)
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
    for point in points {
      context.fillEllipse(in: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6))
    }
  }

  private func write(_ text: String, at point: CGPoint) {
    (text as NSString).draw(
      at: point,
      withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: Self.gray])
  }
}
