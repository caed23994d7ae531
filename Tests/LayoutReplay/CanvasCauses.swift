import UIKit

/// Why frames of a document are not the recorded ones.
///
/// What an element itself lacks, or the size of its text, is the cause of its own miss and of those
/// that constraints, stacks and superviews link to it.
@MainActor struct CanvasCauses {
  private let canvas: DocumentCanvas
  private let missed: [String: DocumentCanvas.Node]

  private static let texts: Set<String> = ["label", "button", "textField", "textView"]

  init(_ canvas: DocumentCanvas, _ missed: [DocumentCanvas.Node]) {
    self.canvas = canvas
    self.missed = Dictionary(missed.map { ($0.id, $0) }) { first, _ in first }
  }

  func cause(of node: DocumentCanvas.Node) -> String {
    if let own = own(node) { return own }
    var (open, seen) = ([node.id], Set([node.id]))
    var guides: Set<String> = []
    while !open.isEmpty {
      let id = open.removeFirst()
      for other in canvas.links(of: id).sorted() where seen.insert(other).inserted {
        if let linked = missed[other] {
          if let cause = own(linked) { return "follows another: \(cause)" }
          open.append(other)
        } else if let kind = canvas.kind(of: other), Self.insets.contains(kind) {
          guides.insert(kind)
        }
      }
    }
    if let guide = guides.min() { return "insets of the \(guide)" }
    return "layout"
  }

  private static let insets: Set<String> = ["safeArea", "viewControllerLayoutGuide"]

  /// What the element itself causes.
  private func own(_ node: DocumentCanvas.Node) -> String? {
    if let lack = node.lack { return "without \(lack)" }
    let tolerance = CanvasScore.tolerance(hasText: true)
    let width = abs(node.recorded.width - node.frame.width) > tolerance
    let height = abs(node.recorded.height - node.frame.height) > tolerance
    guard width || height, !canvas.isContainer(node.id) else { return nil }
    if Self.texts.contains(node.kind) {
      return width ? "width of the text of a \(node.kind)" : "height of a \(node.kind)"
    }
    return node.kind == "view" || node.kind == "stackView" ? nil : "size of a \(node.kind)"
  }
}
