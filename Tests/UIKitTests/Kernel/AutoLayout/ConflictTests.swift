import Testing

@testable import UIKit

// One after the other: they exchange the handler of reports.
@MainActor @Suite(.serialized) struct ConflictTests {
  @Test func `a contradiction is reported, and the last constraint is given up`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    narrow.identifier = "narrow"
    wide.identifier = "wide"
    let reports = reports {
      NSLayoutConstraint.activate([narrow, wide])
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.broken === wide)
    #expect(reports.first?.others == ["\(narrow)"])
    let text = reports.first?.text ?? ""
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("    \"\(narrow)\",\n    \"\(wide)\"\n)"))
    #expect(text.contains("Will attempt to recover by breaking constraint\n\(wide)\n"))
    #expect(view.frame.width == 50.0)
    #expect(wide.isActive)
  }

  @Test func `a broken constraint holds again once nothing contradicts it`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    let reports = reports {
      NSLayoutConstraint.activate([narrow, wide])
      root.layoutIfNeeded()
      narrow.isActive = false
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(view.frame.width == 80.0)
  }

  @Test func `a size from outside breaks the constraint that stands against it`() {
    let root = host(200, 100)
    let view = root.place(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 180)
    let reports = reports {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10), width,
      ])
      root.layoutIfNeeded()
      root.frame.size.width = 100
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.broken === width)
    let name = NSLayoutConstraint.name(of: root)
    let others = reports.first?.others ?? []
    #expect(others.count == 3)
    #expect(others.last == "<NSAutoresizingMaskLayoutConstraint \(name).width == 100   (active)>")
    #expect(view.frame.width == 80.0)
    let more = self.reports {
      root.frame.size.width = 200
      root.layoutIfNeeded()
    }
    #expect(more.isEmpty)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 180, height: 0))
  }

  @Test func `constraints on a view that is placed by its frame are reported against the frame`() {
    let root = host(200, 100)
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(view)
    let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let reports = reports {
      edge.isActive = true
      root.layoutIfNeeded()
    }
    #expect(reports.first?.broken === edge)
    let name = NSLayoutConstraint.name(of: view)
    #expect(
      reports.first?.others
        == ["<NSAutoresizingMaskLayoutConstraint \(name).minX == 5   (active)>"])
    #expect(view.frame.minX == 5.0)
  }

  @Test func `a cell without a size yet reports nothing`() {
    let cell = host(0, 0)
    let view = cell.place(SizedView(30, 20))
    let reports = reports {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 16),
        view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -16),
      ])
      cell.layoutIfNeeded()
      cell.frame.size = CGSize(width: 100, height: 60)
      cell.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(view.frame == CGRect(x: 16, y: 16, width: 68, height: 28))
  }

  /// A cell as a list has it before it knows how high its content is.
  private final class BoxCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 60),
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `content that is higher than its cell was taken for contradicts nothing`() {
    var heights: [CGFloat] = []
    let reports = reports {
      let stage = SelfSizingStage([84, 84], type: BoxCell.self)
      stage.view.layoutIfNeeded()
      heights = stage.view.visibleCells.map(\.frame.height)
    }
    #expect(reports.map(\.broken).isEmpty)
    #expect(heights == [84, 84])
  }

  private func reports(during body: () -> Void) -> [ConstraintReport] {
    UIKitTests.reports(during: body)
  }
}
