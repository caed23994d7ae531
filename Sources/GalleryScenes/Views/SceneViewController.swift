import UIKit

/// A collection view that fills the screen and shows runs of elements.
///
/// Subclasses provide the layout and the content.
class SceneViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let catalogue: Catalogue
  private(set) var collectionView: UICollectionView!
  /// One run for each section.
  private(set) lazy var sections = makeSections()

  private let tile = UICollectionView.CellRegistration<ElementTileCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  /// Created before the first view is dequeued, as UIKit requires of registrations.
  private lazy var headers = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] view, _, indexPath in
    show(view, at: indexPath)
  }

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    _ = headers
    configure()
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    collectionView.delegate = self
  }

  /// The layout. The default is a flow layout.
  func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }

  /// The content. The default is one section with all elements.
  func makeSections() -> [ElementRun] { [catalogue.all] }

  /// Configures the collection view. The default implementation does nothing.
  func configure() {}

  /// The cell of an element. The default is a tile.
  func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: element)
  }

  /// Fills the header of a section. The default is the section's title.
  func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show(sections[indexPath.section].title)
  }

  /// A supplementary view. The default is the header; scenes override it for footers and badges.
  func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(for: sections[indexPath.section][indexPath.item], at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryView(ofKind: kind, at: indexPath)
  }
}
