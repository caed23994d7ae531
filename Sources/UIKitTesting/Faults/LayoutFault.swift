/// Something about a layout that people who use it would suffer from.
public struct LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// Which view or element, such as "UILabel "Total" in cell [0, 2]".
  public let element: String
  /// What is wrong with it.
  public let problem: String
  /// What helps.
  public let cure: String

  /// A sentence, and another one with the cure.
  public var description: String { "\(element) \(problem). \(cure)." }
}
