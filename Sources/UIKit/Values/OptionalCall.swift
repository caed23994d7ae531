/// Tells optional methods that are implemented from those that are not.
///
/// The default implementation of an optional method notes that it ran; a caller that asked for that
/// method takes it as not implemented.
@MainActor enum OptionalCall {
  /// The full name of the method asked for; nil outside of any call.
  private static var asked: StaticString?
  private static var defaultRan = false

  /// Called by every default implementation.
  ///
  /// Defaults that run while another method is asked for have no effect on that one.
  ///
  /// - Returns: Whether the method was asked for, so that its result is ignored.
  @discardableResult
  static func noteDefault(_ method: StaticString = #function) -> Bool {
    guard let asked, bytes(asked).elementsEqual(bytes(method)) else { return false }
    defaultRan = true
    return true
  }

  /// The result of `call`; nil if the default implementation of the method ran.
  ///
  /// - Parameter method: The method's full name, such as `numberOfSections(in:)`.
  static func ask<Answer>(_ method: StaticString, _ call: () -> Answer) -> Answer? {
    let outer = (asked, defaultRan)
    defer { (asked, defaultRan) = outer }
    (asked, defaultRan) = (method, false)
    let answer = call()
    return defaultRan ? nil : answer
  }

  private static func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }
}

/// An optional method that takes one argument without a label; called with that argument.
///
/// `delegate.scrollViewDidScroll?(scrollView)` is how Swift calls an optional method of an
/// Objective-C protocol. The result is nil if the delegate does not implement the method.
@preconcurrency @MainActor public struct _OptionalMethod<Argument, Answer> {
  private let name: StaticString
  private let method: (Argument) -> Answer

  init(_ name: StaticString, _ method: @escaping (Argument) -> Answer) {
    self.name = name
    self.method = method
  }

  /// Calls the method; nil if it is not implemented.
  public func callAsFunction(_ argument: Argument) -> Answer? {
    OptionalCall.ask(name) { method(argument) }
  }
}
