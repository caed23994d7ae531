import UIKit

class FormViewController: UITableViewController {
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var daysSlider: UISlider!
  @IBOutlet private weak var daysLabel: UILabel!
  @IBOutlet private var symbolButtons: [UIButton]!
  private var symbol = "leaf.fill"

  var plant: Plant {
    Plant(
      name: nameField.text ?? "", symbol: symbol, days: Int(daysSlider.value), lastWatered: 0)
  }

  @IBAction func daysChanged(_ sender: UISlider) { daysLabel.text = "\(Int(sender.value))" }

  @IBAction func chooseSymbol(_ sender: UIButton) {
    for button in symbolButtons { button.isSelected = button === sender }
    symbol = ["leaf.fill", "sun.max.fill", "drop.fill"][sender.tag]
  }
}
