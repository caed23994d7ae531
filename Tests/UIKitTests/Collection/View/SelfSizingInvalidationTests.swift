import Testing
@testable import UIKit

/// Views in view that ask to be measured again.
@MainActor @Suite struct SelfSizingInvalidationTests {
  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Three cells whose content is as high as a box within, by constraints.
  func boxes() -> (SelfSizingStage, [BoxCell]) {
    let stage = SelfSizingStage([0, 0, 0], type: BoxCell.self)
    stage.view.layoutIfNeeded()
    return (stage, (0..<3).compactMap { stage.view.cellForItem(at: path($0)) as? BoxCell })
  }

  @Test func `cells are measured again together when their natural sizes become invalid`() {
    let stage = SelfSizingStage([50, 50, 50])
    stage.view.layoutIfNeeded()
    #expect(stage.view.selfSizingInvalidation == .enabled)
    stage.heights = [60, 70, 50]
    for item in 0..<2 { stage.view.cellForItem(at: path(item))?.invalidateIntrinsicContentSize() }
    #expect(stage.height(0) == 50)
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 60 && stage.height(1) == 70 && stage.height(2) == 50)
    #expect(stage.measured == [2, 2, 1])
    #expect(stage.view.inspection.measuringPasses == 2)
  }

  @Test func `the content view speaks for its cell`() {
    let stage = SelfSizingStage([50, 50])
    stage.view.layoutIfNeeded()
    stage.heights[1] = 90
    stage.view.cellForItem(at: path(1))?.contentView.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.height(1) == 90)
  }

  @Test func `nothing the cells do counts when it is disabled`() {
    let stage = SelfSizingStage([50, 50])
    stage.view.selfSizingInvalidation = .disabled
    stage.view.layoutIfNeeded()
    stage.heights[1] = 90
    stage.view.cellForItem(at: path(1))?.invalidateIntrinsicContentSize()
    stage.view.cellForItem(at: path(1))?.contentView.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.height(1) == 50)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.height(1) == 90)
  }

  @Test(arguments: [
    UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
  ])
  func `constraints count where the mode says so`(mode: UICollectionView.SelfSizingInvalidation) {
    let (stage, cells) = boxes()
    stage.view.selfSizingInvalidation = mode
    cells[1].height.constant = 100
    stage.view.layoutIfNeeded()
    #expect(stage.height(1) == (mode == .enabledIncludingConstraints ? 100 : 61))
    #expect(stage.height(0) == 61)
  }

  @Test func `a label's new text makes its cell grow where constraints count`() {
    let stage = SelfSizingStage([0, 0], type: LabelCell.self)
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    stage.view.layoutIfNeeded()
    let before = stage.height(0)
    (stage.view.cellForItem(at: path(0)) as? LabelCell)?.label.text =
      String(repeating: "several lines of text ", count: 12)
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) > before * 2)
    #expect(stage.height(1) == before)
  }

  @Test func `another content configuration makes its cell grow`() {
    let stage = SelfSizingStage([0, 0], type: UICollectionViewListCell.self)
    stage.view.layoutIfNeeded()
    let cell = stage.view.cellForItem(at: path(0)) as? UICollectionViewListCell
    var content = UIListContentConfiguration.cell()
    content.text = "one"
    cell?.contentConfiguration = content
    stage.view.layoutIfNeeded()
    let before = stage.height(0)
    content.secondaryText = "two"
    cell?.contentConfiguration = content
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) > before)
  }

  @Test func `a header asks for itself`() {
    let stage = SizeIdentityTests.Stage()
    stage.show([("a", [1])])
    stage.view.visibleSupplementaryViews(ofKind: "header")[0].invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.headersMeasured == 1)
    #expect(stage.measured == [])
  }

  @Test func `a view out of view does not ask`() {
    let stage = SelfSizingStage(Array(repeating: 50, count: 40))
    stage.view.layoutIfNeeded()
    let cell = stage.view.cellForItem(at: path(0))
    stage.view.contentOffset.y = 1_000
    stage.view.layoutIfNeeded()
    stage.measured = Array(repeating: 0, count: 40)
    cell?.removeFromSuperview()
    cell?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.measured.allSatisfy { $0 == 0 })
  }

  @Test func `growing above keeps what is in view where it is`() {
    let stage = SelfSizingStage(Array(repeating: 100, count: 40))
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 1_050
    let before = stage.positions
    guard let first = before.keys.min() else { return }
    stage.heights[first] = 400
    stage.view.cellForItem(at: path(first))?.invalidateIntrinsicContentSize()
    let after = stage.positions
    #expect(after[first + 1] == before[first + 1])
    #expect(stage.height(first) == 400)
  }

  @Test func `a frozen size thaws when the app asks from outside`() {
    let stage = SelfSizingStage([50, 50])
    var asked = 0
    var reports = 0
    var isCalm = false
    stage.view.inspection.frozenSizeHandler = { _ in reports += 1 }
    stage.configure = { cell, path in
      guard path.item == 0 else { return }
      cell.answer = {
        asked += 1
        return isCalm ? 120 : CGFloat(50 + asked)
      }
      cell.whenLaidOut = { [unowned cell] in cell.invalidateIntrinsicContentSize() }
    }
    stage.view.layoutIfNeeded()
    #expect(reports == 1)
    let known = asked
    stage.view.setNeedsLayout()
    stage.view.cellForItem(at: path(0))?.setNeedsLayout()
    stage.view.layoutIfNeeded()
    #expect(asked == known && reports == 1)
    isCalm = true
    stage.view.cellForItem(at: path(0))?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.height(0) == 120)
    #expect(reports == 1)
  }
}

/// A cell whose content is as high as a constant says, 61 at first.
final class BoxCell: UICollectionViewCell {
  private let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 61)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with a label of as many lines as it takes.
private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.text = "one line"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
