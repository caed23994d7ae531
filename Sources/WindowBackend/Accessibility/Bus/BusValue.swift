import CGio

/// A value of D-Bus, of the kinds that assistive technologies use.
indirect enum BusValue: Equatable, Sendable {
  case string(String)
  /// The path of an object.
  case path(String)
  case int(Int32)
  case unsigned(UInt32)
  case short(Int16)
  case double(Double)
  case bool(Bool)
  case variant(BusValue)
  case structure([BusValue])
  /// Values of one kind, with that kind in D-Bus's letters.
  case array(of: String, [BusValue])
  /// Texts by their names: `a{ss}`.
  case texts([String: String])
  /// Values by their names: `a{sv}`.
  case values([String: BusValue])
  /// A value of a kind that is not used here.
  case other

  /// The kind in D-Bus's letters.
  var kind: String {
    switch self {
    case .string: "s"
    case .path: "o"
    case .int: "i"
    case .unsigned: "u"
    case .short: "n"
    case .double: "d"
    case .bool: "b"
    case .variant: "v"
    case .structure(let values): "(" + values.map(\.kind).joined() + ")"
    case .array(let kind, _): "a" + kind
    case .texts: "a{ss}"
    case .values: "a{sv}"
    case .other: "()"
    }
  }
}

// MARK: To GLib

extension BusValue {
  /// A new value of GLib's, with a floating reference.
  func made() -> OpaquePointer? {
    switch self {
    case .string(let text): g_variant_new_string(text)
    case .path(let path): g_variant_new_object_path(path)
    case .int(let number): g_variant_new_int32(number)
    case .unsigned(let number): g_variant_new_uint32(number)
    case .short(let number): g_variant_new_int16(number)
    case .double(let number): g_variant_new_double(number)
    case .bool(let isTrue): g_variant_new_boolean(isTrue ? 1 : 0)
    case .variant(let value): g_variant_new_variant(value.made())
    case .structure(let values): Self.tuple(values)
    case .array(let kind, let values): Self.array(kind, values.map { $0.made() })
    case .texts(let texts):
      Self.array("{ss}", texts.sorted { $0.key < $1.key }.map { Self.entry($0, .string($1)) })
    case .values(let values):
      Self.array("{sv}", values.sorted { $0.key < $1.key }.map { Self.entry($0, .variant($1)) })
    case .other: Self.tuple([])
    }
  }

  /// A new tuple of GLib's, with a floating reference.
  static func tuple(_ values: [BusValue]) -> OpaquePointer? {
    var made = values.map { $0.made() }
    return g_variant_new_tuple(&made, UInt(made.count))
  }

  private static func entry(_ name: String, _ value: BusValue) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), value.made())
  }

  private static func array(_ kind: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(kind)
    defer { g_variant_type_free(type) }
    var values = values
    return g_variant_new_array(type, &values, UInt(values.count))
  }
}

// MARK: From GLib

extension BusValue {
  /// Reads a value of GLib's.
  init(_ value: OpaquePointer) {
    let kind = String(cString: g_variant_get_type_string(value))
    self =
      switch kind {
      case "s": .string(String(cString: g_variant_get_string(value, nil)))
      case "o": .path(String(cString: g_variant_get_string(value, nil)))
      case "i": .int(g_variant_get_int32(value))
      case "u": .unsigned(g_variant_get_uint32(value))
      case "n": .short(g_variant_get_int16(value))
      case "d": .double(g_variant_get_double(value))
      case "b": .bool(g_variant_get_boolean(value) != 0)
      case "v": Self.children(of: value).first.map { .variant($0) } ?? .other
      case _ where kind.hasPrefix("("): .structure(Self.children(of: value))
      case _ where kind.hasPrefix("a") && !kind.hasPrefix("a{"):
        .array(of: String(kind.dropFirst()), Self.children(of: value))
      default: .other
      }
  }

  /// The parts of a value of GLib's, such as the arguments of a call.
  static func children(of value: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(value)).compactMap { index in
      guard let child = g_variant_get_child_value(value, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}

// MARK: Parts

extension BusValue {
  var string: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  var int: Int? {
    switch self {
    case .int(let number): Int(number)
    case .unsigned(let number): Int(number)
    case .short(let number): Int(number)
    default: nil
    }
  }

  /// The number in a variant or as it is.
  var number: Double? {
    switch self {
    case .double(let number): number
    case .variant(let value): value.number
    default: int.map(Double.init)
    }
  }

  var parts: [BusValue] {
    switch self {
    case .structure(let values), .array(_, let values): values
    default: []
    }
  }

  /// A whole number as D-Bus has it; what is too large is the largest one.
  static func whole(_ number: Int) -> BusValue { .int(Int32(clamping: number)) }
}
