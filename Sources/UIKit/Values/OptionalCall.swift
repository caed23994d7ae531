/// Tells optional methods that are implemented from those that are not.
///
/// The default implementation of an optional requirement says that it ran; whoever asked for that
/// method takes it as "not implemented".
@MainActor enum OptionalCall {
  /// The method asked for, under the name of the function that asks; nil outside of any call.
  private static var asked: StaticString?
  private static var defaultRan = false

  /// Said by every default implementation.
  ///
  /// Defaults that run while another method is asked for say nothing about that one.
  static func noteDefault(_ method: StaticString = #function) {
    guard let asked, haveSameLabels(asked, method) else { return }
    defaultRan = true
  }

  /// What `call` answers; nil if the default implementation of the method ran.
  ///
  /// - Parameter method: The caller, whose labels are those of the method.
  static func ask<Answer>(_ method: StaticString = #function, _ call: () -> Answer) -> Answer? {
    let outer = (asked, defaultRan)
    defer { (asked, defaultRan) = outer }
    (asked, defaultRan) = (method, false)
    let answer = call()
    return defaultRan ? nil : answer
  }

  /// Whether two names of functions agree from the first parenthesis on.
  private static func haveSameLabels(_ first: StaticString, _ second: StaticString) -> Bool {
    func labels(_ name: StaticString) -> UnsafeBufferPointer<UInt8>.SubSequence {
      UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        .drop { $0 != UInt8(ascii: "(") }
    }
    return labels(first).elementsEqual(labels(second))
  }
}
