/// A fault in a layout that impairs its use.
public struct LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// The view or element, such as "UILabel "Total" in cell [0, 2]".
  public let element: String
  /// The problem, as the predicate of a sentence.
  public let problem: String
  /// A likely cure, as a sentence without its period.
  public let cure: String

  /// The problem and the cure, as two sentences.
  public var description: String { "\(element) \(problem). \(cure)." }
}
