extension Signature {
  private static let keywords: Set = [
    "func", "init", "var", "let", "case", "subscript", "class", "struct", "enum", "protocol",
    "typealias", "actor", "associatedtype",
  ]

  /// Takes `declaration` apart; nil where it is none this parser knows.
  init?(_ declaration: String) {
    var tokens = Tokens(declaration)
    readModifiers(&tokens)
    guard readName(&tokens) else { return nil }
    guard readGenericParameters(&tokens) else { return nil }
    switch keyword {
    case "func", "init", "subscript", "case":
      guard readCallable(&tokens) else { return nil }
    case "var", "let":
      guard tokens.skip(":"), let type = tokens.readType() else { return nil }
      result = type
    case "typealias":
      guard tokens.skip("="), let type = tokens.readType() else { return nil }
      result = type
    default:
      guard readInherited(&tokens) else { return nil }
    }
    guard readConstraints(&tokens) else { return nil }
    readAccessors(&tokens)
    guard tokens.isAtEnd else { return nil }
  }

  private mutating func readModifiers(_ tokens: inout Tokens) {
    while let token = tokens.next {
      if token.hasPrefix("@") {
        attributes.formUnion(tokens.readAttributes())
      } else if Self.keywords.contains(token), !isModifier(token, in: tokens) {
        return
      } else {
        modifiers.insert(token)
        _ = tokens.read()
        if tokens.next == "(" { tokens.skipGroup() }
      }
    }
  }

  /// `class` before another keyword or a modifier marks a type member.
  private func isModifier(_ token: String, in tokens: Tokens) -> Bool {
    guard token == "class", let following = tokens.peek(1) else { return false }
    return ["func", "var", "let", "override", "subscript"].contains(following)
  }

  private mutating func readName(_ tokens: inout Tokens) -> Bool {
    guard let word = tokens.read() else { return false }
    keyword = word
    if word == "init" || word == "subscript" {
      name = word
      if word == "init", let mark = tokens.next, mark == "?" || mark == "!" {
        failability = mark
        _ = tokens.read()
      }
      return true
    }
    if Tokens.isName(tokens.next) {
      name = tokens.read() ?? ""
      return true
    }
    while let symbol = tokens.next, symbol != "(" { name += tokens.read() ?? symbol }
    return word == "func" && !name.isEmpty
  }

  private mutating func readGenericParameters(_ tokens: inout Tokens) -> Bool {
    guard tokens.skip("<") else { return true }
    repeat {
      guard let parameter = tokens.read() else { return false }
      genericParameters.append(parameter)
      if tokens.skip(":") {
        guard let bound = tokens.readType() else { return false }
        addConstraint(.named(parameter), ":", bound)
      }
    } while tokens.skip(",")
    return tokens.skip(">")
  }

  private mutating func readCallable(_ tokens: inout Tokens) -> Bool {
    guard tokens.skip("(") else { return keyword == "case" }
    while !tokens.skip(")") {
      guard let parameter = readParameter(&tokens) else { return false }
      parameters.append(parameter)
      if !tokens.skip(",") && tokens.next != ")" { return false }
    }
    effects = tokens.readEffects()
    guard tokens.skip("->") else { return true }
    result = tokens.readType()
    return result != nil
  }

  private func readParameter(_ tokens: inout Tokens) -> Parameter? {
    _ = tokens.readAttributes()
    var label = "_"
    if Tokens.isName(tokens.next), tokens.peek(1) == ":" {
      label = keyword == "subscript" ? "_" : tokens.next ?? "_"
      _ = (tokens.read(), tokens.read())
    } else if Tokens.isName(tokens.next), Tokens.isName(tokens.peek(1)), tokens.peek(2) == ":" {
      label = tokens.next ?? "_"
      _ = (tokens.read(), tokens.read(), tokens.read())
    }
    guard let type = tokens.readType() else { return nil }
    let defaultValue = tokens.skip("=") ? tokens.readDefault() : nil
    return Parameter(label: label, type: type, defaultValue: defaultValue)
  }

  private mutating func readInherited(_ tokens: inout Tokens) -> Bool {
    guard tokens.skip(":") else { return true }
    repeat {
      guard let type = tokens.readType() else { return false }
      inherited.append(type)
    } while tokens.skip(",")
    return true
  }

  private mutating func readConstraints(_ tokens: inout Tokens) -> Bool {
    guard tokens.skip("where") else { return true }
    repeat {
      guard let subject = tokens.readType(), let relation = tokens.read(),
        let object = tokens.readType()
      else { return false }
      addConstraint(subject, relation, object)
    } while tokens.skip(",")
    return true
  }

  private mutating func addConstraint(_ subject: TypeShape, _ relation: String, _ object: TypeShape)
  {
    if case .composition(let members) = object {
      for member in members { addConstraint(subject, relation, member) }
    } else {
      constraints.insert(Constraint(subject: subject, relation: relation, object: object))
    }
  }

  private mutating func readAccessors(_ tokens: inout Tokens) {
    guard tokens.skip("{") else { return }
    while let token = tokens.read(), token != "}" { accessors.insert(token) }
  }
}
