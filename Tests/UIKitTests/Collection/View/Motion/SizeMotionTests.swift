import CollectionViewExtras
import Testing
import UIKit

/// Sizes that change on the screen.
@MainActor @Suite struct SizeMotionTests {
  private func run(_ body: (ManualClock, MeasuredStage) throws -> Void) throws {
    try ManualClock.run { clock in
      let row = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      let stage = MeasuredStage(section, [20, 30, 40].map { CGSize(width: 100, height: $0) })
      clock.advance(by: 0)
      try body(clock, stage)
      stage.window.isHidden = true
    }
  }

  /// Top and height of each cell as it is shown.
  private func shown(_ stage: MeasuredStage) -> [[Double]] {
    (0..<3).map { item in
      let cell = stage.view.cellForItem(at: IndexPath(item: item, section: 0))
      let frame = (cell?.layer.presentation() ?? CALayer()).frame
      return [rounded(Double(frame.minY)), rounded(Double(frame.height))]
    }
  }

  @Test func `a cell that asks for another size grows over time, and the others make room`() throws
  {
    try run { clock, stage in
      let path = IndexPath(item: 1, section: 0)
      let cell = try #require(stage.view.cellForItem(at: path) as? AskingCell)
      cell.answer.height = 50
      cell.invalidateIntrinsicContentSize()
      clock.advance(by: 0)
      #expect(cell.frame.height == 50)
      #expect(shown(stage) == [[0, 20], [20, 30], [50, 40]])
      clock.advance(by: 0.15)
      #expect(shown(stage) == [[0, 20], [20, 40], [60, 40]])
      clock.advance(by: 0.15)
      #expect(shown(stage) == [[0, 20], [20, 50], [70, 40]])
      #expect(clock.isAtRest)
    }
  }

  @Test func `a cell that is configured again grows over time`() throws {
    try run { clock, stage in
      let path = IndexPath(item: 0, section: 0)
      let cell = stage.view.cellForItem(at: path)
      stage.cells[0][0].height = 60
      stage.view.reconfigureItems(at: [path])
      #expect(stage.view.cellForItem(at: path) === cell)
      clock.advance(by: 0.15)
      #expect(shown(stage) == [[0, 40], [40, 30], [70, 40]])
      clock.advance(by: 0.15)
      #expect(shown(stage) == [[0, 60], [60, 30], [90, 40]])
    }
  }

  @Test func `without animations sizes change at once`() throws {
    try run { clock, stage in
      stage.cells[0][0].height = 60
      UIView.performWithoutAnimation {
        stage.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.layoutIfNeeded()
      }
      clock.advance(by: 0)
      #expect(shown(stage) == [[0, 60], [60, 30], [90, 40]])
      #expect(clock.isAtRest)
    }
  }

  @Test func `what a cell shows goes along with its size`() {
    LetterTheatre.run("abc") { stage in
      let cell = stage.view.cellForItem(at: stage.path(1))
      let corner = UIView()
      corner.translatesAutoresizingMaskIntoConstraints = false
      cell?.contentView.addSubview(corner)
      if let content = cell?.contentView {
        NSLayoutConstraint.activate([
          corner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          corner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          corner.widthAnchor.constraint(equalToConstant: 10),
          corner.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      stage.clock.advance(by: 0)
      let wide = UICollectionViewCompositionalLayout(section: rowSection(height: 40))
      stage.view.setCollectionViewLayout(wide, animated: true)
      stage.clock.advance(by: 0.15)
      #expect(corner.frame.maxY == 40)
      #expect(rounded(Double(corner.layer.presentation()?.frame.maxY ?? 0)) == 30)
    }
  }

  @Test func `what moves within a cell that grows in an animation moves over time`() throws {
    try run { clock, stage in
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(marker)
      let leading = marker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      NSLayoutConstraint.activate([
        leading, marker.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        marker.widthAnchor.constraint(equalToConstant: 10),
        marker.heightAnchor.constraint(equalToConstant: 10),
      ])
      clock.advance(by: 0)
      UIView.animate(withDuration: 0.3) {
        leading.constant = 40
        (cell as? AskingCell)?.answer.height = 50
        cell.invalidateIntrinsicContentSize()
        stage.view.layoutIfNeeded()
      }
      clock.advance(by: 0.15)
      #expect(shown(stage) == [[0, 20], [20, 40], [60, 40]])
      #expect(rounded(Double(marker.layer.presentation()?.frame.minX ?? 0)) == 20)
      clock.advance(by: 0.15)
      #expect(marker.frame.minX == 40)
      #expect(clock.isAtRest)
    }
  }
}
