/// A mistake of the application that UIKit answers with an exception.
package struct Mistake: Sendable {
  /// What UIKit's exception says.
  package let message: String
  /// What the application is to do instead.
  package let cure: String
  /// What is done where the program goes on.
  package let remedy: String
}

/// Mistakes of the application that UIKit answers with an exception.
///
/// They stop the program, with what the exception says and the cure, unless a handler has been
/// installed: it is called for each, and the program continues with the least wrong result.
package enum Mistakes {
  package typealias Handler = @Sendable (Mistake) -> Void

  private static let installed = Guarded<Handler?>(nil)

  /// Called for each mistake, on the thread that makes it. The default is nil: mistakes stop the
  /// program.
  package static var handler: Handler? {
    get { installed.value }
    set { installed.value = newValue }
  }

  /// Tells the handler of a mistake; stops the program if there is none.
  ///
  /// Called before anything has changed.
  ///
  /// - Parameters:
  ///   - message: What UIKit's exception says.
  ///   - cure: What the application is to do instead.
  ///   - remedy: What is done now.
  package static func report(
    _ message: @autoclosure () -> String, cure: @autoclosure () -> String,
    remedy: @autoclosure () -> String
  ) {
    guard let handler else { refuse("\(message())\n\(cure())") }
    handler(Mistake(message: message(), cure: cure(), remedy: remedy()))
  }

  /// Tells the handler of a mistake unless `condition` holds; stops the program if there is none.
  ///
  /// - Returns: The condition.
  package static func expect(
    _ condition: Bool, _ message: @autoclosure () -> String, cure: @autoclosure () -> String,
    remedy: @autoclosure () -> String
  ) -> Bool {
    if !condition { report(message(), cure: cure(), remedy: remedy()) }
    return condition
  }
}
