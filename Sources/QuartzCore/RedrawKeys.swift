import Foundation

/// The properties whose changes draw the content of layers of a class again, as
/// `needsDisplay(forKey:)` says.
enum RedrawKeys {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]
  private static let lock = NSLock()

  /// Whether a class has such properties among those that can be animated. It is asked once.
  static func exist(in type: CALayer.Type) -> Bool {
    if type == CALayer.self { return false }
    if let answer = lock.withLock({ known[ObjectIdentifier(type)] }) { return answer }
    let answer = LayerProperty.allCases.contains { type.needsDisplay(forKey: $0.rawValue) }
    lock.withLock { known[ObjectIdentifier(type)] = answer }
    return answer
  }

  /// Draws the content of a layer again if its class says so of a property.
  static func redraw(_ layer: CALayer, because property: LayerProperty) {
    if type(of: layer).needsDisplay(forKey: property.rawValue) { layer.setNeedsDisplay() }
  }
}
