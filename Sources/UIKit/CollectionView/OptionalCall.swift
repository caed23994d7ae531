/// Tells optional methods that are implemented from those that are not.
///
/// The default implementation of an optional requirement says that it ran; whoever asked takes
/// that as "not implemented".
@MainActor enum OptionalCall {
  private static var defaultRan = false

  /// Said by every default implementation.
  static func noteDefault() {
    defaultRan = true
  }

  /// What `call` answers; nil if its default implementation ran.
  static func ask<Answer>(_ call: () -> Answer) -> Answer? {
    defaultRan = false
    let answer = call()
    let isImplemented = !defaultRan
    defaultRan = false
    return isImplemented ? answer : nil
  }
}
