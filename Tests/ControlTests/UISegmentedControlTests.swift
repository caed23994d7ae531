import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UISegmentedControlTests {
  private func control(_ items: [Any] = ["Day", "Week", "Month"]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    return control
  }

  @Test func `segments are 32 points high and equally wide`() {
    let control = control()
    let size = control.sizeThatFits(.zero)
    #expect(size.height == 32)
    // Two spaces of a point between three equal widths.
    #expect((size.width - 2).truncatingRemainder(dividingBy: 3) == 0)
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == "Week")
  }

  @Test func `taps select and tell, code selects alone`() {
    let control = control()
    let diary = Diary()
    diary.follow(control, [(.valueChanged, "changed")])
    onStage(control) { window, clock in
      control.selectedSegmentIndex = 0
      #expect(diary.entries.isEmpty)
      window.tap(at: CGPoint(x: 160, y: 116))
      #expect(control.selectedSegmentIndex == 1)
      // The selected one again changes nothing.
      window.tap(at: CGPoint(x: 160, y: 116))
      #expect(diary.entries == ["changed"])
      // A finger leads the selected segment to another.
      window.drag(from: CGPoint(x: 160, y: 116), to: CGPoint(x: 290, y: 116), over: 0.3)
      #expect(control.selectedSegmentIndex == 2)
      // A finger that leaves selects nothing.
      window.drag(from: CGPoint(x: 30, y: 116), to: CGPoint(x: 30, y: 300), over: 0.3)
      #expect(control.selectedSegmentIndex == 2)
    }
  }

  @Test func `the pill lies 2 points within the selected segment`() throws {
    let control = control()
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let pill = try #require(control.subviews.first { $0.layer.cornerRadius == 6 })
    // Segments are (300 - 2) / 3 wide, and a point apart.
    #expect(abs(pill.frame.minX - (100 + 1.0 / 3 + 2)) < 0.01)
    #expect(abs(pill.frame.width - (99 + 1.0 / 3 - 4)) < 0.01)
    #expect(pill.frame.minY == 2 && pill.frame.height == 28)
    control.semanticContentAttribute = .forceRightToLeft
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    #expect(abs(pill.frame.maxX - 298) < 0.01)
  }

  @Test func `three segments are as wide as on pictures`() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    // 3 * 87 + 2
    #expect(control.intrinsicContentSize.width == 263)
    // The semibold title of the selected segment takes no more.
    control.selectedSegmentIndex = 1
    #expect(control.intrinsicContentSize.width == 263)
    #expect(control.layer.cornerRadius == 8)
  }

  @Test func `a tap between two segments selects one of them`() {
    let control = control()
    onStage(control) { window, _ in
      window.tap(at: CGPoint(x: 10 + 99.8, y: 116))
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func `a momentary control keeps no selection`() {
    let control = control()
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    onStage(control) { window, _ in
      window.tap(at: CGPoint(x: 30, y: 116))
      window.tap(at: CGPoint(x: 30, y: 116))
    }
    #expect(chosen == [0, 0])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a disabled segment is not selected`() {
    let control = control()
    control.setEnabled(false, forSegmentAt: 1)
    onStage(control) { window, _ in window.tap(at: CGPoint(x: 160, y: 116)) }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isEnabledForSegment(at: 1))
  }

  @Test func `segments are inserted, changed and removed, and the selection follows`() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 50)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `segments of actions perform them`() {
    let diary = Diary()
    let first = UIAction(title: "One") { _ in diary.note("one") }
    let second = UIAction(title: "Two") { _ in diary.note("two") }
    let control = UISegmentedControl(
      frame: CGRect(x: 10, y: 100, width: 300, height: 32), actions: [first, second])
    #expect(control.segmentIndex(identifiedBy: second.identifier) == 1)
    onStage(control) { window, _ in window.tap(at: CGPoint(x: 250, y: 116)) }
    #expect(diary.entries == ["two"])
    #expect(control.actionForSegment(at: 0) === first)
  }

  @Test func `a segment that is not there is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1
    }
  }
}
