import UIKit

/// The margins of the content of rows, as table views give them on a screen.
@MainActor public enum CellMargins {
  private static var known: [Double: UIEdgeInsets] = [:]

  /// - Parameter width: The width of the screen in points.
  static func insets(onScreen width: Double) -> UIEdgeInsets {
    if let insets = known[width] { return insets }
    let window = Window(width: width)
    let table = UITableView(frame: window.bounds)
    let rows = Rows()
    table.dataSource = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    let insets = table.visibleCells.first?.contentView.layoutMargins ?? .zero
    known[width] = insets
    return insets
  }

  /// How many edges of the content of rows tell their margins in a document, and how many of these
  /// are those of the screen.
  public static func edges(of document: RecordedDocument) -> (known: Int, met: Int) {
    guard let width = document.screen?.first, width > 0 else { return (0, 0) }
    let insets = insets(onScreen: width)
    let ours = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    var (known, met) = (0, 0)
    for node in document.nodes
    where node.k == "tableViewCellContentView" && node.margins == nil && node.dirMargins == nil {
      for (recorded, ours) in zip(node.marg ?? [], ours) {
        guard let recorded else { continue }
        known += 1
        if abs(recorded - ours) <= ReplayScore.tolerance { met += 1 }
      }
    }
    return (known, met)
  }

  private final class Screen: UIScreen {
    var width = 0.0
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: 800) }
  }

  private final class Window: UIWindow {
    private let phone = Screen()
    override var screen: UIScreen { phone }

    convenience init(width: Double) {
      self.init(frame: CGRect(x: 0, y: 0, width: width, height: 800))
      phone.width = width
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}
