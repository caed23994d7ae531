import UIKit

/// What the customer is going to buy.
final class BasketViewController: UIViewController {
  private let basket: Basket
  private let totals = TotalsView()
  private let action = ActionView("Check Out", symbol: "creditcard")
  private var source: UICollectionViewDiffableDataSource<Int, Basket.Line>!

  init(basket: Basket = .sample) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = "Basket"
  }

  required init?(coder: NSCoder) { nil }

  private lazy var list: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    return UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    basket.lines.isEmpty ? showEmpty() : showLines()
  }

  private func showEmpty() {
    view.fill(
      with: EmptyView(
        symbol: "bag", title: "Your basket is empty",
        note: "What you add in the store is kept here until you check out."))
  }

  private func showLines() {
    totals.show(basket)
    let foot = UIView()
    foot.backgroundColor = .secondarySystemGroupedBackground
    let stack = UIStackView(.vertical, spacing: 16, [totals, action])
    for content in [list, foot, stack] {
      content.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(list)
    view.addSubview(foot)
    foot.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: foot.topAnchor),
      foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: foot.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
    ])
    configureSource()
  }

  private func configureSource() {
    let lines = UICollectionView.CellRegistration<BasketCell, Basket.Line> { cell, _, line in
      cell.show(line)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, indexPath, line in
      view.dequeueConfiguredReusableCell(using: lines, for: indexPath, item: line)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Basket.Line>()
    snapshot.appendSections([0])
    snapshot.appendItems(basket.lines)
    source.apply(snapshot, animatingDifferences: false)
  }
}
