import Foundation
import RenderCore
import TestSupport
import UIKit

/// The goal A3: how much of the time that sizing cells by a wrapped label takes goes into shaping
/// their texts.
///
/// A list is scrolled through, which sizes its rows, and then again, when they have their sizes:
/// what the second time takes is for showing them.
enum TextCellBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "A3") { MainActor.assumeIsolated(selfSizing) }
  ]

  @MainActor private static func selfSizing() -> [Row] {
    var random = SplitMix64(seed: 42)
    // Each sample has its floor next to it: the speed of a shared machine changes from one to the next.
    let samples = (0..<9).map { _ in
      (times: Sample(count: 1_000, &random).times(), floor: Floor.allocating)
    }
    let median = samples.map(\.times).sorted { $0.share < $1.share }[samples.count / 2]
    return [
      .share(
        "A3", "self-size 1,000 wrapped labels", median.sizing * 1000, "ms",
        of: Floor("F6", "shaping", reference: 1, time: median.shaping * 1e6), atMost: 1 / 0.8),
      samples.map { times, floor in
        .time(
          "A3-rest", "all that sizing and showing one of them takes beside shaping",
          (times.all - times.shaping) * 1000, "us", of: floor, goal: 30)
      }.median,
    ]
  }
}

/// Text measuring with a clock.
private final class TimedText: TextMeasuring, @unchecked Sendable {
  private let base: any TextMeasuring
  /// Seconds of processor time spent measuring, and how often. Only touched by the main thread.
  private var seconds = 0.0
  private var count = 0

  init(_ base: any TextMeasuring) {
    self.base = base
  }

  func begin() { (seconds, count) = (0, 0) }

  /// What measuring takes of some seconds since it began, and all; without reading the clock for
  /// that. Half of what a pair of readings takes lies between them, half around them.
  func taken(of all: Double) -> (all: Double, shaping: Double) {
    let clock = Double(count) * timeOfReadingTheClock
    return (all - 2 * clock, seconds - clock)
  }

  func measurement(of block: TextBlock, maximumWidth: Double?) -> TextMeasurement {
    count += 1
    let start = processTime()
    defer { seconds += processTime() - start }
    return base.measurement(of: block, maximumWidth: maximumWidth)
  }
}

/// What one sample takes, in seconds of processor time.
private struct Times {
  /// Sizing and showing.
  var all: Double
  /// Of it, what goes into shaping.
  var shaping: Double
  /// Showing the rows once they have their sizes, without text that is shaped again.
  var showing: Double

  var sizing: Double { all - showing }
  var share: Double { sizing / shaping }
}

/// Texts that nothing has seen before, in a list.
@MainActor private struct Sample {
  private let texts: [String]

  init(count: Int, _ random: inout SplitMix64) {
    texts = (0..<count).map { _ in WordText.text(&random) }
  }

  func times() -> Times {
    var platform = Platform.current
    let timed = TimedText(platform.text)
    platform.text = timed
    return Platform.$current.withValue(platform) {
      let start = processTime()
      let screen = TextScreen(texts)
      screen.scrollThrough()
      let first = timed.taken(of: processTime() - start)
      // Every row has been measured, at the width it has.
      let expected = texts.reduce(0) { $0 + TextScreen.rowHeight(of: WordText.block($1)) }
      precondition(abs(screen.view.contentSize.height - expected) < 1)
      screen.view.contentOffset.y = 0
      screen.view.layoutIfNeeded()
      timed.begin()
      let again = processTime()
      screen.scrollThrough()
      let second = timed.taken(of: processTime() - again)
      return Times(
        all: first.all, shaping: first.shaping, showing: second.all - second.shaping)
    }
  }
}

/// A list whose rows are as high as their texts.
@MainActor private final class TextScreen: NSObject, UICollectionViewDataSource {
  /// The width of a row less its margins.
  static let textWidth = Double(Workspace.size.width) - 32

  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  private let texts: [String]

  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  init(_ texts: [String]) {
    self.texts = texts
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
  }

  /// Shows every row once, a screen at a time.
  func scrollThrough() {
    view.layoutIfNeeded()
    while view.contentOffset.y + Workspace.size.height < view.contentSize.height {
      let end = view.contentSize.height - Workspace.size.height
      view.contentOffset.y = min(view.contentOffset.y + Workspace.size.height, end)
      view.layoutIfNeeded()
    }
  }

  /// What a row with a text measures.
  static func rowHeight(of block: TextBlock) -> CGFloat {
    let text = Platform.current.text.measurement(of: block, maximumWidth: textWidth).size.height
    let scale = UIScreen.main.scale
    return (CGFloat(text) * scale - 0.001).rounded(.up) / scale + 22
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.item]
    return cell
  }
}
