import UIKit

extension Scene {
  static let chat = Scene(
    "chat", title: "Chat",
    summary: "Bubbles of many heights measure themselves; the page opens at the last message.",
    scroll: 100_000
  ) { _ in UINavigationController(rootViewController: ChatViewController()) }
}

/// A conversation.
final class ChatViewController: UIViewController, UICollectionViewDataSource {
  private struct Message {
    var text: String
    var isOwn = false
  }

  private static let days: [(title: String, messages: [Message])] = [
    (
      "Yesterday",
      [
        Message(text: "Have you been to the new hall with the periodic table yet?"),
        Message(text: "Not yet!", isOwn: true),
        Message(text: "Is it any good?", isOwn: true),
        Message(
          text: "They have a real sample of nearly every element behind glass, each in its own "
            + "little box with a lamp. Gallium melts in front of you when the sun is out."),
        Message(text: "Sold.", isOwn: true),
        Message(
          text: "I have always wanted to see bismuth crystals. Somebody at school had one and "
            + "would not say where it came from.", isOwn: true),
        Message(text: "They sell them in the shop"),
      ]
    ),
    (
      "Today",
      [
        Message(text: "Saturday at ten?"),
        Message(text: "Ten is early", isOwn: true),
        Message(text: "Eleven, then. We can have lunch by the river afterwards."),
        Message(
          text: "Perfect. I looked at the plan of the museum: the hall is on the second floor, and "
            + "on the way up there is Mendeleev's own desk with the cards he moved about until they "
            + "made sense. Let us start there and take our time.", isOwn: true),
        Message(text: "Deal"),
        Message(text: "Bring your camera, the neon corner glows in five colours."),
        Message(text: "Only one of them is neon, of course.", isOwn: true),
      ]
    ),
  ]

  private var collectionView: UICollectionView!
  private let field = MessageField()

  private let messages = UICollectionView.CellRegistration<MessageCell, IndexPath> {
    cell, _, path in
    let day = days[path.section].messages
    let message = day[path.item]
    let follows = path.item > 0 && day[path.item - 1].isOwn == message.isOwn
    cell.show(message.text, isOwn: message.isOwn, follows: follows)
  }

  private let titles = UICollectionView.SupplementaryRegistration<DayView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in
    view.show(days[path.section].title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Marie"
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.contentInset.bottom = MessageField.height + 12
    view.addSubview(collectionView)
    field.frame = CGRect(
      x: 0, y: view.bounds.height - MessageField.height, width: view.bounds.width,
      height: MessageField.height)
    field.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(field)
  }

  private static func layout() -> UICollectionViewLayout {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(48))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let title = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: title, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.days.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    Self.days[section].messages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: messages, for: indexPath, item: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
  }
}

/// The day of the messages below, in the middle.
final class DayView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferred(.caption1, size: 12, weight: .semibold)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("Days are made in code.")
  }

  func show(_ text: String) {
    label.text = text
  }
}
