/// Stops the program with `message` where UIKit would raise an exception.
///
/// The text survives release builds. It says what was expected, what came and the likely cure.
package func refuse(
  unless condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { refuse(message(), file: file, line: line) }
}

/// Stops the program with `message` where UIKit would raise an exception.
package func refuse(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
