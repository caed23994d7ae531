/// What AT-SPI has of an object, as far as changes of it are sent as signals.
struct AccessibleFacts: Equatable, Sendable {
  var path: String
  /// The path of what it is in; that of the root for windows.
  var parent: String
  /// Its place in its parent.
  var index: Int
  /// The paths of what is in it.
  var children: [String] = []
  var role: AccessibleRole
  var name = ""
  var details = ""
  var identifier = ""
  var states = AccessibleStates()
  /// The names of the interfaces that it has.
  var interfaces: [String]
  var attributes: [String: String] = [:]
  var text: String?
  var caret: Int?
  var number: Double?
}
