extension PropertyValue {
  /// The value as the XML of a property list.
  public var propertyListText: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element)
    </plist>

    """
  }

  /// What says YES or NO is a truth value.
  private var element: String {
    switch self {
    case .text("YES"), .text("true"): "<true/>"
    case .text("NO"), .text("false"): "<false/>"
    case .text(let text): "<string>\(Self.escaped(text))</string>"
    case .list(let list): "<array>\(list.map(\.element).joined())</array>"
    case .table(let table):
      "<dict>"
        + table.sorted { $0.key < $1.key }
        .map { "<key>\(Self.escaped($0.key))</key>\($0.value.element)" }.joined() + "</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
