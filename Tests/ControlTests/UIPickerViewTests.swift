import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UIPickerViewTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([row, component])
    }
  }

  private let source = Source()
  private let picker = UIPickerView()

  init() {
    picker.dataSource = source
    picker.delegate = source
  }

  private func titles(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(titles)
  }

  @Test func `a picker has its usual size, and its first rows are selected`() {
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148.5, height: 32))
  }

  @Test func `a row is selected in code without a call of the delegate`() {
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(99, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(source.chosen.isEmpty)
    picker.layoutIfNeeded()
    // Rows within a quarter turn of the drum: 108 * pi / 2 / 32 = 5.3.
    let shown = titles(in: picker).filter { $0.hasPrefix("0.") }.sorted()
    #expect(shown == (0...9).map { "0.\($0)" })
  }

  @Test func `the selection stays when rows are read again, as far as there are rows`() {
    picker.selectRow(8, inComponent: 0, animated: false)
    source.counts[0] = 5
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    source.counts[0] = 0
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `a drag stops at a row, which the delegate is told`() {
    onStage(picker) { window, clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 80, y: 140))
      // Ten points of slack, then three rows and a bit.
      finger.move(to: CGPoint(x: 80, y: 40), over: 1)
      finger.rest(for: 0.5)
      finger.lift()
      clock.advance(by: 3)
      let row = picker.selectedRow(inComponent: 0)
      #expect((2...4).contains(row))
      #expect(source.chosen == [[row, 0]])
    }
  }

  @Test func `a tap on a row turns the wheel to it`() {
    onStage(picker) { window, clock in
      // A row below the middle: 108 * sin(32 / 108) = 31.5.
      window.tap(at: CGPoint(x: 240, y: 139))
      clock.advance(by: 1)
      #expect(picker.selectedRow(inComponent: 1) == 1)
      #expect(source.chosen == [[1, 1]])
    }
  }

  @Test func `rows without a title are shown by a question mark, or by views`() {
    final class Views: NSObject, UIPickerViewDelegate {
      var reused = 0
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view != nil { reused += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "view \(row)"
        return label
      }
    }
    final class Nothing: NSObject, UIPickerViewDelegate {}
    let nothing = Nothing()
    picker.delegate = nothing
    picker.layoutIfNeeded()
    #expect(titles(in: picker).allSatisfy { $0 == "?" })
    let views = Views()
    picker.delegate = views
    source.counts = [100]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "view 0")
    picker.selectRow(50, inComponent: 0, animated: false)
    picker.selectRow(60, inComponent: 0, animated: false)
    #expect(views.reused > 0)
  }

  @Test func `wheels are adjustable elements`() {
    let wheel = picker.accessibilityTree().elements.first
    #expect(wheel?.value == "0.0")
    #expect(wheel?.traits == .adjustable)
  }
}
