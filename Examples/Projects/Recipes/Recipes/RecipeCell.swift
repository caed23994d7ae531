import Kingfisher
import UIKit

class RecipeCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel()
  private let time = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    time.textColor = .secondaryLabel
    time.font = .preferredFont(forTextStyle: .footnote)
    let stack = UIStackView(arrangedSubviews: [picture, name, time])
    stack.axis = .vertical
    stack.alignment = .center
    stack.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) {
    fatalError("cells are not in documents")
  }

  func show(_ recipe: Recipe) {
    name.text = recipe.name
    time.text = recipe.time
    picture.image = UIImage(systemName: "fork.knife")
    picture.kf.setImage(with: URL(string: "https://example.com/\(recipe.name)"))
  }
}
