/// A value that is observed although UIKit does not report its changes. Reported once for each class
/// and key path.
@MainActor package struct UnobservableValueReport {
  /// The object that is observed.
  package let object: AnyObject
  /// What is observed, as text: a name, or what is known of a key path of Swift.
  package let value: String
  /// The values of the object that can be observed.
  package let observable: [String]

  /// The message for standard error.
  package var text: String {
    let others =
      observable.isEmpty
      ? "No value of it can be observed."
      : "Its values that can be observed are \(observable.joined(separator: ", "))."
    return """
      Changes of \(value) of \(type(of: object)) are not observed: the observer is not called. \
      \(others) Call a closure from the property's didSet for other ones. One that a final class \
      overrides is found in the object as one of its superclass.

      """
  }

  /// Called for such values. The default writes to standard error.
  package static var handler: (UnobservableValueReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let value: AnyHashable
  }

  private static var reported: Set<Place> = []

  /// Delivers the report, unless there was one for the class and `key`.
  func deliver(for key: AnyHashable) {
    let place = Place(type: ObjectIdentifier(type(of: object)), value: key)
    if Self.reported.insert(place).inserted { Self.handler(self) }
  }
}
