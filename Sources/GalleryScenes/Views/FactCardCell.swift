import UIKit

/// A card as high as its text: chip, name, a note, and the year at the bottom edge.
final class FactCardCell: UICollectionViewCell {
  private let chip = SymbolChip()
  private let name = UILabel()
  private let note = UILabel()
  private let year = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .headline)
    note.font = .preferredFont(forTextStyle: .subheadline)
    year.font = .preferred(.footnote, size: 13, weight: .medium)
    note.textColor = .secondaryLabel
    for label in [name, note, year] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    for view in [chip, name, note, year] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    place()
  }

  required init?(coder: NSCoder) {
    fatalError("Cards are made in code.")
  }

  private func place() {
    // Weaker than the row's constraints, stronger than the height before measuring.
    let close = year.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 10)
    close.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate(
      [name, note, year].flatMap { label in
        [
          label.leadingAnchor.constraint(equalTo: chip.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        ]
      })
    NSLayoutConstraint.activate([
      chip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      chip.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      chip.widthAnchor.constraint(equalToConstant: 40),
      chip.heightAnchor.constraint(equalToConstant: 40),
      name.topAnchor.constraint(equalTo: chip.bottomAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      year.topAnchor.constraint(greaterThanOrEqualTo: note.bottomAnchor, constant: 10), close,
      year.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  func show(_ element: Element) {
    chip.show(element)
    name.text = element.name
    note.text = element.note
    year.text = element.discoveryText
    year.textColor = .accent(of: element.category)
    contentView.backgroundColor = .tint(of: element.category)
  }
}
