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
  ///
  /// - Returns: Whether the method was asked for, so that its answer does not count.
  @discardableResult
  static func noteDefault(_ method: StaticString = #function) -> Bool {
    guard let asked, isCall(asked, of: method) else { return false }
    defaultRan = true
    return true
  }

  /// What `call` answers; nil if the default implementation of the method ran.
  ///
  /// - Parameter method: The method's name, or the caller's if that is `callAsFunction` with the
  ///   labels of the method.
  static func ask<Answer>(_ method: StaticString = #function, _ call: () -> Answer) -> Answer? {
    let outer = (asked, defaultRan)
    defer { (asked, defaultRan) = outer }
    (asked, defaultRan) = (method, false)
    let answer = call()
    return defaultRan ? nil : answer
  }

  private static func isCall(_ asked: StaticString, of method: StaticString) -> Bool {
    let (asked, method) = (bytes(asked)[...], bytes(method)[...])
    guard asked.starts(with: callAsFunction) else { return asked.elementsEqual(method) }
    return asked.dropFirst(callAsFunction.count).elementsEqual(labels(method))
  }

  private static let callAsFunction = Array("callAsFunction".utf8)

  private static func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  /// A name from its first parenthesis on.
  private static func labels(
    _ name: UnsafeBufferPointer<UInt8>.SubSequence
  ) -> UnsafeBufferPointer<UInt8>.SubSequence {
    name.drop { $0 != UInt8(ascii: "(") }
  }
}
