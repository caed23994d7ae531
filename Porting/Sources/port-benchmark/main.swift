// How long porting takes: 10,000 lines, of which each construct is a part.
// The goal is under two seconds in a release build.
import PortingCore

let file = """
  import UIKit

  @objc protocol RowsDelegate: AnyObject {
    func rows(_ rows: Rows, didSelect index: Int)
    @objc optional func rows(_ rows: Rows, willSelect index: Int) -> Bool
  }

  class Rows: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var button: UIButton!
    weak var delegate: RowsDelegate?
    private var counts: [String: Int] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
      label.text = counts.map { "\\($0.key): \\($0.value * 2 + 1)" }.joined(separator: ", ")
      label.textColor = counts.isEmpty ? .secondaryLabel : .label
    }

    @objc private func tap(_ sender: UIButton) {
      guard delegate?.rows?(self, willSelect: sender.tag) ?? true else { return }
      delegate?.rows(self, didSelect: sender.tag)
      for (key, value) in counts where value > 3 { counts[key] = value - 1 }
    }
  }

  extension Rows {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = CGRect(x: 8, y: 8, width: view.bounds.width - 16, height: 44)
    }

    fileprivate func describe(_ index: Int) -> String {
      switch index {
      case 0: return "first"
      case 1...9: return "one of ten"
      default: return "\\(index) of \\(counts.count)"
      }
    }
  }

  """
let linesPerFile = file.split(separator: "\n", omittingEmptySubsequences: false).count - 1
let sources = (0..<10_000 / linesPerFile).map { number in
  Source(path: "Rows\(number).swift", text: file.replacing("Rows", with: "Rows\(number)"))
}
let lines = linesPerFile * sources.count
for _ in 0..<5 {
  var ported: Porter?
  let time = ContinuousClock().measure { ported = Porter(sources) }
  let size = ported?.sources.reduce(0) { $0 + $1.text.utf8.count } ?? 0
  print("\(lines) lines in \(time), \(size) bytes out")
}
