import UIKit

/// Items that are classes and say nothing of threads.
final class Message: NSObject {
  let text: String
  init(text: String) { self.text = text }
}

final class MessageCell: UICollectionViewCell, Configurable {
  @Constrained var label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with model: Message) { label.text = model.text }
}

/// A data source for any cells, as many applications have one.
final class ArrayDataSource<Cell: UICollectionViewCell & Configurable>: NSObject,
  UICollectionViewDataSource
{
  var items: [Cell.Model]

  init(items: [Cell.Model]) { self.items = items }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Cell.reuseIdentifier, for: indexPath)
    if let cell = cell as? Cell { cell.configure(with: items[indexPath.item]) }
    return cell
  }
}

/// Loads messages and tells a view that it did; no part of it is bound to an actor.
class MessageModel {
  weak var view: UICollectionView?
  var messages: [Message] = []
  var finished: (() -> Void)?

  func load() {
    DispatchQueue.global().async {
      let loaded = (0..<20).map { Message(text: "Message \($0)") }
      DispatchQueue.main.async {
        self.messages = loaded
        self.view?.reloadData()
        self.finished?()
      }
    }
  }
}

/// Takes an application from screen to screen.
class Coordinator {
  let navigation: UINavigationController

  init(navigation: UINavigationController = UINavigationController()) {
    self.navigation = navigation
  }

  func start() {
    let list = MessageList(collectionViewLayout: LayoutFactory(columns: 1).layout())
    list.title = "Messages"
    navigation.pushViewController(list, animated: false)
  }
}

class MessageList: UICollectionViewController {
  lazy var source = UICollectionViewDiffableDataSource<Int, Message>(
    collectionView: collectionView
  ) { view, path, message in
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: MessageCell.reuseIdentifier, for: path)
    (cell as? MessageCell)?.configure(with: message)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      MessageCell.self, forCellWithReuseIdentifier: MessageCell.reuseIdentifier)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems([Message(text: "Hello"), Message(text: "Hello yourself")])
    source.apply(snapshot, animatingDifferences: false)
  }

  deinit { source.supplementaryViewProvider = nil }
}
