/// Compares the inventory's signature of a member with the one the module declares.
struct Comparison {
  /// The names the inventory and the module know.
  let names: TypeNames
  /// The dotted name of the declaring type.
  let scope: String
  /// Apple's.
  let theirs: Signature
  /// The module's.
  let ours: Signature
  /// Apple's names for the generic parameters of the declaring type, by the module's.
  var parametersOfType: [String: String] = [:]

  /// Every difference in what a caller or an assignment sees.
  var differences: [Difference] {
    parameterDifferences + resultDifferences + effectDifferences + assignmentDifferences
      + constraintDifferences
  }

  /// Whether the two shapes mean one type, once aliases are taken away if need be.
  func isSame(_ their: TypeShape, _ our: TypeShape) -> Bool {
    let our = renamed(our)
    return [false, true].contains { expanding in
      names.canonical(their, in: scope, expanding: expanding)
        == names.canonical(our, in: scope, expanding: expanding)
    }
  }

  /// `shape` of ours with Apple's names for the generic parameters.
  private func renamed(_ shape: TypeShape) -> TypeShape {
    if let name = shape.dottedName, let index = ours.genericParameters.firstIndex(of: name),
      index < theirs.genericParameters.count
    {
      return .named(theirs.genericParameters[index])
    }
    if let name = shape.dottedName, let theirs = parametersOfType[name] { return .named(theirs) }
    return shape.mapped(renamed)
  }

  private var parameterDifferences: [Difference] {
    guard theirs.parameters.count == ours.parameters.count else {
      return [gap("other parameters")]
    }
    return zip(theirs.parameters, ours.parameters).enumerated().flatMap { index, pair in
      let (their, our) = pair
      let name = their.label == "_" ? "parameter \(index + 1)" : "`\(their.label)`"
      var found: [Difference] = []
      if !isSame(their.type, our.type) { found.append(gap("other type of \(name)")) }
      if let difference = defaultDifference(their, our, name) { found.append(difference) }
      return found
    }
  }

  private func defaultDifference(
    _ their: Signature.Parameter, _ our: Signature.Parameter, _ name: String
  ) -> Difference? {
    switch (their.defaultValue, our.defaultValue) {
    case (nil, nil): nil
    case (nil, _?): Difference(weight: .wider, text: "\(name) has a default")
    case (_?, nil): gap("\(name) has no default")
    case (let their?, let our?):
      Self.isSameValue(their, our) ? nil : gap("\(name) defaults to `\(our)`, not `\(their)`")
    }
  }

  /// Whether two default arguments agree, however far their names are spelled out.
  private static func isSameValue(_ their: String, _ our: String) -> Bool {
    if their.hasPrefix("{") && our.hasPrefix("{") { return true }
    let isPlain = { (text: String) in text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } }
    guard isPlain(their), isPlain(our), Double(their) == nil else { return their == our }
    return their.split(separator: ".").last == our.split(separator: ".").last
  }

  private var resultDifferences: [Difference] {
    guard ours.keyword != "init" else {
      guard theirs.failability != ours.failability else { return [] }
      return [
        gap(ours.failability.isEmpty ? "cannot fail" : "can fail as `init\(ours.failability)`")
      ]
    }
    switch (theirs.result, ours.result) {
    case (nil, nil): return []
    case (let their?, let our?):
      let isOwnType = our == .named("Self") && isSame(their, .named(scope))
      return isSame(their, our) || isOwnType ? [] : [gap("other type")]
    case (let their?, nil): return isSame(their, .tuple([])) ? [] : [gap("returns nothing")]
    case (nil, let our?): return isSame(.tuple([]), our) ? [] : [gap("returns a value")]
    }
  }

  private var effectDifferences: [Difference] {
    var found: [Difference] = []
    if theirs.effects != ours.effects {
      found.append(gap(ours.effects.isEmpty ? "not `\(theirs.effects)`" : "`\(ours.effects)`"))
    }
    if theirs.isTypeMember != ours.isTypeMember, theirs.keyword != "case", ours.keyword != "case" {
      found.append(gap(ours.isTypeMember ? "member of the type" : "member of the instance"))
    }
    if ours.modifiers.contains("mutating"), !theirs.modifiers.contains("mutating") {
      found.append(gap("mutating"))
    }
    return found
  }

  private var assignmentDifferences: [Difference] {
    let readable: Set = ["var", "let", "subscript"]
    guard readable.contains(theirs.keyword), readable.contains(ours.keyword),
      theirs.isSettable != ours.isSettable
    else { return [] }
    return [
      ours.isSettable ? Difference(weight: .wider, text: "settable") : gap("cannot be set")
    ]
  }

  /// Demands on generic parameters; `Sendable` came to Apple's later and is left out.
  private var constraintDifferences: [Difference] {
    let their = Set(theirs.constraints.compactMap { plain($0, isOurs: false) })
    let our = Set(ours.constraints.compactMap { plain($0, isOurs: true) })
    guard their != our || theirs.genericParameters.count != ours.genericParameters.count else {
      return []
    }
    return [gap("other generic demands")]
  }

  private func plain(_ constraint: Signature.Constraint, isOurs: Bool) -> Signature.Constraint? {
    let canonical = { (shape: TypeShape) in
      names.canonical(isOurs ? renamed(shape) : shape, in: scope, expanding: true)
    }
    let object = canonical(constraint.object)
    guard object != .named("Sendable") else { return nil }
    return Signature.Constraint(
      subject: canonical(constraint.subject), relation: constraint.relation, object: object)
  }

  private func gap(_ text: String) -> Difference { Difference(weight: .gap, text: text) }
}
