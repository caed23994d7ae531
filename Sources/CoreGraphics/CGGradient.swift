import GeometryCore
import RenderCore

/// Core Foundation's name for arrays, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
/// A dictionary, as Core Foundation's functions take it.
public typealias CFDictionary = [AnyHashable: Any]

/// A smooth change from colour to colour along a line or between two circles.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Creates a gradient; nil if there is no colour or a value is no `CGColor`.
  ///
  /// - Parameters:
  ///   - space: Ignored: colours have their own space.
  ///   - colors: The colours from start to end, `CGColor`s.
  ///   - locations: The location of each colour, from 0 to 1; nil spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    stops = Self.stops(known, at: locations)
  }

  /// Creates a gradient; nil if there is no colour.
  ///
  /// - Parameters:
  ///   - components: Red, green, blue and alpha of one colour after the other, from 0 to 1.
  ///   - locations: The location of each colour, from 0 to 1; nil spreads them evenly.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let colors = (0..<count).map { index in
      let part = { Double(components[4 * index + $0]) }
      return RGBA(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }
    stops = Self.stops(colors, at: locations)
  }

  private static func stops(
    _ colors: [RGBA], at locations: UnsafePointer<CGFloat>?
  ) -> [GradientStop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return GradientStop(location: locations.map { Double($0[index]) } ?? even, color: color)
    }
  }
}

/// Whether a gradient's first and last colours extend beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends the first colour beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the clip with a gradient along the line from `start` to `end`.
  ///
  /// - Parameter options: Whether the colours extend beyond the ends of the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let stops = gradient.stops(under: current.alpha, options)
    fillAll(.linearGradient(stops, start: start.core, end: end.core))
  }

  /// Fills the clip with a gradient from one circle to another.
  ///
  /// - Parameter options: Whether the colours extend inside the first and outside the second circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let stops = gradient.stops(under: current.alpha, options)
    fillAll(
      .radialGradient(
        stops, from: Circle(center: startCenter.core, radius: max(0, Double(startRadius))),
        to: Circle(center: endCenter.core, radius: max(0, Double(endRadius)))))
  }

  private func fillAll(_ paint: Paint) {
    let far = 1e6
    append(.fill(.rectangle(Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)), paint))
  }
}

extension CGGradient {
  /// The stops as they are drawn: where a gradient does not go on, it ends in nothing.
  fileprivate func stops(
    under alpha: Double, _ options: CGGradientDrawingOptions
  ) -> [GradientStop] {
    var drawn = stops.map {
      GradientStop(location: $0.location, color: $0.color.faded(by: alpha))
    }
    if !options.contains(.drawsBeforeStartLocation) {
      drawn.insert(GradientStop(location: 0, color: drawn[0].color.faded(by: 0)), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      drawn.append(GradientStop(location: 1, color: drawn[drawn.count - 1].color.faded(by: 0)))
    }
    return drawn
  }
}
