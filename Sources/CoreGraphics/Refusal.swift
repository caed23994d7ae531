import Foundation

/// Stops the program with `message` where UIKit would raise an exception.
///
/// The text survives release builds. It says what was expected, what came and the likely cure.
package func refuse(
  unless condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String
) {
  guard condition() else { refuse(message()) }
}

/// Stops the program with `message` where UIKit would raise an exception.
///
/// The message is all that is written: `fatalError` adds the places of our sources and of the
/// stack. Debuggers stop here as in an uncaught exception.
package func refuse(_ message: @autoclosure () -> String) -> Never {
  FileHandle.standardError.write(Data((message() + "\n").utf8))
  abort()
}
