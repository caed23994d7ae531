/// A protocol with optional methods, and what is written for it.
///
/// A requirement is optional unless its documentation ends with "Required."; its default is the code
/// after "The default is" there. A default that is implemented by hand in the protocol's file stays
/// as it is.
public struct Delegate {
  /// The name of the protocol.
  public let name: String
  /// The protocol's optional methods.
  let optional: [Method]
  /// The protocol that it refines.
  let parent: String?
  private let handwritten: Set<String>

  /// Reads the file that declares the protocol.
  public init(_ name: String, file text: String) throws(Mistake) {
    let file = SwiftFile(text)
    guard let body = file.body(of: "protocol \(name):") else {
      throw Mistake("\(name) is not declared in its file.")
    }
    self.name = name
    parent = file.parent(in: body)
    optional = file.methods(in: body).filter { !$0.isRequired }
    handwritten = Set(
      file.methods(in: body.upperBound..<file.lines.count).map(\.fullName))
  }

  // MARK: Writing

  /// The defaults of the optional methods.
  func defaults() throws(Mistake) -> [String] {
    var lines = ["extension \(name) {"]
    for method in optional where !handwritten.contains(method.fullName) {
      lines += try Self.stub(of: method, "public")
    }
    return lines + ["}"]
  }

  /// A method that is not implemented, for a protocol or for a class whose subclasses override it.
  static func stub(of method: Method, _ access: String) throws(Mistake) -> [String] {
    var answer = ""
    if method.result != nil {
      guard let value = method.defaultValue else {
        throw Mistake("The documentation of \(method.fullName) gives no default.")
      }
      answer = "; return \(value)"
    }
    return [
      "  /// \(method.documentation.first ?? "")",
      "  \(access) \(method.declaration) { OptionalCall.noteDefault()\(answer) }",
    ]
  }

  /// What `delegate.method?(…)` needs: a property for each name of methods, which can be called.
  ///
  /// - Parameters:
  ///   - ancestor: The protocol whose calls can be made through this one too.
  ///   - isRefined: Whether that holds for this one and another.
  func calls(ancestor: Delegate?, isRefined: Bool) -> [String] {
    let owner = isRefined ? name : ancestor?.name
    let shared = optional.filter { !isCalledAlone($0) }
    var lines = properties
    if isRefined {
      lines += [
        "/// Calls optional methods of `\(name)` and of protocols that refine it.",
        "@preconcurrency @MainActor public protocol _\(name)Calling {",
        "  /// Whose methods are called.", "  var _delegate: any \(name) { get }", "}", "",
      ]
    }
    lines += [
      "/// Calls optional methods of `\(name)`; the results are nil where they are not implemented.",
      """
      @preconcurrency @MainActor public struct _\(name)Calls\(owner.map { ": _\($0)Calling" } ?? "") {
        let delegate: any \(name)
      """,
    ]
    if let owner { lines.append("  public var _delegate: any \(owner) { delegate }") }
    if isRefined { lines += ["}", "", "extension _\(name)Calling {"] }
    lines += shared.flatMap { Self.call($0, of: isRefined ? "_delegate" : "delegate") }
    return lines + ["}"]
  }

  /// The properties that the names of methods stand for without arguments.
  private var properties: [String] {
    var lines = ["extension \(name) {"]
    var known: Set<String> = []
    for method in optional where known.insert(method.base).inserted {
      var (type, value) = ("_\(name)Calls", "delegate: self")
      if isCalledAlone(method) {
        let argument = method.signature.split(separator: ": ")[1].dropLast()
        type = "_OptionalMethod<\(argument), \(method.result ?? "Void")>"
        value = "\"\(method.fullName)\", \(method.fullName)"
      }
      lines += [
        "  /// For calls of the optional method: `\(method.base)?(…)`. Never nil.",
        "  @_disfavoredOverload public var \(method.base): \(type)? { .init(\(value)) }",
      ]
    }
    return lines + ["}", ""]
  }

  private static func call(_ method: Method, of delegate: String) -> [String] {
    let flattened = method.result?.hasSuffix("?") == true ? " ?? nil" : ""
    return [
      "  /// `\(method.fullName)`",
      """
        public func callAsFunction\(method.signature) -> \(method.optionalResult) \
      { OptionalCall.ask("\(method.fullName)") \
      { \(delegate).\(method.base)(\(method.arguments)) }\(flattened) }
      """,
    ]
  }

  /// Whether the property of the method's name stands for that method alone.
  private func isCalledAlone(_ method: Method) -> Bool {
    method.takesOneArgument && optional.count { $0.base == method.base } == 1
  }
}

/// What is wrong with the files that are read.
public struct Mistake: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
