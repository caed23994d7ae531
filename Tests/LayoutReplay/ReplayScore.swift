import Foundation
import UIKit

/// How many recorded frames a replay meets.
public struct ReplayScore {
  /// A node whose frame is not the recorded one.
  public struct Miss {
    public var document: String
    public var number: Int
    public var node: RecordedNode
    public var frame: CGRect

    /// The miss on one line: where, what decides the frame, what was recorded and what came.
    public var description: String {
      let recorded = node.f ?? []
      let ours = [frame.minX, frame.minY, frame.width, frame.height]
        .map { (Double($0) * 100).rounded() / 100 }
      return
        "grade \(node.q ?? 0) \(document) \(number) \(node.k) \(node.cls) recorded \(recorded) got \(ours)"
    }
  }

  /// Nodes met and compared, by grade.
  public private(set) var met: [Int: Int] = [:]
  public private(set) var compared: [Int: Int] = [:]
  public private(set) var misses: [Miss] = []

  /// A frame is met if each component is at most this many points away: pixels of the canvas differ
  /// from those that documents were written at.
  public static let tolerance = 0.5001

  public init() {}

  /// Lays out a document and compares the frames of all nodes that have a grade above 0.
  @MainActor public mutating func add(_ document: RecordedDocument) {
    let replay = LayoutReplay(document)
    defer { replay.close() }
    for (number, node) in document.nodes.enumerated() {
      guard let grade = node.q, grade > 0, let recorded = node.f, let view = replay.views[number]
      else { continue }
      let frame = view.frame
      let ours = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      compared[grade, default: 0] += 1
      if zip(ours, recorded).allSatisfy({ abs($0 - $1) <= Self.tolerance }) {
        met[grade, default: 0] += 1
      } else {
        misses.append(Miss(document: document.id, number: number, node: node, frame: frame))
      }
    }
  }

  /// The share of a grade that is met, from 0 to 1.
  public func share(ofGrade grade: Int) -> Double {
    Double(met[grade] ?? 0) / Double(max(1, compared[grade] ?? 0))
  }

  /// Lines such as "grade 3: 1256 of 1265".
  public var summary: [String] {
    compared.keys.sorted(by: >).map { "grade \($0): \(met[$0] ?? 0) of \(compared[$0] ?? 0)" }
  }
}
