import SnapshotTesting
import UIKit

/// A fault in a layout that impairs its use.
public struct LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// The view or element, such as "UILabel "Total" in cell [0, 2]".
  public let element: String
  /// The problem, as the predicate of a sentence.
  public let problem: String
  /// A likely cure, as a sentence without its period.
  public let cure: String

  /// - Parameter problem: Numbers are rounded to two digits after the point.
  init(element: String, problem: String, cure: String) {
    self.element = element
    self.problem = problem.withBriefNumbers
    self.cure = cure.withBriefNumbers
  }

  /// The problem and the cure, as two sentences.
  public var description: String { "\(element) \(problem). \(cure)." }
}

extension String {
  /// The text with numbers of more than two digits after the point rounded to two.
  fileprivate var withBriefNumbers: String {
    replacing(/-?\d+\.\d{3,}/) { match in
      Double(match.output).map { CGFloat($0).brief } ?? String(match.output)
    }
  }
}
