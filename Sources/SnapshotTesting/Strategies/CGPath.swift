import CoreGraphics
import RenderCore
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The inside of the path, in black.
  public static var image: Snapshotting { image() }

  /// The path in black, as large as its bounding box.
  ///
  /// - Parameters:
  ///   - precision: Which share of the pixels has to be equal, 0 to 1.
  ///   - perceptualPrecision: How like each other colours have to look to count as equal.
  ///   - scale: Pixels a point.
  ///   - drawingMode: What is drawn of the path.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let box = path.isEmpty ? .zero : path.boundingBox
      return UIGraphicsImageRenderer(bounds: box, format: format).image { context in
        context.cgContext.setFillColor(UIColor.black.cgColor)
        context.cgContext.addPath(path)
        context.cgContext.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The segments, a line for each, with one to three digits after the point.
  public static var elementsDescription: Snapshotting { segments(\.upToThousandths) }

  /// The segments, a line for each.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    segments { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private static func segments(_ number: @escaping (Double) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      path.shape.elements.map { $0.text(number) + "\n" }.joined()
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The inside of the path, in black.
  public static var image: Snapshotting { image() }

  /// The inside of the path in black, as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: Which share of the pixels has to be equal, 0 to 1.
  ///   - perceptualPrecision: How like each other colours have to look to count as equal.
  ///   - scale: Pixels a point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let box = path.isEmpty ? .zero : path.bounds
      return UIGraphicsImageRenderer(bounds: box, format: format).image { _ in
        UIColor.black.setFill()
        path.fill()
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The segments, a line for each, with one to three digits after the point.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// The segments, a line for each.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}

extension Double {
  /// With one to three digits after the point.
  fileprivate var upToThousandths: String { "\((self * 1000).rounded() / 1000 + 0)" }
}

extension ShapePath.Element {
  fileprivate func text(_ number: (Double) -> String) -> String {
    func text(_ x: Double, _ y: Double) -> String { "(\(number(x)), \(number(y)))" }
    switch self {
    case .move(let end): return "MoveTo \(text(end.x, end.y))"
    case .line(let end): return "LineTo \(text(end.x, end.y))"
    case .quadratic(let control, let end):
      return "QuadCurveTo \(text(control.x, control.y)) \(text(end.x, end.y))"
    case .cubic(let first, let second, let end):
      return "CurveTo \(text(first.x, first.y)) \(text(second.x, second.y)) \(text(end.x, end.y))"
    case .close: return "Close"
    }
  }
}
