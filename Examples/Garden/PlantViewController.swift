import UIKit

class PlantViewController: UIViewController {
  var index = 0
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var symbolView: UIImageView!
  @IBOutlet private weak var waterButton: UIButton! {
    didSet { waterButton.layer.cornerRadius = 10 }
  }
  private weak var calendar: CalendarViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let plant = Garden.shared.plants[index]
    title = plant.name
    nameLabel.text = plant.name
    symbolView.image = UIImage(systemName: plant.symbol)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "calendar" {
      calendar = segue.destination as? CalendarViewController
      calendar?.days = Garden.shared.plants[index].lastWatered
    }
  }

  @IBAction func water(_ sender: UIButton) {
    Garden.shared.plants[index].lastWatered = 0
    calendar?.days = 0
  }
}

/// The controller embedded in that of a plant.
class CalendarViewController: UIViewController {
  var days = 0 { didSet { if isViewLoaded { show() } } }
  @IBOutlet private weak var daysLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() { daysLabel.text = "\(days)" }
}
