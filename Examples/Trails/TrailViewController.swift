import UIKit

class TrailViewController: UIViewController {
  var trail: Trail? = Trails.shared.all.first
  @IBOutlet private weak var ratingView: RatingView!
  @IBOutlet private weak var lengthLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail?.name
    lengthLabel.text = trail.map { "\($0.kilometers) km" }
    ratingView.rating = trail?.rating ?? 0
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let profile = segue.destination as? ProfileViewController {
      profile.heights = [2, 4, 3, 6, 8, 5, 7, 3]
    } else if let stack = segue.destination as? UINavigationController,
      let walks = stack.topViewController as? WalksViewController
    {
      walks.trail = trail
    }
  }
}

/// The heights along a trail, embedded in its screen.
class ProfileViewController: UIViewController {
  var heights: [Int] = []
  @IBOutlet private var barsView: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    for height in heights {
      let bar = UIView()
      bar.backgroundColor = view.tintColor
      bar.heightAnchor.constraint(equalToConstant: CGFloat(height * 12)).isActive = true
      barsView.addArrangedSubview(bar)
    }
  }
}

extension UIView {
  /// The radius of the corners, for Interface Builder.
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
