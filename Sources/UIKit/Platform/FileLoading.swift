#if canImport(FoundationNetworking)
  /// Loads URLs of files for data tasks of `URLSession`, as on Apple's systems; Foundation for Linux
  /// refuses them.
  ///
  /// Download tasks of files fail with `unsupportedURL` as without it: a protocol cannot hand over the
  /// file they end with.
  final class FileLoading: URLProtocol {
    /// Registers the protocol for all sessions of the process, those that exist included.
    static func register() { _ = isRegistered }
    private static let isRegistered = URLProtocol.registerClass(FileLoading.self)

    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.isFileURL ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Loads the file at once. Called on a queue of the session.
    override func startLoading() {
      do {
        let (response, data) = try answer()
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
      } catch {
        client?.urlProtocol(self, didFailWithError: error)
      }
    }

    override func stopLoading() {}

    private func answer() throws -> (URLResponse, Data) {
      guard let url = request.url, !(task is URLSessionDownloadTask) else {
        throw URLError(.unsupportedURL)
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw failure(.fileDoesNotExist, url)
      }
      guard !isFolder.boolValue else { throw failure(.fileIsDirectory, url) }
      guard let data = try? Data(contentsOf: url) else {
        throw failure(.noPermissionsToReadFile, url)
      }
      let response = URLResponse(
        url: url, mimeType: Self.mediaType(of: url), expectedContentLength: data.count,
        textEncodingName: nil)
      return (response, data)
    }

    private func failure(_ code: URLError.Code, _ url: URL) -> URLError {
      URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }

    private static func mediaType(of url: URL) -> String {
      switch url.pathExtension.lowercased() {
      case "png": "image/png"
      case "jpg", "jpeg": "image/jpeg"
      case "gif": "image/gif"
      case "webp": "image/webp"
      case "svg": "image/svg+xml"
      case "pdf": "application/pdf"
      case "json": "application/json"
      case "xml": "application/xml"
      case "txt": "text/plain"
      case "html", "htm": "text/html"
      case "css": "text/css"
      case "csv": "text/csv"
      default: "application/octet-stream"
      }
    }
  }
#endif
