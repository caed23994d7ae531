/// What nib files and storyboards may connect to, by name: outlets and actions of each type.
public struct ConnectionTable: Hashable, Sendable, Codable {
  /// An outlet or outlet collection of a class.
  public struct Outlet: Hashable, Sendable, Codable {
    /// The type as it is written, `?` or `!` left out; of a collection that of its elements.
    public var type: String
    /// Whether several objects are connected to it.
    public var isCollection: Bool

    /// Creates an outlet.
    public init(type: String, isCollection: Bool) {
      self.type = type
      self.isCollection = isCollection
    }
  }

  /// The outlets and actions of a class.
  public struct Connections: Hashable, Sendable, Codable {
    /// Outlets by the names of their properties.
    public var outlets: [String: Outlet] = [:]
    /// Full names of methods, `tap(_:)`, by the selectors that files hold, `tap:`.
    public var actions: [String: String] = [:]

    /// Creates an empty value.
    public init() {}
  }

  /// Connections by the full names of types.
  public var types: [String: Connections] = [:]

  /// Creates an empty value.
  public init() {}

  /// Takes over what another file of the module says.
  mutating func merge(_ other: ConnectionTable) {
    types.merge(other.types) { mine, theirs in
      var both = mine
      both.outlets.merge(theirs.outlets) { first, _ in first }
      both.actions.merge(theirs.actions) { first, _ in first }
      return both
    }
  }
}
