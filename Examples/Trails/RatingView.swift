import UIKit

/// Stars that are touched, from a document of which the view is the owner.
class RatingView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private var starButtons: [UIButton]!

  var rating = 0 { didSet { show() } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Bundle.main.loadNibNamed("RatingView", owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @IBAction private func starTapped(_ sender: UIButton) { rating = sender.tag }

  private func show() {
    for button in starButtons { button.isSelected = button.tag <= rating }
    accessibilityValue = "\(rating)"
  }
}
