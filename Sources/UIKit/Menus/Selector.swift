/// The name of a method, as Objective-C code would send it: `"copy:"`.
///
/// Nothing is sent by name on this platform: selectors are compared, and handed to whoever performs
/// what they name.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ string: String) { description = string }

  public init(stringLiteral value: String) { description = value }
}
