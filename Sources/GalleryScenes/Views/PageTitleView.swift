import UIKit

/// The large title of a page over a line of grey.
final class PageTitleView: UICollectionReusableView {
  private let title = UILabel()
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferred(.largeTitle, size: 34, weight: .bold)
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [title, note])
    texts.axis = .vertical
    texts.translatesAutoresizingMaskIntoConstraints = false
    addSubview(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    for label in [title, note] { label.adjustsFontForContentSizeCategory = true }
  }

  required init?(coder: NSCoder) {
    fatalError("Titles are made in code.")
  }

  func show(_ title: String, note: String) {
    self.title.text = title
    self.note.text = note
  }
}
