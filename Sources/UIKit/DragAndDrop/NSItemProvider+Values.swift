/// The error for data that do not match their type.
struct UnreadableItem: Error {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [textType] }
  /// UTF-8 text and plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [textType, "public.text"] }
  private static var textType: String { "public.utf8-plain-text" }

  /// Passes the string in UTF-8 to the handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Creates a string from UTF-8 data; invalid bytes are replaced.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// PNG, JPEG and images in general.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Passes the image as PNG to the handler, or an error if it has no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unavailableCoercionError : nil)
    return nil
  }

  /// Creates an image from data; throws if they contain no image.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else { throw UnreadableItem() }
    return image
  }
}
