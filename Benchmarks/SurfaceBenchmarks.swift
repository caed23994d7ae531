import CollectionViewExtras
import Foundation
import GalleryScenes
import RenderCore
import UIKit

/// The goals V4 and V6 to V8: what a frame costs on a surface that keeps its pixels.
enum SurfaceBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "V4") { MainActor.assumeIsolated(cells) },
    Benchmark(goal: "V6") { MainActor.assumeIsolated(storefront) },
    Benchmark(goal: "V7") { MainActor.assumeIsolated(changes) },
    Benchmark(goal: "V8") { MainActor.assumeIsolated(still) },
  ]

  /// V4: a scrolled frame of a screen of 100 rounded, bordered cells with a label each.
  @MainActor private static func cells() -> [Row] {
    ManualClock.run { clock in
      let stage = LabelStage(count: 400, columns: 5, rowHeight: 42)
      let (kept, plain) = stage.frames(clock, scale: 2)
      return [
        .number(
          "V4", "a scrolled frame of 100 cells, 390x844@2, by a plain one", kept / plain, "x",
          atMost: 0.25)
      ]
    }
  }

  /// V6: a scroll frame of the gallery's storefront.
  @MainActor private static func storefront() -> [Row] {
    ManualClock.run { clock in
      var rows: [Row] = []
      for scale in [2, 3] {
        guard let stage = StorefrontStage() else { return [] }
        let (kept, plain) = stage.frames(clock, scale: CGFloat(scale))
        rows.append(
          .number(
            "V6-\(scale)x", "a scroll frame of a storefront, 390x844@\(scale), by a plain one",
            kept / plain, "x", atMost: 0.25))
        if scale == 2 {
          rows.append(
            .time("V6-time", "the same frame @2", kept / 1000, "ms", of: .allocating, goal: 4))
        }
      }
      return rows
    }
  }

  /// V7: one label of 1,000 layers, and a fade of one of them.
  @MainActor private static func changes() -> [Row] {
    ManualClock.run { clock in
      let stage = LabelStage(count: 1_000, columns: 20, rowHeight: 16)
      let surface = stage.surface(scale: 2)
      clock.advance(by: 0)
      _ = surface.update()
      var number = 0
      let label = microseconds {
        number += 1
        stage.labels[500].text = number % 2 == 0 ? "a" : "b"
        _ = surface.update()
      }
      UIView.animate(withDuration: 1_000) { stage.labels[500].alpha = 0 }
      let fade = microseconds {
        clock.advance(by: 1.0 / 60)
        _ = surface.update()
      }
      return [
        .time(
          "V7-label", "one label of 1,000 layers changed", label / 1000, "ms", of: .allocating,
          goal: 0.5),
        .time(
          "V7-fade", "one row of 1,000 layers fades, a frame", fade / 1000, "ms", of: .allocating,
          goal: 0.5),
      ]
    }
  }

  /// V8: an update of a scene in which nothing changes.
  @MainActor private static func still() -> [Row] {
    ManualClock.run { clock in
      let stage = LabelStage(count: 1_000, columns: 20, rowHeight: 16)
      let surface = stage.surface(scale: 2)
      clock.advance(by: 0)
      _ = surface.update()
      let time = microseconds { _ = surface.update() }
      return [
        .time(
          "V8", "an update of a still scene of 1,000 layers", time, "us", of: .allocating, goal: 10)
      ]
    }
  }
}

/// Something that scrolls in a window.
@MainActor private protocol ScrollingStage {
  var window: UIWindow { get }
  var scroll: UIScrollView { get }
}

extension ScrollingStage {
  func surface(scale: CGFloat) -> SceneSurface {
    SceneSurface(size: { Workspace.size }, scale: { scale }, windows: { [window] in [window] })
  }

  /// The median times of a scroll frame in microseconds, kept and plain, 6 points a frame.
  func frames(_ clock: ManualClock, scale: CGFloat) -> (kept: Double, plain: Double) {
    let surface = surface(scale: scale)
    clock.advance(by: 0)
    _ = surface.update()
    var kept: [Double] = []
    var plain: [Double] = []
    for _ in 0..<40 {
      scroll.contentOffset.y += 6
      window.layoutIfNeeded()
      let start = processTime()
      _ = surface.update()
      let middle = processTime()
      consume(surface.plainBitmap())
      kept.append((middle - start) * 1e6)
      plain.append((processTime() - middle) * 1e6)
    }
    return (kept.sorted()[20], plain.sorted()[20])
  }
}

/// The storefront scene of the gallery in a window.
@MainActor private struct StorefrontStage: ScrollingStage {
  let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  let scroll: UIScrollView

  init?() {
    guard let scene = Scene.all.first(where: { $0.name == "storefront" }),
      let catalogue = try? Catalogue.bundled()
    else { return nil }
    let controller = scene.makeViewController(catalogue: catalogue)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    var found = [controller.view].compactMap(\.self)
    while let view = found.popLast() {
      if let scroll = view as? UICollectionView {
        self.scroll = scroll
        return
      }
      found += view.subviews
    }
    return nil
  }
}

/// Rounded, bordered labels in columns.
@MainActor private struct LabelStage: ScrollingStage {
  let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  let scroll = UIScrollView(frame: CGRect(origin: .zero, size: Workspace.size))
  let labels: [UILabel]

  init(count: Int, columns: Int, rowHeight: CGFloat) {
    let width = Workspace.size.width / CGFloat(columns)
    labels = (0..<count).map { index in
      let label = UILabel(
        frame: CGRect(
          x: CGFloat(index % columns) * width + 1, y: CGFloat(index / columns) * rowHeight + 1,
          width: width - 2, height: rowHeight - 2))
      label.text = "\(index)"
      label.font = .systemFont(ofSize: 12)
      label.layer.cornerRadius = 6
      label.layer.borderWidth = 1
      label.layer.backgroundColor = UIColor.systemYellow.cgColor
      return label
    }
    window.backgroundColor = .systemBackground
    scroll.backgroundColor = .systemBackground
    scroll.contentSize = CGSize(
      width: Workspace.size.width, height: CGFloat(count / columns) * rowHeight)
    labels.forEach(scroll.addSubview)
    window.addSubview(scroll)
    window.isHidden = false
    window.layoutIfNeeded()
  }
}
