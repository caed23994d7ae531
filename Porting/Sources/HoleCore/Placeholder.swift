import SwiftSyntax

/// A type that stands in for one of a missing module, so that signatures that name it compile.
struct Placeholder {
  enum Kind {
    case object, view, controller, layer, contract
  }

  let name: String
  var kind: Kind
  /// How many type arguments it takes.
  var arity = 0
  /// Whether value types conform to it.
  var isForValues = false
  /// Whether what conforms to it has to be hashable.
  var isHashable = false
  /// Whether public declarations of the module name it.
  var isPublic = false
  /// Types inside of it.
  var nested: [String] = []
  let cause: HoleCause
  /// How often it was changed, which ends what goes back and forth.
  var changes = 0

  /// - Parameter files: Where the type is named, which tells what it is.
  init(_ name: String, cause: HoleCause, in files: [CopiedFile]) {
    self.name = name
    self.cause = cause
    let uses = InheritanceUses(of: name, in: files)
    isForValues = uses.isOfValue
    arity = uses.arity
    kind = Self.kind(of: name, uses: uses)
  }

  private static func kind(of name: String, uses: InheritanceUses) -> Kind {
    let endsAs = { (endings: [String]) in endings.contains(where: name.hasSuffix) }
    if uses.isOfValue || uses.isLater { return .contract }
    // Protocols of this age take no type arguments.
    if endsAs(["Delegate", "DataSource", "Protocol", "able", "Type"]), !uses.isConstructed,
      uses.arity == 0
    {
      return .contract
    }
    if endsAs(["Controller"]) { return .controller }
    if endsAs(["Layer"]) { return .layer }
    if endsAs([
      "View", "Cell", "Button", "Label", "Bar", "Control", "TextField", "Indicator", "Slider",
      "Switch",
    ]) {
      return .view
    }
    return .object
  }

  /// The declaration.
  var text: String {
    let parameters = (0..<arity).map { "T\($0)" }.joined(separator: ", ")
    let clause = arity == 0 ? "" : "<\(parameters)>"
    // Others may inherit from a public class.
    let (open, shown) = (isPublic ? "open " : "", isPublic ? "public " : "")
    let inner = nested.map { "  \(open)class \($0): NSObject {}\n" }.joined()
    switch kind {
    case .contract:
      return contractText
    case .object:
      return """
        \(open)class \(name)\(clause): NSObject, @unchecked Sendable {
          \(shown)override required init() { super.init() }
        \(inner)}
        extension \(name): _PlainValue { static var _plain: Any { Self.init() } }

        """
    case .layer:
      return "\(open)class \(name)\(clause): CALayer {\n\(inner)}\n"
    case .view:
      return """
        \(open)class \(name)\(clause): UIView {
        \(inner)  \(shown)override init(frame: CGRect) { super.init(frame: frame); _show("\(name)", in: self) }
          \(shown)required init?(coder: NSCoder) { super.init(coder: coder); _show("\(name)", in: self) }
        }

        """
    case .controller:
      return """
        \(open)class \(name)\(clause): UIViewController {
        \(inner)  \(open)override func loadView() { super.loadView(); _show("\(name)", in: view) }
        }

        """
    }
  }
}

extension Placeholder {
  /// The declaration of a protocol. Values that are hashable by it are compared by their descriptions, objects
  /// by identity.
  private var contractText: String {
    let bases = (isForValues ? [] : ["AnyObject"]) + (isHashable ? ["Hashable"] : [])
    let clause = bases.isEmpty ? "" : ": " + bases.joined(separator: ", ")
    let shown = isPublic ? "public " : ""
    let declared = "\(shown)protocol \(name)\(clause) {}\n"
    guard isHashable else { return declared }
    func key(_ value: String) -> String {
      isForValues ? "\"\\(\(value))\"" : "ObjectIdentifier(\(value))"
    }
    return declared + """
      extension \(name) {
        \(shown)static func == (left: Self, right: Self) -> Bool { \(key("left")) == \(key("right")) }
        \(shown)func hash(into hasher: inout Hasher) { hasher.combine(\(key("self"))) }
      }

      """
  }
}

/// Where types inherit from a name, and how many type arguments it has there.
private final class InheritanceUses: SyntaxVisitor {
  private let name: String
  private(set) var isOfValue = false
  /// Whether it stands behind a superclass.
  private(set) var isLater = false
  private(set) var isConstructed = false
  private(set) var arity = 0

  init(of name: String, in files: [CopiedFile]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for file in files where file.text.contains(name) { walk(file.tree) }
  }

  override func visit(_ node: InheritedTypeListSyntax) -> SyntaxVisitorContinueKind {
    for (index, inherited) in node.enumerated() {
      let parts = inherited.type.as(CompositionTypeSyntax.self)?.elements.map(\.type)
      let names = (parts ?? [inherited.type]).map(\.trimmedDescription)
      guard names.contains(name) else { continue }
      let owner = node.parent?.parent
      if owner?.is(ClassDeclSyntax.self) == false {
        isOfValue = isOfValue || owner?.isValue == true
      }
      if index > 0 || owner?.is(ClassDeclSyntax.self) == false { isLater = true }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name {
      arity = max(arity, node.genericArgumentClause?.arguments.count ?? 0)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == name { isConstructed = true }
    return .visitChildren
  }
}

extension Syntax {
  fileprivate var isValue: Bool { self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self) }
}
