/// A position in the code.
public struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path from the root of the repository.
  public var file: String
  /// The line, from 1.
  public var line: Int

  public init(_ file: String, _ line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }

  public static func < (a: Place, b: Place) -> Bool { (a.file, a.line) < (b.file, b.line) }
}

/// Something that is declared: a type, an extension, a function, a property.
public struct Declaration: Hashable, Sendable {
  /// What is declared.
  public enum Kind: Sendable {
    /// A class, structure, enumeration or protocol.
    case type
    /// An extension of ``Declaration/extended``.
    case `extension`
    /// A function, method, initializer or deinitializer.
    case function
    /// A property or subscript of instances.
    case property
    /// A type alias, a global or static variable, a case.
    case other
  }

  public var kind: Kind
  /// The name without labels.
  public var name: String
  public var place: Place
  /// The identifier of the declaration around it, nil at the top of a file.
  public var parent: String?
  /// The identifier of the extended type, of extensions alone.
  public var extended: String?
  /// Whether a property has accessors of its own in place of a stored value.
  public var isComputed = false

  public init(_ kind: Kind, _ name: String, at place: Place, in parent: String? = nil) {
    self.kind = kind
    self.name = name
    self.place = place
    self.parent = parent
  }
}

/// A place where a declaration is named in the source.
public struct Reference: Hashable, Sendable {
  /// The identifier of what is named.
  public var symbol: String
  public var place: Place

  public init(_ symbol: String, at place: Place) {
    self.symbol = symbol
    self.place = place
  }
}
