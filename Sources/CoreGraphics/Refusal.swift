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
/// The message is followed by the line of the application that led here, where the program has debug
/// information. `fatalError` would add the places of our sources. Debuggers stop here as in an
/// uncaught exception.
package func refuse(_ message: @autoclosure () -> String) -> Never {
  FileHandle.standardError.write(Data((message() + "\n").utf8))
  if let place = ApplicationFrame.current {
    FileHandle.standardError.write(Data("Called at \(place)\n".utf8))
  }
  abort()
}
