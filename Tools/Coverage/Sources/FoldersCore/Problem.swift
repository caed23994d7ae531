/// Something that the code does and should not do.
public struct Problem: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var place: Place
  public var text: String

  public init(_ place: Place, _ text: String) {
    self.place = place
    self.text = text
  }

  public var description: String { "\(place): \(text)" }

  public static func < (a: Problem, b: Problem) -> Bool {
    (a.place, a.text) < (b.place, b.text)
  }
}
