import SwiftSyntax

/// Methods that find others, or properties, by name are refused: observing, key-value coding,
/// `responds(to:)`.
///
/// A call may be one of a type that has such a method of its own, as animations do; it is a warning.
/// Values that UIKit tells of may be observed.
struct CallRefusals: Rewrite {
  private static let observing =
    "Call a closure from the property's didSet, or make it @Published and subscribe"
  /// The values of UIKit's views, scroll views, controls and controllers that can be observed.
  private static let observable: Set = [
    "frame", "bounds", "center", "alpha", "isHidden", "hidden", "contentOffset", "contentSize",
    "contentInset", "isEnabled", "enabled", "isSelected", "selected", "isHighlighted",
    "highlighted", "title", "view",
  ]
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
        function.modifiers.contains(where: { $0.name.text == "override" }),
        name != Self.observer || !Self.observesUIKit(in: draft.module)
      else { continue }
      draft.refuse(function.name, "'\(name)' is called by Objective-C alone", cure: cure)
    }
  }

  private func cure(for call: FunctionCallExprSyntax, in module: Module) -> String? {
    guard !module.functionNames.contains(call.baseName), !call.isOfKnownObject,
      !Self.isAboutUIKit(call)
    else { return nil }
    return call.observesKeyPath ? Self.observing : Self.cures[call.fullName]
  }

  private static let observer = "observeValue(forKeyPath:of:change:context:)"

  /// Whether the module observes a value of UIKit's by its name.
  private static func observesUIKit(in module: Module) -> Bool {
    module.files.contains { file in
      file.nodes.calls.contains { $0.baseName == "addObserver" && isAboutUIKit($0) }
    }
  }

  /// Whether a call observes a value that UIKit tells of, or ends that, or is `super`'s.
  private static func isAboutUIKit(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.baseName {
    case "observe", "addObserver", "removeObserver":
      call.observedName.map(observable.contains) ?? false
    case "observeValue":
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false
    default: false
    }
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

  /// The one property of a key path that is observed, as in `\.contentSize`, `"contentSize"` and
  /// `#keyPath(UIScrollView.contentSize)`; nil for another one.
  fileprivate var observedName: String? {
    if baseName == "observe" {
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
      guard let path, path.components.count == 1 else { return nil }
      return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?
        .declName.baseName.text
    }
    let path = arguments.first { $0.label?.text == "forKeyPath" }?.expression
    if let text = path?.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
    guard let macro = path?.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath"
    else { return nil }
    let names = macro.arguments.first?.expression.namePath?.map(\.baseName.text)
    let properties = names?.drop(while: \.isTypeName).filter { $0 != "self" } ?? []
    return properties.count == 1 ? properties.first : nil
  }

  /// Whether the object by its name is one that keeps values by name without Objective-C.
  fileprivate var isOfKnownObject: Bool {
    let object = calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard let name = object?.lowercased() else { return false }
    if ["defaults", "transaction", "animation"].contains(where: name.contains) { return true }
    // Layers have values by key, but nobody can observe them.
    let isLayer = name.hasSuffix("layer") && !name.hasSuffix("player") || name.contains("emitter")
    return isLayer && !observesKeyPath && !baseName.contains("Observer")
  }
}
