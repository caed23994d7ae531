import CollectionViewExtras
import Inspection
import SnapshotTesting
import UIKit

/// Describes what moved in a view hierarchy since its outline was recorded.
@MainActor struct OutlineWords {
  let root: UIView

  /// One sentence per change; empty if no frame differs.
  func sentences(_ recorded: String, _ found: String) -> [String] {
    let after = Self.lines(of: found)
    let names = self.names(of: after)
    let block = { (lines: [ElementLine]) in
      ElementTable.Block(
        head: "",
        lines: lines.map {
          ElementLine(name: names[$0.name] ?? $0.name, frame: $0.frame, zIndex: 0)
        })
    }
    let report = MovementReport(recorded: block(Self.lines(of: recorded)), found: block(after))
    return FrameWords.shortened(report.sentences + root.cutOffTexts(in: report.resized))
  }

  /// Readable names of the views in an outline; views with equal names are numbered.
  private func names(of lines: [ElementLine]) -> [String: String] {
    var (names, counts) = ([String: String](), [String: Int]())
    for (line, view) in zip(lines, FaultFinder(root: root).allViews) {
      let name = view.name(within: root)
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      names[line.name] = count == 1 ? name : "\(name) #\(count)"
    }
    return names
  }

  /// The views with their frames in their superviews; views with equal names are numbered.
  private static func lines(of outline: String) -> [ElementLine] {
    var counts: [String: Int] = [:]
    return outline.split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: "  ").filter { !$0.isEmpty }
      guard parts.count == 2 else { return nil }
      let numbers = parts[1].replacingOccurrences(of: " hidden", with: "").split(separator: " ")
        .compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      counts[parts[0], default: 0] += 1
      let count = counts[parts[0]] ?? 1
      return ElementLine(
        name: count == 1 ? parts[0] : "\(parts[0]) #\(count)",
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        zIndex: 0)
    }
  }
}

extension UIView {
  /// How the texts of labels in elements with these names are truncated.
  func cutOffTexts(in names: [String]) -> [String] {
    let finder = FaultFinder(root: self)
    return finder.seenViews.compactMap { ($0 as? UILabel).flatMap(finder.cutOff) }.filter { fault in
      names.contains { fault.element == $0 || fault.element.hasSuffix(" in \($0)") }
    }.map { "\($0.element) \($0.problem)" }
  }
}
