import DocumentCore

/// Sets the user defined runtime attributes of objects.
@MainActor struct RuntimeAttributes {
  private let graph: ObjectGraph

  init(_ graph: ObjectGraph) {
    self.graph = graph
  }

  func set(_ element: DocumentElement, of object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      set(value(attribute), at: path, of: object)
    }
  }

  /// Sets a value; what no member takes is said on standard error, as by UIKit, and left out.
  private func set(_ value: Any?, at path: String, of object: AnyObject) {
    var (owner, keys) = (object, path.split(separator: ".").map(String.init))
    // Members of members: the layer of a view, the label of a button.
    while keys.count > 1, let inner = KnownMembers.object(keys[0], of: owner) {
      owner = inner
      keys.removeFirst()
    }
    let key = keys.joined(separator: ".")
    if case .attribute(let type, let set) = DocumentMembers.member(key, of: owner)?.kind,
      let fitting = AttributeValue.converted(value, to: type), set(owner, fitting)
    {
      return
    }
    for case .attribute(let type, let set) in DocumentMembers.extensionMembers(key).map(\.kind) {
      if let fitting = AttributeValue.converted(value, to: type), set(owner, fitting) { return }
    }
    if KnownMembers.set(key, of: owner, to: value) { return }
    let text = """
      Failed to set (\(path)) user defined inspected property on (\(type(of: object))): \
      [<\(type(of: owner)) 0x\(Self.address(owner))> setValue:forUndefinedKey:]: this class is not \
      key value coding-compliant for the key \(key).\n
      """
    FileHandle.standardError.write(Data(text.utf8))
  }

  static func address(_ object: AnyObject) -> String {
    String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private func value(_ attribute: DocumentElement) -> Any? {
    let values = graph.file.values
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "number": return child?.number("value") ?? attribute.number("value")
    case "string": return attribute["value"] ?? child.flatMap { values.string($0) }
    case "color": return values.color(child)
    case "image": return values.image(attribute, "value")
    case "point": return values.point(child)
    case "size": return values.size(child)
    case "rect": return values.rect(child)
    case "range":
      return child?.numbers("location", "length").map {
        NSRange(location: Int($0[0]), length: Int($0[1]))
      }
    default: return nil
    }
  }
}

/// Values of documents in the types of the properties that they set.
enum AttributeValue {
  /// A value of a type; nil if it cannot be one.
  static func converted(_ value: Any?, to type: Any.Type) -> Any? {
    let number = (value as? Double) ?? (value as? Bool).map { $0 ? 1 : 0 }
    guard let number, number.isFinite, abs(number) < 1e15 else { return value }
    switch type {
    case is CGFloat.Type: return CGFloat(number)
    case is Double.Type: return number
    case is Float.Type: return Float(number)
    case is Int.Type: return Int(number)
    case is UInt.Type: return number >= 0 ? UInt(number) : nil
    case is Int32.Type: return Int32(clamping: Int(number))
    case is Int64.Type: return Int64(number)
    case is Bool.Type: return number != 0
    case is NSNumber.Type: return NSNumber(value: number)
    default: return value
    }
  }
}
