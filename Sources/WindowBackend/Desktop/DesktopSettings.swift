import CGio
import Foundation

/// Reads from the desktop's portal how its user wants interfaces, and follows changes.
///
/// A thread of its own talks with D-Bus and sleeps until something changes, so that a desktop that does not answer
/// delays no window. Without a bus, or after it is gone, there is nothing to follow.
final class DesktopSettings: Sendable {
  private let changed: @Sendable (WindowPreferences) -> Void

  /// How long an answer of the portal may take, in milliseconds.
  private static let patience: Int32 = 5000

  /// - Parameter changed: Called on the thread with what the user wants, at first and after each change.
  init(_ changed: @escaping @Sendable (WindowPreferences) -> Void) { self.changed = changed }

  /// Whether the session has a bus. GIO would start one where there is none.
  static func hasBus(_ environment: [String: String]) -> Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }

  /// Follows without end, on a thread.
  func follow() {
    let thread = Thread { [self] in run() }
    thread.name = "desktop settings"
    thread.start()
  }

  private func run() {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    // An application outlives the bus.
    g_dbus_connection_set_exit_on_close(bus, 0)
    let reader = Reader(bus: bus, settings: self)
    // It lives as long as the process, as the subscription does.
    g_dbus_connection_signal_subscribe(
      bus, Portal.name, Portal.interface, "SettingChanged", Portal.path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, _, reader in
        guard let reader else { return }
        Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue().read()
      }, Unmanaged.passRetained(reader).toOpaque(), nil)
    reader.read()
    let loop = g_main_loop_new(context, 0)
    g_main_loop_run(loop)
  }

  private enum Portal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
  }

  private final class Reader {
    let bus: OpaquePointer
    let settings: DesktopSettings

    init(bus: OpaquePointer, settings: DesktopSettings) {
      (self.bus, self.settings) = (bus, settings)
    }

    func read() {
      var names = g_variant_parse(
        nil, "['org.freedesktop.appearance', 'org.gnome.desktop.interface']", nil, nil, nil)
      let answer = g_dbus_connection_call_sync(
        bus, Portal.name, Portal.path, Portal.interface, "ReadAll", g_variant_new_tuple(&names, 1),
        nil, G_DBUS_CALL_FLAGS_NONE, DesktopSettings.patience, nil, nil)
      // Without an answer what is known stays: the portal or the bus may be gone.
      guard let answer else { return }
      let preferences = WindowPreferences(settings: answer)
      g_variant_unref(answer)
      settings.changed(preferences)
    }
  }
}

extension WindowPreferences {
  /// What the portal's `ReadAll` answers: a dictionary of groups of settings, in a tuple. What is of another
  /// kind than expected is left out.
  init(settings answer: OpaquePointer) {
    self.init()
    guard Self.kind(of: answer) == "(a{sa{sv}})", let groups = g_variant_get_child_value(answer, 0)
    else { return }
    defer { g_variant_unref(groups) }
    func value<Value>(
      _ group: String, _ name: String, of kind: String, by read: (OpaquePointer) -> Value
    ) -> Value? {
      guard let values = g_variant_lookup_value(groups, group, nil) else { return nil }
      defer { g_variant_unref(values) }
      guard let value = g_variant_lookup_value(values, name, nil) else { return nil }
      defer { g_variant_unref(value) }
      return Self.kind(of: value) == kind ? read(value) : nil
    }
    let (appearance, gnome) = ("org.freedesktop.appearance", "org.gnome.desktop.interface")
    isDark = value(appearance, "color-scheme", of: "u", by: g_variant_get_uint32) == 1
    isHighContrast = value(appearance, "contrast", of: "u", by: g_variant_get_uint32) == 1
    reducesMotion =
      value(appearance, "reduced-motion", of: "u", by: g_variant_get_uint32) == 1
      || value(gnome, "enable-animations", of: "b", by: g_variant_get_boolean) == 0
    if let factor = value(gnome, "text-scaling-factor", of: "d", by: g_variant_get_double),
      factor.isFinite
    {
      textSize = Self.textSize(factor: factor)
    }
  }

  private static func kind(of value: OpaquePointer) -> String {
    String(cString: g_variant_get_type_string(value))
  }
}
