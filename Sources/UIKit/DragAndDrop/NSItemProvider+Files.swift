extension NSItemProvider {
  /// Creates a provider of a file's content and its URL. It is read when it is loaded.
  ///
  /// - Parameter fileURL: The URL of a file.
  /// - Returns: Nil if the URL is not that of a file that can be read.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    for type in Self.types(ofExtension: fileURL.pathExtension.lowercased()) {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
        return nil
      }
    }
    registerObject(fileURL as NSURL, visibility: .all)
  }

  /// The types of a file's content: here a type is not known to conform to another.
  private static func types(ofExtension name: String) -> [String] {
    switch name {
    case "png": ["public.png", "public.image"]
    case "jpg", "jpeg": ["public.jpeg", "public.image"]
    case "gif": ["com.compuserve.gif", "public.image"]
    case "tif", "tiff": ["public.tiff", "public.image"]
    case "webp": ["org.webmproject.webp", "public.image"]
    case "pdf": ["com.adobe.pdf"]
    case "txt", "text": ["public.utf8-plain-text", "public.plain-text", "public.text"]
    case "json": ["public.json", "public.text"]
    case "html", "htm": ["public.html", "public.text"]
    default: ["public.data"]
    }
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The URL of a file for files, and a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }
  /// URLs of files, and others.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }

  /// Passes the text of the URL in UTF-8 to the handler; an error for a file's type if it is not of a file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let fits = typeIdentifier != "public.file-url" || isFileURL
    let data = fits ? Data(absoluteString.utf8) : nil
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unavailableCoercionError : nil)
    return nil
  }

  /// Creates a URL from its text in UTF-8; throws if it is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw UnreadableItem()
    }
    return url
  }
}
