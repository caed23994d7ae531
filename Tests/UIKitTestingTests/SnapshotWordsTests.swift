import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SnapshotWordsTests {
  private let device = SnapshotDevice.iPhoneSE

  @Test func `a header that grew is named as the cause of what moved`() {
    expectSnapshot(of: Letters(), as: .frames, on: device, named: "letters")
    withKnownIssue {
      expectSnapshot(
        of: Letters(headerText: "Letters\nof the alphabet"), as: .frames, on: device,
        named: "letters", record: .never)
    } matching: {
      says(
        $0, "- header [0] is 20.5 points taller: it measured 49, recorded 28.5",
        "- cell [0, 0] and 6 more are 20.5 points lower: header [0] above measured 49, recorded 28.5",
        "Report: file:///")
    }
  }

  @Test func `a rule that changed is told where nothing grew`() {
    expectSnapshot(of: Letters(), as: .frames, on: device, named: "letters")
    withKnownIssue {
      expectSnapshot(
        of: Letters(inset: 12), as: .frames, on: device, named: "letters", record: .never)
    } matching: {
      says($0, "are 4 points lower: now", "contentInsets.top")
    }
  }

  @Test func `a wrong colour is told with the view that has it`() {
    expectSnapshot(of: Letters(), as: .image, on: device.scale(1), named: "colors")
    withKnownIssue {
      let wrong = Letters()
      wrong.tint = .systemRed
      expectSnapshot(of: wrong, as: .image, on: device.scale(1), named: "colors", record: .never)
    } matching: {
      says(
        $0, "- UILabel \"E\" in cell [0, 4] looks different, ", ": #FF3B30, recorded #30B0C7")
    }
  }

  @Test func `a few other pixels pass where the test allows them`() {
    func expect(_ tint: UIColor, precision: Float = 1, likeness: Float = 1) {
      let letters = Letters()
      letters.tint = tint
      expectSnapshot(
        of: letters, as: .image, on: device.scale(1), named: "tolerance", precision: precision,
        perceptualPrecision: likeness, record: tint == .systemTeal ? nil : .never,
        testName: "a few other pixels pass()")
    }
    expect(.systemTeal)
    expect(.systemRed, precision: 0.9)
    expect(UIColor(red: 0.2, green: 0.69, blue: 0.78, alpha: 1), likeness: 0.97)
    withKnownIssue {
      expect(.systemRed, precision: 0.999)
    } matching: {
      says($0, "UILabel \"E\" in cell [0, 4] looks different", "is less than required 0.999")
    }
  }

  @Test func `a tree, an explanation and frames lie beside each other`() {
    expectSnapshot(of: Letters(), as: .tree, .explanation, .frames, on: device.landscape.dark)
  }

  @Test func `a view without collection views is told by its leaves`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))
    label.text = "Total"
    view.addSubview(label)
    expectSnapshot(of: view, as: .frames, on: device, named: "view")
    label.frame.origin.x = 13
    withKnownIssue {
      expectSnapshot(of: view, as: .frames, on: device, named: "view", record: .never)
    } matching: {
      says($0, "- UILabel \"Total\" is 5 points further right")
    }
  }

  @Test func `every condition comes on one sheet`() {
    let view = UILabel()
    view.text = "Every condition"
    view.font = .preferredFont(forTextStyle: .headline)
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    view.textColor = .label
    view.backgroundColor = .systemBackground
    expectSnapshot(of: view, as: .image, on: .everyCondition)
    #expect([SnapshotDevice].everyCondition.count == 16)
  }

  @Test func `a motion that begins late is told by how much`() {
    func film(
      delay: TimeInterval, duration: TimeInterval = 0.4,
      record: SnapshotTestingConfiguration.Record? = nil
    ) {
      let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let box = UILabel(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
      box.text = "Box"
      stage.addSubview(box)
      let moments = stride(from: 0, through: 0.5, by: 0.1).map(\.self)
      expectFilm(
        of: stage, at: moments, on: device, named: "box", record: record,
        testName: "a motion that begins late()"
      ) { _ in
        UIView.animate(withDuration: duration, delay: delay, options: .curveLinear) {
          box.frame.origin.x = 160
        }
      }
    }
    film(delay: 0)
    withKnownIssue {
      film(delay: 0.05, record: .never)
    } matching: {
      says(
        $0, "- UILabel \"Box\" is 50 ms late: it arrives by 0.5 s, recorded by 0.4 s",
        "at 0.1 s it is at (20, 10), recorded at (40, 10)")
    }
    withKnownIssue {
      film(delay: 0, duration: 0.2, record: .never)
    } matching: {
      says($0, "- UILabel \"Box\" moves otherwise: it arrives by 0.2 s, recorded by 0.4 s")
    }
  }
}
