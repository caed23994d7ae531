import SwiftSyntax

/// Methods that find others, or properties, by name are refused: observing, key-value coding,
/// `responds(to:)`.
///
/// A call may be one of a type that has such a method of its own, as animations do; it is a warning.
struct CallRefusals: Rewrite {
  private static let observing =
    "Call a closure from the property's didSet, or make it @Published and subscribe"
  private static let reading =
    "Read and write the property itself, or by a key path: object[keyPath: \\.name]"

  /// Cures by the call as it is written, labels and all.
  private static let cures = [
    "addObserver(_:forKeyPath:options:context:)": observing,
    "removeObserver(_:forKeyPath:)": observing,
    "removeObserver(_:forKeyPath:context:)": observing,
    "observeValue(forKeyPath:of:change:context:)": observing,
    "willChangeValue(forKey:)": observing,
    "didChangeValue(forKey:)": observing,
    "value(forKey:)": reading,
    "value(forKeyPath:)": reading,
    "setValue(_:forKey:)": reading,
    "setValue(_:forKeyPath:)": reading,
    "setValuesForKeys(_:)": reading,
    "dictionaryWithValues(forKeys:)": reading,
    "responds(to:)":
      "Call the method optionally, delegate?.method?(…), or ask for a protocol by 'as?'",
  ]

  func rewrite(_ draft: inout Draft) {
    for call in draft.file.nodes.calls {
      guard let cure = cure(for: call, in: draft.module) else { continue }
      draft.refuse(
        call.member ?? Syntax(call), "'\(call.fullName)' needs the Objective-C runtime",
        cure: cure, severity: .warning)
    }
    for function in draft.file.nodes.functions {
      let name = function.name.text + function.labels
      guard let cure = Self.cures[name],
        function.modifiers.contains(where: { $0.name.text == "override" })
      else { continue }
      draft.refuse(function.name, "'\(name)' is called by Objective-C alone", cure: cure)
    }
  }

  private func cure(for call: FunctionCallExprSyntax, in module: Module) -> String? {
    guard !module.functionNames.contains(call.baseName), !call.isOfKnownObject else { return nil }
    return call.observesKeyPath ? Self.observing : Self.cures[call.fullName]
  }
}

extension FunctionCallExprSyntax {
  /// The method's name where it is called.
  fileprivate var member: Syntax? {
    calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
  }

  fileprivate var baseName: String {
    let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return (name ?? calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text ?? ""
  }

  /// The name with the labels of the arguments in parentheses.
  fileprivate var fullName: String {
    baseName + "(" + arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  /// `object.observe(\.name)` and `object.publisher(for: \.name)`.
  fileprivate var observesKeyPath: Bool {
    guard ["observe", "publisher"].contains(baseName) else { return false }
    return arguments.first?.expression.is(KeyPathExprSyntax.self) ?? false
  }

  /// Whether the object by its name is one that keeps values by name without Objective-C.
  fileprivate var isOfKnownObject: Bool {
    let object = calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard let name = object?.lowercased() else { return false }
    return ["defaults", "transaction", "animation"].contains { name.contains($0) }
  }
}
