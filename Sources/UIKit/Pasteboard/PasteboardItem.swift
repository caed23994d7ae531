/// What is on a pasteboard.
struct PasteboardContent: @unchecked Sendable {
  var items: [[String: Any]] = []
  var changeCount = 0
  /// Nil for items that stay.
  var expirationDate: Date?
}

/// Items of pasteboards, and the values that they are.
enum PasteboardItem {
  private static let text = "public.utf8-plain-text"
  private static let texts = [text, "public.plain-text", "public.text"]
  private static let address = "public.url"
  private static let png = "public.png"
  private static let pictures = [png, "public.jpeg", "public.tiff", "com.compuserve.gif"]
  private static let paint = "com.apple.uikit.color"

  // MARK: To items

  static func item(_ string: String) -> [String: Any] { [text: string] }
  static func item(_ url: URL) -> [String: Any] { [address: url, text: url.absoluteString] }
  static func item(_ image: UIImage) -> [String: Any] { [png: image] }
  static func item(_ color: UIColor) -> [String: Any] { [paint: color] }

  // MARK: From items

  static func string(_ item: [String: Any]) -> String? {
    first(texts, of: item) { value in
      value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }
  }

  static func url(_ item: [String: Any]) -> URL? {
    first([address], of: item) { value in
      let text = value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
      return value as? URL ?? text.flatMap { URL(string: $0) }
    }
  }

  static func image(_ item: [String: Any]) -> UIImage? {
    first(pictures, of: item) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
  }

  static func color(_ item: [String: Any]) -> UIColor? {
    first([paint], of: item) { $0 as? UIColor }
  }

  private static func first<Value>(
    _ types: [String], of item: [String: Any], _ value: (Any) -> Value?
  ) -> Value? {
    for type in types {
      if let found = item[type].flatMap(value) { return found }
    }
    return nil
  }

  /// A value in bytes; nil for one that has none.
  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
