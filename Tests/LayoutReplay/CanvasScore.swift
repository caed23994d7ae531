import Foundation
import UIKit

/// How many frames of interface documents are those that Interface Builder recorded.
public struct CanvasScore {
  private var met = [false: 0, true: 0]
  private var compared = [false: 0, true: 0]
  private var misses: [String] = []
  private var causes: [String: Int] = [:]
  private var documents = 0

  /// Frames that a text decides may be a point away, others half a point.
  public static func tolerance(hasText: Bool) -> Double { hasText ? 1.0001 : 0.5001 }

  public init() {}

  /// Lays out a document and compares its frames.
  ///
  /// - Throws: The reason why the file is no interface document.
  @MainActor public mutating func add(_ path: String) throws {
    let canvas = try DocumentCanvas(path: path)
    guard canvas.isForPhones else { return }
    documents += 1
    let name = (path as NSString).pathComponents.suffix(3).joined(separator: "/")
    let missed = canvas.nodes.filter { !Self.isMet($0) }
    for node in canvas.nodes { compared[node.hasText, default: 0] += 1 }
    for node in canvas.nodes where Self.isMet(node) { met[node.hasText, default: 0] += 1 }
    let reasons = CanvasCauses(canvas, missed)
    for node in missed {
      let cause = reasons.cause(of: node)
      causes[cause, default: 0] += 1
      misses.append(
        "\(name):\(node.line): <\(node.kind)> \(node.id)\(node.hasText ? "" : ", without texts,") recorded \(Self.numbers(node.recorded)) got \(Self.numbers(node.frame)): \(cause)"
      )
    }
  }

  /// Whether a frame is the recorded one.
  @MainActor static func isMet(_ node: DocumentCanvas.Node) -> Bool {
    let tolerance = tolerance(hasText: node.hasText)
    return zip(numbers(node.recorded), numbers(node.frame)).allSatisfy { abs($0 - $1) <= tolerance }
  }

  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 100).rounded() / 100 }
  }

  /// The counts, the causes of misses and every miss.
  public var summary: [String] {
    guard documents > 0 else { return [] }
    let kinds = [(false, "frames without texts"), (true, "frames with texts")]
    let counts = kinds.map { "\($0.1): \(met[$0.0] ?? 0) of \(compared[$0.0] ?? 0)" }
    let reasons = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    return ["documents: \(documents)"] + counts + reasons + misses
  }
}
