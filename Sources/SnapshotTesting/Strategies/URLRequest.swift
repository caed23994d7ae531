import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as an HTTP message.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The request as an HTTP message: method and URL, sorted headers, body.
  ///
  /// - Parameter pretty: Whether JSON in the body is written with one line per member.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(request.url?.withSortedQuery ?? "(null)")"]
      lines += request.sortedHeaders.map { "\($0.key): \($0.value)" }
      if let body = request.body(pretty: pretty) { lines += ["", body] }
      return lines.joined(separator: "\n")
    }
  }

  /// The `curl` command that sends the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let method = request.httpMethod ?? "GET"
      var parts = ["curl"]
      if method == "HEAD" {
        parts.append("--head")
      } else if method != "GET" {
        parts.append("--request \(method)")
      }
      for (name, value) in request.sortedHeaders where name != "Cookie" {
        parts.append("--header \"\(name): \(value.quotable)\"")
      }
      if let body = request.body(pretty: false) { parts.append("--data \"\(body.quotable)\"") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        parts.append("--cookie \"\(cookie.quotable)\"")
      }
      parts.append("\"\(request.url?.withSortedQuery ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  fileprivate var sortedHeaders: [(key: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
  }

  /// The body as text; nil if there is none.
  fileprivate func body(pretty: Bool) -> String? {
    guard let body = httpBody, !body.isEmpty else { return nil }
    if pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }
}

extension URL {
  /// The URL with its query items sorted by name.
  fileprivate var withSortedQuery: String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return absoluteString }
    parts.queryItems = items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
    return parts.url?.absoluteString ?? absoluteString
  }
}

extension String {
  /// The text escaped for double quotes in a command.
  fileprivate var quotable: String {
    replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
