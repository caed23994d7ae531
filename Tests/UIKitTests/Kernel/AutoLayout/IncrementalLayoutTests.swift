import TestSupport
import Testing

@testable import UIKit

/// What a random change may change: enough to build the same tree anew.
private struct Scene {
  struct Row {
    var natural: CGSize
    var hugging: Float
    var gap: CGFloat
    var indent: CGFloat
    var isNarrow: Bool
    var isHidden: Bool
  }

  var size: CGSize
  var isMirrored: Bool
  var rows: [Row]
  var shares: CGFloat

  init(using random: inout SplitMix64) {
    size = CGSize(width: CGFloat(Int.random(in: 20...40, using: &random)) * 10, height: 400)
    isMirrored = .random(using: &random)
    shares = CGFloat(Int.random(in: 1...4, using: &random))
    rows = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      rows.append(
        Row(
          natural: CGSize(
            width: Int.random(in: 1...8, using: &random) * 10,
            height: Int.random(in: 1...4, using: &random) * 10),
          hugging: Float(Int.random(in: 1...4, using: &random) * 100),
          gap: CGFloat(Int.random(in: 0...9, using: &random)),
          indent: CGFloat(Int.random(in: 0...30, using: &random)),
          isNarrow: .random(using: &random), isHidden: .random(in: 0...5, using: &random) == 0))
    }
  }
}

/// A column of rows, each a stack of two views, with a bar beside it.
@MainActor private final class Stage {
  let root = UIView()
  var scene: Scene
  private var views: [SizedView] = []
  private var indents: [NSLayoutConstraint] = []
  private var gaps: [NSLayoutConstraint] = []
  private var narrow: [NSLayoutConstraint] = []
  private var stacks: [UIStackView] = []
  private let bar = UIView()

  init(_ scene: Scene) {
    self.scene = scene
    root.place(bar)
    NSLayoutConstraint.activate([
      bar.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / (scene.shares * 4)),
    ])
    var above = root.topAnchor
    for _ in scene.rows { above = addRow(below: above) }
    bar.bottomAnchor.constraint(equalTo: above).isActive = true
    apply(scene)
  }

  private func addRow(below above: NSLayoutYAxisAnchor) -> NSLayoutYAxisAnchor {
    let (view, tail) = (SizedView(1, 1), SizedView(15, 15))
    let stack = root.place(UIStackView(arrangedSubviews: [view, tail]))
    stack.spacing = 3
    indents.append(stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    gaps.append(stack.topAnchor.constraint(equalTo: above))
    narrow.append(
      stack.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.3))
    let end = stack.trailingAnchor.constraint(equalTo: bar.leadingAnchor, constant: -4)
    end.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([indents[indents.count - 1], gaps[gaps.count - 1], end])
    views.append(view)
    stacks.append(stack)
    return stack.bottomAnchor
  }

  func apply(_ scene: Scene) {
    self.scene = scene
    root.frame.size = scene.size
    root.semanticContentAttribute = scene.isMirrored ? .forceRightToLeft : .unspecified
    for stack in stacks { stack.semanticContentAttribute = root.semanticContentAttribute }
    for (index, row) in scene.rows.enumerated() {
      views[index].natural = row.natural
      views[index].setContentHuggingPriority(.init(row.hugging), for: .horizontal)
      views[index].isHidden = row.isHidden
      indents[index].constant = row.indent
      gaps[index].constant = row.gap
      narrow[index].isActive = row.isNarrow
    }
    root.layoutIfNeeded()
  }

  var frames: [CGRect] {
    [bar.frame] + stacks.flatMap { [$0.frame] + $0.arrangedSubviews.map(\.frame) }
  }
}

extension CGRect {
  /// Equal but for what storing a frame as centre and size leaves.
  fileprivate func coincides(with other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - change)
  }
}

@MainActor @Suite struct IncrementalLayoutTests {
  @Test(arguments: UInt64(1)...40)
  func `a layout that was changed step by step is the one made at once`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = Stage(Scene(using: &random))
    for step in 0..<8 {
      var scene = Scene(using: &random)
      scene.shares = stage.scene.shares
      while scene.rows.count < stage.scene.rows.count { scene.rows.append(scene.rows[0]) }
      scene.rows.removeLast(scene.rows.count - stage.scene.rows.count)
      stage.apply(scene)
      let fresh = Stage(scene)
      #expect(stage.frames.count == fresh.frames.count)
      for (index, (changed, made)) in zip(stage.frames, fresh.frames).enumerated() {
        #expect(
          changed.coincides(with: made),
          "seed \(seed), step \(step), rectangle \(index): \(changed) instead of \(made)")
      }
      #expect(stage.root.engine?.solver.brokenInvariant() == nil, "seed \(seed), step \(step)")
      #expect(stage.root.engine?.solver.counters.abandonedSearches == 0)
    }
  }
}
