/// A method that another program calls.
struct BusCall: Equatable, Sendable {
  /// The caller's name on the bus.
  var sender = ""
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue] = []

  /// An argument; nil if there are not so many.
  func argument(_ index: Int) -> BusValue? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// A whole number among the arguments; zero where there is none.
  func int(_ index: Int) -> Int { argument(index)?.int ?? 0 }
}

/// What a method answers.
enum BusReply: Equatable, Sendable {
  case values([BusValue])
  case error(name: String, message: String)

  static func value(_ value: BusValue) -> BusReply { .values([value]) }

  /// The object has no such method.
  static func unknown(_ call: BusCall) -> BusReply {
    .error(
      name: "org.freedesktop.DBus.Error.UnknownMethod",
      message: "\(call.path) has no method \(call.interface).\(call.member).")
  }

  /// There is no such object any more.
  static func gone(_ path: String) -> BusReply {
    .error(
      name: "org.freedesktop.DBus.Error.UnknownObject", message: "There is no object \(path).")
  }
}

/// A signal that the application sends.
struct BusSignal: Equatable, Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue]
}
