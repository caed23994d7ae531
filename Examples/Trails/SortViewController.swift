import UIKit

protocol SortViewControllerDelegate: AnyObject {
  func sortViewController(_ controller: SortViewController, didChoose order: Int)
}

class SortViewController: UIViewController {
  weak var delegate: SortViewControllerDelegate?
  var order = 0
  @IBOutlet private weak var orderControl: UISegmentedControl! {
    didSet { orderControl.selectedSegmentIndex = order }
  }

  @IBAction func orderChanged(_ sender: UISegmentedControl) {
    delegate?.sortViewController(self, didChoose: sender.selectedSegmentIndex)
  }
}
