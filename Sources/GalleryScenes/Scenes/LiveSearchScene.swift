import UIKit

extension Scene {
  static let liveSearch = Scene(
    "live-search", title: "Live search",
    summary: "What is found closes ranks with each letter, and makes room when letters go.",
    size: smallSize,
    script: Script(
      LiveSearchViewController.self, moments: [0, 0.2, 0.5, 0.65, 1.15, 1.5], duration: 1.5,
      steps: [
        (0.1, { $0.search("c") }), (0.55, { $0.search("ca") }), (1.05, { $0.search("") }),
      ])
  ) { LiveSearchViewController(catalogue: $0) }
}

/// Elements in a grid, filtered as someone types.
final class LiveSearchViewController: UIViewController {
  private let all: [Element]
  private let field = SearchCapsule()
  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Element>!

  init(catalogue: Catalogue) {
    let run = catalogue.all
    all = (0..<min(run.count, 118)).map { run[$0] }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInset.top = 60
    view.addSubview(collectionView)
    field.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
    field.autoresizingMask = .flexibleWidth
    view.addSubview(field)
    let cells = UICollectionView.CellRegistration<ElementTileCell, Element> { $0.show($2) }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    show("", animated: false)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Shows the elements whose names begin with a text.
  func search(_ text: String) { show(text, animated: true) }

  private func show(_ text: String, animated: Bool) {
    field.show(text)
    var found: Set<Element> = []
    var snapshot = NSDiffableDataSourceSnapshot<Int, Element>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      all.filter { $0.name.lowercased().hasPrefix(text) && found.insert($0).inserted })
    source.apply(snapshot, animatingDifferences: animated)
  }
}

/// A bar with the search text.
private final class SearchCapsule: UIView {
  private let capsule = UIView()
  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    capsule.backgroundColor = .tertiarySystemFill
    capsule.layer.cornerRadius = 18
    icon.tintColor = .secondaryLabel
    icon.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 17)
    for view in [capsule, icon, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("Bars are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 72)
    capsule.frame = CGRect(x: 12, y: 12, width: max(0, bounds.width - 24), height: 36)
    icon.frame = CGRect(x: isMirrored ? bounds.width - 40 : 22, y: 21, width: 18, height: 18)
    label.frame = CGRect(x: isMirrored ? 24 : 48, y: 12, width: width, height: 36)
  }

  func show(_ text: String) {
    label.text = text.isEmpty ? "Search" : text
    label.textColor = text.isEmpty ? .placeholderText : .label
  }
}
