import Foundation

extension UserDefaults {
  /// Sets the value of a default, as `set(_:forKey:)` does; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a default; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
