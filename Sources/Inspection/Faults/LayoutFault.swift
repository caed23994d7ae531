import UIKit

/// A fault in a layout that impairs its use.
public struct LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  public let name: Name
  /// The view or element, such as "UILabel "Total" in cell [0, 2]".
  public let element: String
  /// Where the element is.
  public let place: Place
  /// The problem, as the predicate of a sentence.
  public let problem: String
  /// What a sound layout has there, such as "44 x 44 points".
  public let expected: String
  /// What this layout has there, such as "30 x 20".
  public let found: String
  /// A likely cure, as a sentence without its period.
  public let cure: String

  /// - Parameter problem: Numbers are rounded to two digits after the point.
  init(
    _ name: Name, element: String, place: Place, problem: String, expected: String, found: String,
    cure: String
  ) {
    self.name = name
    self.element = element
    self.place = place
    self.problem = problem.withBriefNumbers
    self.expected = expected.withBriefNumbers
    self.found = found.withBriefNumbers
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
