extension Tokens {
  /// Attributes that take arguments in parentheses; what follows any other belongs to the type.
  private static let attributesWithArguments: Set = [
    "@available", "@convention", "@_spi", "@backDeployed", "@objc", "@_alwaysEmitIntoClient",
  ]

  /// Words before a type that do not change which values fit.
  private static let ignoredSpecifiers: Set = [
    "any", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  /// Reads attributes and returns them.
  mutating func readAttributes() -> Set<String> {
    var attributes: Set<String> = []
    while let token = next, token.hasPrefix("@") {
      _ = read()
      attributes.insert(token)
      if Self.attributesWithArguments.contains(token), next == "(" { skipGroup() }
    }
    return attributes
  }

  /// Reads a type, or returns nil where the text is none this parser knows.
  mutating func readType() -> TypeShape? {
    _ = readAttributes()
    while let token = next, Self.ignoredSpecifiers.contains(token) { _ = read() }
    if skip("inout") { return readType().map(TypeShape.passedInOut) }
    if skip("some") { return readType().map(TypeShape.opaque) }
    guard var type = readPrimary() else { return nil }
    type = readPostfix(type)
    guard next == "&" else { return type }
    var members = [type]
    while skip("&") {
      guard let member = readPrimary() else { return nil }
      members.append(member)
    }
    return .composition(members)
  }

  private mutating func readPostfix(_ primary: TypeShape) -> TypeShape {
    var type = primary
    while true {
      if skip("?") {
        type = .optional(type)
      } else if skip("!") {
        type = .implicitlyUnwrapped(type)
      } else if skip("...") {
        type = .variadic(type)
      } else if next == ".", peek(1) == "Type" {
        _ = (read(), read())
        type = .metatype(type)
      } else {
        return type
      }
    }
  }

  private mutating func readPrimary() -> TypeShape? {
    if next == "[" { return readCollection() }
    if next == "(" { return readTupleOrFunction() }
    return Self.isName(next) ? readNominal() : nil
  }

  private mutating func readCollection() -> TypeShape? {
    guard skip("["), let first = readType() else { return nil }
    if skip("]") { return .array(first) }
    guard skip(":"), let second = readType(), skip("]") else { return nil }
    return .dictionary(first, second)
  }

  private mutating func readTupleOrFunction() -> TypeShape? {
    guard skip("(") else { return nil }
    var elements: [TypeShape] = []
    while !skip(")") {
      skipLabel()
      guard let element = readType() else { return nil }
      elements.append(element)
      if skip("=") { _ = readDefault() }
      if !skip(",") && next != ")" { return nil }
    }
    let effects = readEffects()
    guard skip("->") else { return elements.count == 1 ? elements[0] : .tuple(elements) }
    guard let result = readType() else { return nil }
    return .function(elements, effects: effects, result: result)
  }

  /// Reads `label:`, `_ label:` or `label name:` before a type.
  private mutating func skipLabel() {
    guard Self.isName(next) else { return }
    if peek(1) == ":" {
      _ = (read(), read())
    } else if Self.isName(peek(1)), peek(2) == ":" {
      _ = (read(), read(), read())
    }
  }

  /// Reads `async` and `throws` and returns them in this order.
  mutating func readEffects() -> String {
    var effects: [String] = []
    while let token = next, ["async", "throws", "rethrows"].contains(token) {
      _ = read()
      effects.append(token)
      if token == "throws", next == "(" { skipGroup() }
    }
    return effects.joined(separator: " ")
  }

  private mutating func readNominal() -> TypeShape? {
    var parts: [TypeShape.Part] = []
    repeat {
      guard Self.isName(next), let name = read() else { return nil }
      var part = TypeShape.Part(name: name)
      if skip("<") {
        repeat {
          guard let argument = readType() else { return nil }
          part.arguments.append(argument)
        } while skip(",")
        guard skip(">") else { return nil }
      }
      parts.append(part)
    } while next == "." && peek(1) != "Type" && skip(".")
    return .nominal(parts)
  }
}
