import CGio

/// A connection with a bus, whose messages come on a thread of GLib's.
///
/// Nothing on it starts or ends a program: a bus that goes away leaves a connection that sends nothing.
final class BusConnection: Sendable {
  nonisolated(unsafe) private let connection: OpaquePointer

  /// How long an answer may take, in milliseconds.
  private static let patience: Int32 = 5000

  private init(_ connection: OpaquePointer) {
    self.connection = connection
    // An application outlives the bus.
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// The bus of the session; nil if there is none.
  static func session() -> BusConnection? {
    g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil).map(BusConnection.init)
  }

  /// The bus at an address; nil if there is none.
  ///
  /// - Parameter handler: Gets each message, on another thread.
  static func open(
    _ address: String, _ handler: @escaping @Sendable (BusMessage) -> Void
  ) -> BusConnection? {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let raw = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      return nil
    }
    let connection = BusConnection(raw)
    connection.filter(handler)
    return connection
  }

  /// The name of this side.
  var name: String {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
  }

  var isOpen: Bool { g_dbus_connection_is_closed(connection) == 0 }

  // MARK: Messages

  private final class Handler {
    let handle: @Sendable (BusMessage) -> Void
    init(_ handle: @escaping @Sendable (BusMessage) -> Void) { self.handle = handle }
  }

  private func filter(_ handle: @escaping @Sendable (BusMessage) -> Void) {
    g_dbus_connection_add_filter(
      connection,
      { connection, message, isIncoming, handler in
        guard isIncoming != 0, let connection, let message, let handler,
          let taken = BusMessage(message, on: connection)
        else { return message }
        Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue().handle(taken)
        guard taken.wantsAnswer else { return message }
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      }, Unmanaged.passRetained(Handler(handle)).toOpaque(),
      { handler in handler.map { Unmanaged<Handler>.fromOpaque($0).release() } })
  }

  /// Asks for signals, by the rules of D-Bus.
  func match(_ rule: String) {
    _ = call(
      "AddMatch", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
      in: "org.freedesktop.DBus", with: [.string(rule)])
  }

  /// Calls a method and waits for its answer; nil without one.
  ///
  /// - Parameters:
  ///   - destination: The name of the program on the bus.
  ///   - path: The object of the program.
  func call(
    _ member: String, of interface: String, at path: String, in destination: String,
    with arguments: [BusValue] = []
  ) -> [BusValue]? {
    guard
      let answer = g_dbus_connection_call_sync(
        connection, destination, path, interface, member, BusValue.tuple(arguments), nil,
        G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
    else { return nil }
    defer { g_variant_unref(answer) }
    return BusValue.children(of: answer)
  }

  func send(_ signal: BusSignal) {
    guard isOpen else { return }
    g_dbus_connection_emit_signal(
      connection, nil, signal.path, signal.interface, signal.member,
      BusValue.tuple(signal.arguments), nil)
  }
}

/// A message that came: a call that wants an answer, or a signal.
final class BusMessage: Sendable {
  let call: BusCall
  /// False for signals.
  let wantsAnswer: Bool
  nonisolated(unsafe) private let message: OpaquePointer
  nonisolated(unsafe) private let connection: OpaquePointer

  /// Nil for answers to own calls, and for what GLib answers itself.
  fileprivate init?(_ message: OpaquePointer, on connection: OpaquePointer) {
    let type = g_dbus_message_get_message_type(message)
    let isCall = type == G_DBUS_MESSAGE_TYPE_METHOD_CALL
    guard isCall || type == G_DBUS_MESSAGE_TYPE_SIGNAL else { return nil }
    func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
    let call = BusCall(
      sender: text(g_dbus_message_get_sender(message)),
      path: text(g_dbus_message_get_path(message)),
      interface: text(g_dbus_message_get_interface(message)),
      member: text(g_dbus_message_get_member(message)),
      arguments: g_dbus_message_get_body(message).map(BusValue.children) ?? [])
    guard call.interface != "org.freedesktop.DBus.Peer" else { return nil }
    (self.call, wantsAnswer) = (call, isCall)
    (self.message, self.connection) = (message, connection)
    g_object_ref(UnsafeMutableRawPointer(message))
    g_object_ref(UnsafeMutableRawPointer(connection))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(message))
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  func answer(_ reply: BusReply) {
    let answer: OpaquePointer?
    switch reply {
    case .values(let values):
      answer = g_dbus_message_new_method_reply(message)
      g_dbus_message_set_body(answer, BusValue.tuple(values))
    case .error(let name, let text):
      answer = g_dbus_message_new_method_error_literal(message, name, text)
    }
    g_dbus_connection_send_message(connection, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    answer.map { g_object_unref(UnsafeMutableRawPointer($0)) }
  }
}
