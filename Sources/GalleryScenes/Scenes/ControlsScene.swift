import UIKit

extension Scene {
  static let controls = Scene(
    "controls", title: "Controls",
    summary: "Rows of a list with switches, segments, steppers, sliders and buttons."
  ) { _ in ControlsViewController() }
}

/// One of each control in the rows of a list.
final class ControlsViewController: UIViewController, UICollectionViewDataSource {
  private var groups: [[Row]] = []

  /// A title with a control beside it, or a control alone.
  private struct Row {
    var title: String?
    var control: UIView
  }

  private let rows = UICollectionView.CellRegistration<ControlRowCell, Row> { cell, _, row in
    cell.show(row.title, row.control)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    groups = [Self.values(), Self.choices(), Self.buttons(), Self.activity()]
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    view.addSubview(list)
  }

  private static func values() -> [Row] {
    let toggle = UISwitch()
    toggle.isOn = true
    let off = UISwitch()
    off.isEnabled = false
    let stepper = UIStepper()
    let slider = UISlider()
    slider.value = 0.4
    return [
      Row(title: "Switch", control: toggle), Row(title: "Disabled", control: off),
      Row(title: "Stepper", control: stepper), Row(control: slider),
    ]
  }

  private static func choices() -> [Row] {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let symbols = UISegmentedControl(
      items: [("list.bullet", "List"), ("square.grid.2x2", "Grid")].compactMap { name, label in
        let image = UIImage(systemName: name)
        image?.accessibilityLabel = label
        return image
      })
    symbols.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    return [
      Row(control: segments), Row(title: "View", control: symbols),
      Row(title: "Pages", control: pages),
    ]
  }

  private static func buttons() -> [Row] {
    let sort = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
    ])
    let popUp = UIButton(configuration: .gray())
    popUp.menu = sort
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    var loading = UIButton.Configuration.tinted()
    loading.title = "Loading"
    loading.imagePadding = 8
    loading.showsActivityIndicator = true
    let delete = UIButton(type: .system)
    delete.setTitle("Delete", for: .normal)
    delete.role = .destructive
    return [
      Row(title: "Sort by", control: popUp),
      Row(title: "Filled", control: UIButton(configuration: filled)),
      Row(title: "Busy", control: UIButton(configuration: loading)),
      Row(title: "Destructive", control: delete),
    ]
  }

  private static func activity() -> [Row] {
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    medium.startAnimating()
    large.startAnimating()
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    return [
      Row(title: "Medium", control: medium), Row(title: "Large", control: large),
      Row(control: progress),
    ]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { groups[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: groups[indexPath.section][indexPath.item])
  }
}
