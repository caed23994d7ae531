extension String {
  /// A text that is looked for in the tables of a bundle, with what is put into it.
  ///
  /// `"\(count) rooms in \(city)"` is looked for under the key `%lld rooms in %@`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    var key: String
    var arguments: [LocalizedArgument] = []

    /// A key without anything to put in.
    public init(_ value: String) {
      key = value
    }

    public init(stringLiteral value: String) {
      key = value
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.arguments.map(\.text) == right.arguments.map(\.text)
    }

    /// Collects the key and what is put in.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

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

      /// What `format` makes of a value, for `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        appendInterpolation(format.format(value))
      }

      /// A value as it describes itself, for `%@`.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        appendInterpolation(String(describing: value))
      }
    }
  }
}

/// A value that is put into a localized text.
struct LocalizedArgument {
  let value: any CVarArg
  /// By which forms are told apart; nil for what is no number.
  let number: Double?

  var text: String { "\(value)" }
}
