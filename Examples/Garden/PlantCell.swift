import UIKit

class PlantCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var daysLabel: UILabel!
  @IBOutlet private weak var symbolView: UIImageView!

  var plant: Plant? {
    didSet {
      nameLabel.text = plant?.name
      daysLabel.text = plant.map { "\($0.days) d" }
      symbolView.image = plant.flatMap { UIImage(systemName: $0.symbol) }
    }
  }
}
