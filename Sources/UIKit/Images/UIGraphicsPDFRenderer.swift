import GeometryCore
import RenderCore

/// What a document says of its title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// What a document says of who wrote it.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// What a document says of its subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// What it can be found by: a text, or texts.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// What a document says of the program that made it.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// What documents drawn by a renderer are like.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself, by `kCGPDFContextTitle` and its kin; other keys do nothing.
  open var documentInfo: [String: Any] = [:]

  /// What the back end is told of ``documentInfo``.
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

/// What a document's renderer hands to its actions: its pages.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The rectangle of the page that is drawn, in points.
  open private(set) var pdfContextBounds: CGRect = .zero
  private var pages: [DocumentPage] = []
  private var isInPage = false

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page.
  ///
  /// What was drawn before the first page is not seen, and a page starts as a new context does.
  ///
  /// - Parameters:
  ///   - bounds: In points; their corner is that of the page.
  ///   - pageInfo: Not used: a page has no other boxes than its bounds.
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
    if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  private func endPage() {
    guard isInPage else { return }
    pages.append(DocumentPage(list: cgContext.closedList, size: pdfContextBounds.size.core))
    isInPage = false
  }

  /// The document; without pages, no bytes.
  fileprivate func finished() -> Data {
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

/// Makes PDF documents out of drawing actions.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The document that `actions` draw, page by page; without a page, no bytes.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(CGContext(), format: format)
    context.cgContext.performAsCurrent { actions(context) }
    return context.finished()
  }

  /// Writes the document that `actions` draw to a file.
  ///
  /// - Throws: What writing the file throws.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
