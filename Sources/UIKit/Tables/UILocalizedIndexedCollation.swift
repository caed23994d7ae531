/// The sections of a list that is ordered by the letters of the alphabet.
///
/// The letters are those of English; the last section, `#`, has what begins with none of them.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// The collation of the process.
  open class func current() -> Self {
    unsafeDowncast(shared, to: self)
  }

  override init() { super.init() }

  /// The titles of the sections: `A` to `Z` and `#`.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index beside the list: those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a title of the index leads to.
  open func section(forSectionIndexTitle indexTitle: Int) -> Int { indexTitle }

  /// The section of an object.
  ///
  /// Accents and case do not count: `É` is in the section of `E`.
  ///
  /// - Parameter selector: Of a method without parameters that returns the string to order by; it
  ///   must have been made with its method.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: string(of: object, selector))
  }

  /// The objects in their order; those whose strings are equal stay in the order they have.
  ///
  /// - Parameter selector: Of a method without parameters that returns the string to order by; it
  ///   must have been made with its method.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keyed = array.enumerated().map { ($0.offset, string(of: $0.element, selector), $0.element) }
    return keyed.sorted { first, second in
      switch first.1.localizedStandardCompare(second.1) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.0 < second.0
      }
    }.map { $0.2 }
  }

  private func string(of object: Any, _ selector: Selector) -> String {
    switch selector.answer(of: object) {
    case let string as String: string
    case let string as NSString: String(describing: string)
    default: ""
    }
  }

  private func section(of string: String) -> Int {
    let other = Self.letters.count
    guard let first = string.first(where: { !$0.isWhitespace }), Self.isLatin(first) else {
      return other
    }
    // The last letter that is not behind the string: as `É` is between `E` and `F`.
    let place = Self.letters.lastIndex {
      $0.compare(
        String(first), options: [.caseInsensitive, .diacriticInsensitive],
        locale: Locale(identifier: "en")) != .orderedDescending
    }
    return place ?? other
  }

  private static func isLatin(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.properties.isAlphabetic else {
      return false
    }
    return scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value)
  }
}
