import UIKit

extension Scene {
  static let textEntry = Scene(
    "text-entry", title: "Text entry",
    summary: "A form: a search bar, fields of every kind, one of them edited, and a text view."
  ) { _ in TextEntryViewController() }
}

/// A search bar above a list of fields.
final class TextEntryViewController: UIViewController, UICollectionViewDataSource {
  private let search = UISearchBar()
  private let edited = UITextField()
  private let amount = UITextField()
  private var rows: [(title: String?, control: UIView)] = []

  private let cells = UICollectionView.CellRegistration<ControlRowCell, Int> { _, _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = makeRows()
    view.backgroundColor = .systemGroupedBackground
    search.searchBarStyle = .minimal
    search.placeholder = "Search"
    search.showsCancelButton = true
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.dataSource = self
    let stack = UIStackView(arrangedSubviews: [search, list])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    amount.textAlignment = isMirrored ? .left : .right
    (amount.rightView as? UILabel)?.textAlignment = amount.textAlignment
    view.layoutIfNeeded()
    edited.becomeFirstResponder()
    let end = edited.endOfDocument
    guard let start = edited.position(from: end, offset: -9) else { return }
    edited.selectedTextRange = edited.textRange(from: start, to: end)
  }

  private func makeRows() -> [(title: String?, control: UIView)] {
    let plain = field()
    plain.placeholder = "Placeholder"
    edited.font = .preferredFont(forTextStyle: .body)
    edited.adjustsFontForContentSizeCategory = true
    edited.text = "Dmitri Mendeleev"
    edited.clearButtonMode = .whileEditing
    let secret = field("hydrogen")
    secret.isSecureTextEntry = true
    let rounded = field("Rounded border")
    rounded.borderStyle = .roundedRect
    let lined = field("Line")
    lined.borderStyle = .line
    amount.font = .preferredFont(forTextStyle: .body)
    amount.adjustsFontForContentSizeCategory = true
    amount.text = "1.008"
    let unit = UILabel()
    unit.text = "u"
    unit.textColor = .secondaryLabel
    unit.sizeToFit()
    unit.frame.size.width += 5
    amount.rightView = unit
    amount.rightViewMode = .always
    let note = UITextView()
    note.isScrollEnabled = false
    note.backgroundColor = .clear
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    note.text = "The elements, arranged by weight, show a periodicity of their properties."
    return [
      ("Name", edited), (nil, plain), ("Secret", secret), (nil, rounded), (nil, lined),
      ("Mass", amount), (nil, note),
    ]
  }

  private func field(_ text: String = "") -> UITextField {
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.text = text
    return field
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath.item)
    let row = rows[indexPath.item]
    cell.show(row.title, row.control)
    if row.title != nil { row.control.setContentHuggingPriority(.defaultLow - 2, for: .horizontal) }
    return cell
  }
}
