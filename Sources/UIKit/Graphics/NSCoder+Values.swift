extension NSCoder {
  /// Archives a value as a property list.
  func encodeValue(_ value: some Encodable, forKey key: String) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    encode((try? encoder.encode([value])).map { NSData(data: $0) }, forKey: key)
  }

  /// The value that ``encodeValue(_:forKey:)`` archived; nil if there is none of that type.
  func decodeValue<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    // Foundation may end the program where a key is absent.
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
      return nil
    }
    return try? PropertyListDecoder().decode([Value].self, from: Data(referencing: data)).first
  }
}
