/// A PDF document that is open on a thread.
private struct OpenDocument {
  let context: UIGraphicsPDFRendererContext
  /// Takes the finished document.
  let finish: (Data) -> Void

  static var stack: ThreadStack<OpenDocument> { .current("PDFContexts") }

  /// Begins a document and makes its context the current one.
  static func begin(
    _ bounds: CGRect, _ information: [AnyHashable: Any]?, finish: @escaping (Data) -> Void
  ) {
    let format = UIGraphicsPDFRendererFormat()
    for (key, value) in information ?? [:] {
      if let key = key.base as? String { format.documentInfo[key] = value }
    }
    format.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    let context = UIGraphicsPDFRendererContext(CGContext(), format: format)
    stack.elements.append(OpenDocument(context: context, finish: finish))
    UIGraphicsPushContext(context.cgContext)
  }
}

/// Begins a PDF document, which is the current context until `UIGraphicsEndPDFContext()`.
///
/// - Parameters:
///   - data: Takes the document at its end.
///   - bounds: The bounds of pages in points; empty ones stand for 612 by 792, which is US Letter.
///   - documentInfo: What the document says of itself, by `kCGPDFContextTitle` and similar keys.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  OpenDocument.begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF document, which is the current context until `UIGraphicsEndPDFContext()` writes its file.
///
/// - Parameters:
///   - bounds: The bounds of pages in points; empty ones stand for 612 by 792, which is US Letter.
///   - documentInfo: What the document says of itself, by `kCGPDFContextTitle` and similar keys.
/// - Returns: Whether the file can be written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  OpenDocument.begin(bounds, documentInfo) {
    _ = FileManager.default.createFile(atPath: path, contents: $0)
  }
  return true
}

/// Begins a page with the bounds of the document; does nothing outside of one.
public func UIGraphicsBeginPDFPage() { OpenDocument.stack.elements.last?.context.beginPage() }

/// Begins a page with other bounds, in points; does nothing outside of a document.
///
/// - Parameter pageInfo: Ignored: a page has no other boxes than its bounds.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenDocument.stack.elements.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The bounds of the current page in points; zero outside of a page.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  OpenDocument.stack.elements.last?.context.pdfContextBounds ?? .zero
}

/// Ends the document that was begun last. One without pages is empty data, or an empty file.
public func UIGraphicsEndPDFContext() {
  guard let entry = OpenDocument.stack.elements.popLast() else { return }
  UIGraphicsPopContext()
  entry.finish(entry.context.finished())
}
