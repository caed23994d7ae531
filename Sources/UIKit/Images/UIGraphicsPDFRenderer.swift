import GeometryCore
import RenderCore

/// The key of a document's title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of a document's subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of a document's keywords: a string or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the program that created a document.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// The properties of documents drawn by a renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's metadata by `kCGPDFContextTitle` and similar keys; other keys are ignored.
  open var documentInfo: [String: Any] = [:]

  /// ``documentInfo`` as the back end takes it.
  fileprivate var information: DocumentInformation {
    var information = DocumentInformation()
    information.title = documentInfo[kCGPDFContextTitle] as? String
    information.author = documentInfo[kCGPDFContextAuthor] as? String
    information.subject = documentInfo[kCGPDFContextSubject] as? String
    information.creator = documentInfo[kCGPDFContextCreator] as? String
    let keywords = documentInfo[kCGPDFContextKeywords]
    information.keywords =
      keywords as? String ?? (keywords as? [String])?.joined(separator: ", ")
    return information
  }
}

/// The context that a PDF renderer passes to its actions; it begins the pages.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page, in points.
  open private(set) var pdfContextBounds: CGRect = .zero
  private var pages: [DocumentPage] = []
  private var isInPage = false

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page.
  ///
  /// Drawing before the first page is discarded, and each page starts with a new graphics state.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the page in points.
  ///   - pageInfo: Ignored: a page has no other boxes than its bounds.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    refuse(
      unless: bounds.width >= 1 && bounds.height >= 1 && bounds.origin.isFinite
        && bounds.size.isFinite,
      """
      UIGraphicsPDFRendererContext needs pages of at least 1 x 1 points, got \
      \(bounds.width) x \(bounds.height).
      """)
    endPage()
    isInPage = true
    pdfContextBounds = bounds
    cgContext.startOver()
    cgContext.extent = CGRect(origin: .zero, size: bounds.size).core
    if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  private func endPage() {
    guard isInPage else { return }
    pages.append(DocumentPage(list: cgContext.closedList, size: pdfContextBounds.size.core))
    isInPage = false
  }

  /// The document; empty if it has no pages.
  func finished() -> Data {
    endPage()
    guard !pages.isEmpty else { return Data() }
    let information =
      (format as? UIGraphicsPDFRendererFormat)?.information ?? DocumentInformation()
    do {
      return Data(try Platform.current.renderer.pdf(of: pages, information: information))
    } catch {
      refuse("A document of \(pages.count) pages can't be drawn: \(error).")
    }
  }
}

/// Creates PDF documents from drawing actions.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer of documents with pages of these bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of documents with pages of these bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates the document that `actions` draw; the data is empty if there is no page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(CGContext(), format: format)
    context.cgContext.performAsCurrent { actions(context) }
    return context.finished()
  }

  /// Writes the document that `actions` draw to a file.
  ///
  /// - Throws: The error of writing the file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
