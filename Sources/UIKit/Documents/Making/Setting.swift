import DocumentCore

/// How an attribute or a property of an element sets a property of an object.
///
/// A setting applies where the document writes the attribute, or where the table of elements has a
/// default of Interface Builder's that differs from the class's.
struct Setting<Owner: AnyObject> {
  let name: String
  let set: @MainActor (Owner, String, ObjectReader) -> Void

  private init(_ name: String, _ set: @escaping @MainActor (Owner, String, ObjectReader) -> Void) {
    self.name = name
    self.set = set
  }

  static func truth(_ name: String, _ set: @escaping @MainActor (Owner, Bool) -> Void) -> Setting {
    Setting(name) { owner, text, _ in set(owner, text == "YES") }
  }

  static func number(
    _ name: String, _ set: @escaping @MainActor (Owner, CGFloat) -> Void
  ) -> Setting {
    Setting(name) { owner, text, reader in
      guard let number = Double(text), number.isFinite, abs(number) < 1e9 else {
        return reader.graph.file.report(reader.element, of: name, "is no number: \(text)")
      }
      set(owner, CGFloat(number))
    }
  }

  /// One of several values, by its name in documents.
  static func choice<Value: Sendable>(
    _ name: String, of values: [String: Value],
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> Setting {
    Setting(name) { owner, text, reader in
      guard let value = values[text] else {
        return reader.graph.file.report(reader.element, of: name, "has no value \(text)")
      }
      set(owner, value)
    }
  }

  static func text(_ name: String, _ set: @escaping @MainActor (Owner, String) -> Void) -> Setting {
    Setting(name) { owner, text, _ in set(owner, text) }
  }

  /// A text that tables of strings may translate.
  static func translated(
    _ name: String, as property: String? = nil,
    _ set: @escaping @MainActor (Owner, String) -> Void
  ) -> Setting {
    Setting(name) { owner, text, reader in
      set(owner, reader.text(property ?? name, text, id: reader.element.id ?? "") ?? text)
    }
  }

  static func image(
    _ name: String, _ set: @escaping @MainActor (Owner, UIImage?) -> Void
  ) -> Setting {
    Setting(name) { owner, _, reader in set(owner, reader.values.image(reader.element, name)) }
  }

  /// Sets the properties of an object from the element of a reader.
  ///
  /// - Parameter names: The attributes that are read; nil for all.
  @MainActor static func apply(
    _ settings: [Setting], to owner: Owner, _ reader: ObjectReader, only names: Set<String>? = nil
  ) {
    for setting in settings where names?.contains(setting.name) ?? true {
      guard let text = reader.element.value(setting.name, for: reader.graph.traits) else {
        continue
      }
      setting.set(owner, text, reader)
    }
  }
}
