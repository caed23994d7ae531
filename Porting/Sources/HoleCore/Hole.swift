/// Why something cannot compile here.
public struct HoleCause: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The kinds of causes.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A module whose sources are not at hand.
    case missingModule
    /// Something that UIKit has on iOS.
    case missingUIKit
    /// Objective-C's runtime or files.
    case objectiveC
    /// An override, a conformance or a type that does not fit.
    case signature
    /// A name that no Swift source of the project declares.
    case unknownName
  }

  /// The kind.
  public var kind: Kind
  /// The module, the member or the name.
  public var name: String

  /// Creates a cause.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// What is said where the hole is: "needs Kingfisher".
  public var description: String {
    switch kind {
    case .missingModule: "needs \(name)"
    case .missingUIKit: "needs \(name), which UIKit lacks here"
    case .objectiveC: "needs Objective-C (\(name))"
    case .signature: name
    case .unknownName: "needs '\(name)', which no Swift file declares"
    }
  }
}

/// Something that was cut out of a copy.
public struct Hole: Hashable, Sendable, Codable {
  /// How much was cut out.
  public enum Extent: String, Hashable, Sendable, Codable, CaseIterable {
    case attribute, value, statement, body, member, conformance, type, file, placeholder, `import`
  }

  /// The path of the source.
  public var path: String
  /// The line of the source, counted from 1.
  public var line: Int
  /// How much was cut out.
  public var extent: Extent
  /// Why.
  public var cause: HoleCause
  /// How many lines the hole takes.
  public var lines: Int
}
