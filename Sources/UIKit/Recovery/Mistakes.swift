/// Mistakes of the application that UIKit answers with an exception.
///
/// They stop the program, unless a handler has been installed: that is told of each, and the program
/// goes on with what is the least wrong.
package enum Mistakes {
  /// - Parameters:
  ///   - message: What UIKit's exception says.
  ///   - remedy: What is done instead.
  package typealias Handler = @Sendable (_ message: String, _ remedy: String) -> Void

  private static let installed = Guarded<Handler?>(nil)

  /// Told of mistakes, on the thread that makes them. Default nil: they stop the program.
  package static var handler: Handler? {
    get { installed.value }
    set { installed.value = newValue }
  }

  /// Tells the handler of a mistake; stops the program if there is none.
  static func report(_ message: @autoclosure () -> String, remedy: @autoclosure () -> String) {
    guard let handler else { refuse(message()) }
    handler(message(), remedy())
  }

  /// Tells the handler of a mistake unless `condition` holds; stops the program if there is none.
  ///
  /// - Returns: The condition.
  static func expect(
    _ condition: Bool, _ message: @autoclosure () -> String, remedy: @autoclosure () -> String
  ) -> Bool {
    if !condition { report(message(), remedy: remedy()) }
    return condition
  }
}
