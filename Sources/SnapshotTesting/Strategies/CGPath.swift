import CoreGraphics
import RenderCore
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// An image of the filled path in black.
  public static var image: Snapshotting { image() }

  /// An image of the path in black, of the size of its bounding box.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1.
  ///   - scale: The number of pixels per point. Default 1.
  ///   - drawingMode: Whether the path is filled, stroked or both.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      drawn(in: path.isEmpty ? .zero : path.boundingBox, scale: scale) { context in
        context.setFillColor(UIColor.black.cgColor)
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, one per line, with up to three decimals.
  public static var elementsDescription: Snapshotting { segments(\.upToThousandths) }

  /// The path's elements, one per line, with formatted numbers.
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
  /// An image of the filled path in black.
  public static var image: Snapshotting { image() }

  /// An image of the filled path in black, of the size of its bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1.
  ///   - scale: The number of pixels per point. Default 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      drawn(in: path.isEmpty ? .zero : path.bounds, scale: scale) { _ in
        UIColor.black.setFill()
        path.fill()
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, one per line, with up to three decimals.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// The path's elements, one per line, with formatted numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}

/// An image of `bounds` with what `draw` draws.
private func drawn(in bounds: CGRect, scale: CGFloat, draw: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

extension Double {
  /// The number with one to three decimals.
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
