extension String {
  /// A key of a bundle's tables of localized texts, with arguments.
  ///
  /// `"\(count) rooms in \(city)"` is looked for under the key `%lld rooms in %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    var key: String
    var arguments: [LocalizedArgument] = []

    /// Creates a key without arguments.
    public init(_ value: String) {
      key = value
    }

    /// Creates a value whose key is the literal.
    public init(stringLiteral value: String) {
      key = value
    }

    /// Creates a value whose key has a placeholder for each interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Whether both values have the same key and arguments.
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.arguments.map(\.text) == right.arguments.map(\.text)
    }

    /// Collects the key and the arguments.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedArgument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(
        _ specifier: String, _ value: any CVarArg, number: Double? = nil
      ) {
        key += specifier
        arguments.append(LocalizedArgument(value: value, number: number))
      }

      /// A text, for `%@`.
      public mutating func appendInterpolation(_ string: String) {
        append("%@", string as NSString)
      }

      /// A whole number: for `%lld`, or `%d` up to 32 bits, `%llu` and `%u` without sign.
      public mutating func appendInterpolation<Number: FixedWidthInteger & CVarArg>(_ value: Number)
      {
        let letter = Number.isSigned ? "d" : "u"
        append(Number.bitWidth > 32 ? "%ll\(letter)" : "%\(letter)", value, number: Double(value))
      }

      /// A number, for `%lf`.
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", value, number: value)
      }

      /// A number, for `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) {
        append("%lf", Double(value), number: Double(value))
      }

      /// A number, for `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", value, number: Double(value))
      }

      /// A value for a specifier of `printf`, such as `%.2f`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        let number =
          (value as? any BinaryInteger).map { Double($0) }
          ?? (value as? any BinaryFloatingPoint).map { Double($0) }
        append(specifier, value, number: number)
      }

      /// Appends a value formatted by `format`, for `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        appendInterpolation(format.format(value))
      }

      /// Appends the description of a value, for `%@`.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        appendInterpolation(String(describing: value))
      }
    }
  }
}

/// An argument of a localized text.
struct LocalizedArgument {
  let value: any CVarArg
  /// The number that selects the plural form; nil for other values.
  let number: Double?

  var text: String { "\(value)" }
}
