extension NSLayoutConstraint {
  /// The constraint in words.
  var text: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return "<\(Self.name(of: self)) \(name)\(equation)\(strength)   (\(state))>"
  }

  private var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    guard let second else { return "\(Self.text(first)) \(sign) \(Self.number(constant))" }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    let rest =
      constant == 0
      ? "" : constant > 0 ? " + \(Self.number(constant))" : " - \(Self.number(-constant))"
    return "\(Self.text(first)) \(sign) \(factor)\(Self.text(second))\(rest)"
  }

  static func text(_ operand: ConstraintOperand) -> String {
    guard let start = operand.start else { return text(operand.edge) }
    return "(\(text(operand.edge)) - \(text(start)))"
  }

  private static func text(_ edge: ConstraintEdge) -> String {
    guard let item = edge.item else { return "(gone).\(edge.attribute.name)" }
    return "\(name(of: item)).\(edge.attribute.name)"
  }

  /// The class and address of `object`, and the identifier of a guide that has one.
  static func name(of object: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    let label = (object as? UILayoutGuide).map(\.identifier) ?? ""
    return "\(type(of: object)):0x\(address)" + (label.isEmpty ? "" : "'\(label)'")
  }

  /// `number` without a fraction that is zero.
  static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Refuses pairs of attributes that cannot be compared.
  static func checkPair(_ first: Attribute, _ second: Attribute) {
    if let mistake = mistake(pairing: first, second) { refuse(mistake) }
  }

  /// Why there can be no constraint between two attributes; nil if there can.
  static func mistake(pairing first: Attribute, _ second: Attribute) -> String? {
    if first == .notAnAttribute {
      return "A constraint needs a first attribute; got notAnAttribute."
    }
    guard second != .notAnAttribute else {
      return first.kind == .size
        ? nil
        : """
        A constraint cannot be made that sets a location equal to a constant. Location attributes \
        must be specified in pairs. Got \(first.name) and a constant alone: name the second item.
        """
    }
    switch (first.kind, second.kind) {
    case (.readingPosition, .sidePosition), (.sidePosition, .readingPosition):
      return """
        A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither. Got \(first.name) and \(second.name).
        """
    case (.size, .size): return nil
    // Positions on different axes are compared as numbers, as in suites that run on iOS.
    case let (one, other) where one != .size && other != .size: return nil
    default:
      return """
        A constraint cannot be made between \(first.name) and \(second.name): Invalid pairing of \
        layout attributes. Compare sizes with sizes and positions with positions.
        """
    }
  }
}
