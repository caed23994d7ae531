import Foundation

/// What the user does in a scene as an address, by which a browser or another client comes back to it: an activity
/// of texts, numbers, truths, dates, data, addresses, and lists and tables of these.
package enum ActivityAddress {
  /// What such addresses begin with.
  package static let scheme = "uikit-state"
  /// The most characters of an address; longer ones are not made.
  package static let longest = 2000

  private struct Stored: Codable {
    var type: String
    var title: String?
    var info: [String: ActivityValue]?
  }

  /// The address of an activity; nil if it holds other values or too much.
  package static func text(of activity: NSUserActivity) -> String? {
    var stored = Stored(type: activity.activityType, title: activity.title)
    if let info = activity.userInfo {
      let named = info.compactMap { key, value in (key.base as? String).map { ($0, value) } }
      guard named.count == info.count,
        let table = ActivityValue.table(Dictionary(named) { first, _ in first })
      else { return nil }
      stored.info = table
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let bytes = try? encoder.encode(stored) else { return nil }
    let code = bytes.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    let text = scheme + ":" + code
    return text.count <= longest ? text : nil
  }

  /// The activity of an address; nil for addresses of other kinds and damaged ones.
  package static func activity(of url: URL) -> NSUserActivity? {
    let text = url.absoluteString
    guard text.hasPrefix(scheme + ":") else { return nil }
    var code = text.dropFirst(scheme.count + 1).replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    code += String(repeating: "=", count: (4 - code.count % 4) % 4)
    guard let bytes = Data(base64Encoded: code),
      let stored = try? JSONDecoder().decode(Stored.self, from: bytes)
    else { return nil }
    let activity = NSUserActivity(activityType: stored.type)
    activity.title = stored.title
    activity.userInfo = stored.info?.mapValues(\.value)
    return activity
  }
}

/// A value of an activity.
private enum ActivityValue: Codable {
  case truth(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case date(Date)
  case data(Data)
  case url(URL)
  case list([ActivityValue])
  case table([String: ActivityValue])

  /// Nil for a value of another type.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .truth(value)
    case let value as Int: self = .whole(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as URL: self = .url(value)
    case let value as [Any]:
      let list = value.compactMap(ActivityValue.init)
      guard list.count == value.count else { return nil }
      self = .list(list)
    case let value as [String: Any]:
      guard let table = Self.table(value) else { return nil }
      self = .table(table)
    default: return nil
    }
  }

  static func table(_ values: [String: Any]) -> [String: ActivityValue]? {
    let table = values.compactMapValues(ActivityValue.init)
    return table.count == values.count ? table : nil
  }

  var value: Any {
    switch self {
    case .truth(let value): value
    case .whole(let value): value
    case .number(let value): value
    case .text(let value): value
    case .date(let value): value
    case .data(let value): value
    case .url(let value): value
    case .list(let values): values.map(\.value)
    case .table(let values): values.mapValues(\.value)
    }
  }
}
