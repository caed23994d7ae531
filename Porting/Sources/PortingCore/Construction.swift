import SwiftSyntax

/// How objects are made of a class value.
enum Construction: Hashable, CaseIterable {
  /// `type.init()`
  case plain
  /// `type.init(frame: f)`
  case frame
  /// `type.init(nibName: n, bundle: b)`
  case nib
  /// `type.init(collectionViewLayout: l)`
  case layout

  /// The labels of the arguments.
  var labels: [String] {
    switch self {
    case .plain: []
    case .frame: ["frame"]
    case .nib: ["nibName", "bundle"]
    case .layout: ["collectionViewLayout"]
    }
  }

  /// - Parameter labels: Those of a call's arguments; "_" for none.
  init?(labels: [String]) {
    guard let found = Self.allCases.first(where: { $0.labels == labels }) else { return nil }
    self = found
  }

  /// Whether objects of a class are made so.
  func makes(_ made: MadeClass) -> Bool {
    switch self {
    case .plain: true
    case .frame: made == .view
    case .nib, .layout: made == .controller
    }
  }

  /// Whether an initializer may be called this way.
  func calls(_ initializer: InitializerDeclSyntax) -> Bool {
    let needed = initializer.signature.parameterClause.parameters
      .filter { $0.defaultValue == nil }.map(\.firstName.text)
    return needed == labels
  }
}

/// The classes of UIKit that objects are made of by a class value.
enum MadeClass: String {
  case view = "UIView"
  case controller = "UIViewController"

  /// - Parameter type: The name of a class or protocol of the module, or of a class of UIKit's; or
  ///   several with `&` between them.
  init?(_ type: String, in module: Module) {
    for name in type.split(separator: "&") {
      let name = String(name.filter { $0 != " " })
      let root = module.superclasses(of: name).last ?? name
      guard module.types[root] == nil, let made = Self(named: root) else { continue }
      self = made
      return
    }
    return nil
  }

  /// - Parameter name: That of a class of UIKit's.
  init?(named name: String) {
    guard name.hasPrefix("UI") else { return nil }
    if name.hasSuffix("Controller") {
      self = .controller
    } else if Self.endings.contains(where: name.hasSuffix) {
      self = .view
    } else {
      return nil
    }
  }

  /// The last words of the names of views.
  private static let endings = [
    "View", "Cell", "Control", "Label", "Button", "Switch", "Slider", "Bar", "TextField", "Stepper",
  ]

  /// What UIKit makes an object of a class by, called with the class.
  func maker(of type: String) -> String {
    switch self {
    case .view: "_ViewMaker.make(\(type), frame: .zero)"
    case .controller: "_ViewControllerMaker.make(\(type))"
    }
  }
}
extension Module {
  /// Whether every class below must have an initializer for this, so that Swift calls it itself.
  func requires(_ construction: Construction, of type: String) -> Bool {
    ([type] + superclasses(of: type)).contains { name in
      initializers(of: name).contains { initializer in
        construction.calls(initializer) && initializer.modifiers.says("required")
      }
    }
  }

  /// The classes below one of UIKit's with an `init()` that is not UIKit's, in the order of names.
  func classesWithOwnInitializer(below made: MadeClass) -> [String] {
    types.keys.filter { name in
      MadeClass(name, in: self) == made && hasOwnInitializer(name)
        && types[name].map { $0.node.isNameableElsewhere } == true
    }.sorted()
  }

  /// Whether a class is made by an `init()` that it declares or inherits from one of the module's.
  private func hasOwnInitializer(_ type: String) -> Bool {
    for name in [type] + superclasses(of: type) {
      let own = initializers(of: name)
      if let initializer = own.first(where: { Construction.plain.calls($0) }) {
        return !initializer.modifiers.says("private") && !initializer.modifiers.says("fileprivate")
      }
      guard own.allSatisfy({ $0.modifiers.says("convenience") }) else { return false }
    }
    return false
  }

  private func initializers(of type: String) -> [InitializerDeclSyntax] {
    let block = types[type]?.node.memberBlock
    return block?.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) } ?? []
  }
}

extension DeclModifierListSyntax {
  fileprivate func says(_ word: String) -> Bool { contains { $0.name.text == word } }
}

extension DeclGroupSyntax {
  /// Whether other files may name the type without type arguments.
  fileprivate var isNameableElsewhere: Bool {
    let isGeneric = self.as(ClassDeclSyntax.self)?.genericParameterClause != nil
    let isHidden = modifiers.says("private") || modifiers.says("fileprivate")
    return !isGeneric && !isHidden && (enclosingType?.isNameableElsewhere ?? true)
  }
}
