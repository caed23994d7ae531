/// A declaration taken apart: what a caller, an assignment or a subclass can tell of it.
struct Signature: Hashable {
  /// One parameter of a function, an initializer, a subscript or an enumeration case.
  struct Parameter: Hashable {
    /// The argument label, `_` for none.
    var label: String
    /// The type.
    var type: TypeShape
    /// The default argument without blanks.
    var defaultValue: String?
  }

  /// A demand on a generic parameter.
  struct Constraint: Hashable {
    /// The type the demand is made on.
    var subject: TypeShape
    /// `:` for conformance or inheritance, `==` for identity.
    var relation: String
    /// The protocol, class or type demanded.
    var object: TypeShape
  }

  /// `func`, `init`, `var`, `let`, `case`, `subscript`, `class`, `struct` …
  var keyword = ""
  /// The words before the keyword: `static`, `mutating`, `convenience` …
  var modifiers: Set<String> = []
  /// The attributes before the keyword with their `@`.
  var attributes: Set<String> = []
  /// The name without labels.
  var name = ""
  /// `?` or `!` for initializers that can fail.
  var failability = ""
  /// The parameters in order.
  var parameters: [Parameter] = []
  /// `async`, `throws` or both.
  var effects = ""
  /// What is returned, the type of a property, the type behind an alias.
  var result: TypeShape?
  /// The names of the generic parameters.
  var genericParameters: [String] = []
  /// The demands of the angle brackets and the `where` clause.
  var constraints: Set<Constraint> = []
  /// The superclass, protocols or raw type after a type's name.
  var inherited: [TypeShape] = []
  /// The words in the braces after a property: `get`, `set`.
  var accessors: Set<String> = []

  /// Whether the member belongs to the type rather than to an instance.
  var isTypeMember: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether a value can be assigned.
  var isSettable: Bool {
    keyword != "let" && (accessors.isEmpty || accessors.contains("set"))
  }

  /// The compound name: `apply(_:to:)`.
  var compoundName: String {
    guard ["func", "init", "subscript"].contains(keyword) else { return name }
    return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}
