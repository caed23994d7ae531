import ConstraintCore
import Foundation
import SnapshotTesting
import UIKit
import UIKitTesting
import Workloads

/// The ten paths that a team's tests take most often, for the goal DB: how much longer each takes in a
/// debug build, in which people test, than in a release build.
///
/// `Scripts/benchmark --debug` runs them in both.
enum DebugPaths {
  /// The processor time of each path in microseconds, by its name.
  @MainActor static func times() -> [(name: String, time: Double)] {
    paths.map { name, path in
      path()
      return (name, microseconds(samples: 9, path))
    }
  }

  /// Rows that compare times with those of a release build.
  @MainActor static func rows(release: [String: Double]) -> [Row] {
    times().compactMap { name, time in
      guard let reference = release[name] else { return nil }
      let floor = Floor("release", "build", reference: reference, time: reference)
      return Row.share("DB-\(name)", titles[name] ?? name, time, "us", of: floor, atMost: 8)
    }
  }

  private static let titles = [
    "table": "a table of 50 rows, laid out", "list": "a list of 50 cells with constraints",
    "grid": "a compositional grid of 60 cells", "apply": "a snapshot of 100 items applied",
    "stack": "a form of 20 stacks", "solve": "a cell of 30 constraints, solved from scratch",
    "text": "20 wrapped labels, sized", "picture": "a picture of a full screen at 3x",
    "comparison": "a picture compared with its reference", "frames": "frames compared",
  ]

  @MainActor private static var paths: [(String, () -> Void)] {
    [
      ("table", { show(PathTable()) }), ("list", { show(PathList(rows: 50)) }),
      ("grid", { show(PathGrid()) }), ("apply", { applied() }), ("stack", { show(PathForm()) }),
      ("solve", { consume(try? CellWorkload()) }), ("text", { labels() }),
      ("picture", { picture() }), ("comparison", { compared() }), ("frames", { framed() }),
    ]
  }

  @MainActor private static func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    window.isHidden = true
    window.rootViewController = nil
  }

  @MainActor private static func applied() {
    let controller = PathGrid()
    show(controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array((0..<100).reversed()))
    controller.source?.apply(snapshot, animatingDifferences: false)
    controller.view.layoutIfNeeded()
  }

  @MainActor private static func labels() {
    for _ in 0..<20 {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = WordText.next()
      consume(label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)))
    }
  }

  @MainActor private static let screen: UIWindow = {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
    window.rootViewController = PathList(rows: 20)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }()

  @MainActor private static func picture() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    consume(
      UIGraphicsImageRenderer(bounds: screen.bounds, format: format).pngData { context in
        screen.layer.render(in: context.cgContext)
      }.count)
  }

  private static let folder = NSTemporaryDirectory() + "paths-\(getpid())"

  @MainActor private static func compared() {
    _ = verifySnapshot(
      of: PathList(rows: 20), as: .image(on: .iPhone13), named: "list", snapshotDirectory: folder,
      testName: "paths")
  }

  @MainActor private static func framed() {
    _ = verifyFrames(of: PathList(rows: 20), on: SnapshotDevice.iPhone13, in: folder)
  }

  /// Removes what the comparisons were made with.
  static func cleanUp() {
    for path in [folder, folder + ".linux"] { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// A table of 50 rows with a title and a subtitle.
@MainActor private final class PathTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "What it is about"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// A list of self-sizing cells with constraints of their own.
@MainActor private final class PathList: UICollectionViewController {
  private let count: Int

  final class Cell: UICollectionViewCell {
    let title = UILabel()
    let detail = UILabel()
    let badge = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      detail.numberOfLines = 0
      badge.backgroundColor = .systemTeal
      badge.layer.cornerRadius = 8
      for view in [title, detail, badge] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        badge.widthAnchor.constraint(equalToConstant: 40),
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
        title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  init(rows: Int) {
    count = rows
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.title.text = "Row \(indexPath.item)"
    (cell as? Cell)?.detail.text = "What it is about"
    return cell
  }
}

/// A grid of a diffable data source.
@MainActor private final class PathGrid: UIViewController {
  var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(42)),
      subitems: [item])
    let grid = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(grid)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}

/// A form of 20 rows, each a stack of a label and a switch.
@MainActor private final class PathForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = (0..<20).map { number -> UIView in
      let label = UILabel()
      label.text = "Setting \(number)"
      return UIStackView(arrangedSubviews: [label, UISwitch()])
    }
    let form = UIStackView(arrangedSubviews: rows)
    form.axis = .vertical
    form.spacing = 8
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      form.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
    ])
  }
}
