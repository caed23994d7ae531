import Testing
import UIKit

/// Documents of several pages.
@MainActor @Suite struct DocumentTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func `a document has a page for each that was begun`() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Bill", kCGPDFContextAuthor as String: "Ada",
    ]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 612, height: 792), format: format)
    let data = renderer.pdfData { context in
      #expect(context.pdfContextBounds == .zero)
      context.beginPage()
      #expect(context.pdfContextBounds == renderer.bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 100, height: 20))
      NSAttributedString(string: "Total").draw(at: CGPoint(x: 20, y: 40))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 200), pageInfo: [:])
      #expect(context.pdfContextBounds.size == CGSize(width: 300, height: 200))
      context.cgContext.strokeEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
    }
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(text(data).contains("/Count 2"))
    #expect(text(data).contains("MediaBox [ 0 0 612 792 ]"))
    #expect(text(data).contains("MediaBox [ 0 0 300 200 ]"))
    #expect(text(data).contains("(Bill)"))
    #expect(text(data).contains("(Ada)"))
  }

  @Test func `a document without a page has no bytes`() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(renderer.pdfData { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }.isEmpty)
  }

  @Test func `a document is written to a file`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    try renderer.writePDF(to: url) { $0.beginPage() }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
  }

  @Test func `a document is drawn by functions`() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Bill"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 10, y: 10, width: 100, height: 20))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 200), nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(text(data as Data).contains("/Count 2"))
    #expect(text(data as Data).contains("MediaBox [ 0 0 612 792 ]"))
    #expect(text(data as Data).contains("MediaBox [ 0 0 300 200 ]"))
    #expect(text(data as Data).contains("(Bill)"))
  }

  @Test func `functions write a document to a file`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(UIGraphicsBeginPDFContextToFile(url.path, bounds, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("/nothing/here.pdf", bounds, nil))
  }
}
