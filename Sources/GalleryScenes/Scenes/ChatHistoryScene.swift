import UIKit

extension Scene {
  static let chatHistory = Scene(
    "chat-history", title: "Chat with prepending",
    summary: "Older messages come in above, a new one below; what is read stays where it is.",
    size: smallSize,
    script: Script(
      ChatHistoryViewController.self, moments: [0, 0.15, 0.4, 0.6, 0.7, 0.9], duration: 0.9,
      steps: [(0.1, { $0.loadEarlier() }), (0.5, { $0.receive() })])
  ) { _ in ChatHistoryViewController() }
}

/// A conversation that grows at both ends.
final class ChatHistoryViewController: UIViewController {
  private struct Message: Hashable {
    var number: Int
    var text: String
    var isOwn: Bool { number % 3 == 0 }
  }

  private static let texts = [
    "Where shall we meet?", "At the museum, by the door with the two lions.",
    "Which hall is the periodic table in? I have never been upstairs.",
    "On the second floor. Follow the neon light, then the smell of sulphur.", "Fine.",
    "Bring your camera!", "They let you hold a piece of tungsten there. It is heavy.",
    "How heavy?", "As heavy as gold of the same size, very nearly.", "See you at eleven, then.",
  ]

  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Message>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 12, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<MessageCell, Message> { cell, _, message in
      cell.show(message.text, isOwn: message.isOwn, follows: false)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    apply(100..<110, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.scrollToItem(
      at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
  }

  private func apply(_ numbers: Range<Int>, animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      numbers.map { Message(number: $0, text: Self.texts[$0 % Self.texts.count]) })
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// Puts five messages above all others. What is read stays where it is.
  func loadEarlier() {
    let distance = collectionView.contentSize.height - collectionView.contentOffset.y
    UIView.performWithoutAnimation {
      apply(95..<110, animated: false)
      collectionView.layoutIfNeeded()
      collectionView.contentOffset.y = collectionView.contentSize.height - distance
      collectionView.layoutIfNeeded()
    }
  }

  /// Puts a message below all others and scrolls to it.
  func receive() {
    apply(95..<111, animated: true)
    collectionView.scrollToItem(at: IndexPath(item: 15, section: 0), at: .bottom, animated: true)
  }
}
