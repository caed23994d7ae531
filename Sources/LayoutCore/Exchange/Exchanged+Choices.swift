/// A choice among a few names, written as its number in their order.
protocol ExchangedChoice: Exchanged, Equatable {
  /// All choices. New ones are added at the end.
  static var choices: [Self] { get }
}

extension ExchangedChoice {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(byte: UInt8(Self.choices.firstIndex(of: self) ?? 0))
  }
  package static func read(from reader: inout ByteReader) -> Self {
    let (number, choices) = (Int(reader.byte()), choices)
    guard number < choices.count else {
      reader.fail()
      return choices[0]
    }
    return choices[number]
  }
}

extension OrthogonalBehavior: ExchangedChoice {
  static var choices: [OrthogonalBehavior] { allCases }
}

extension InsetsReference: ExchangedChoice {
  static var choices: [InsetsReference] {
    [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
  }
}

extension LayoutDirection: ExchangedChoice {
  static var choices: [LayoutDirection] { [.leftToRight, .rightToLeft] }
}

extension LineRule.Alignment: ExchangedChoice {
  static var choices: [Self] { [.leading, .center, .trailing, .justified, .shared] }
}

extension LineRule.CrossAlignment: ExchangedChoice {
  static var choices: [Self] { [.start, .center, .end] }
}

extension ElementKey.Category: ExchangedChoice {
  static var choices: [Self] { [.cell, .supplementary, .decoration] }
}
