import Testing
import UIKit

@MainActor @Suite struct ListEnvironmentTests {
  typealias Configuration = UICollectionLayoutListConfiguration
  typealias Stage = ListCellTests.Stage

  private func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
  }

  @Test(arguments: [
    (Configuration.Appearance.plain, UIListEnvironment.plain), (.grouped, .grouped),
    (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
  ])
  func `elements of a list have its kind as a trait`(
    _ appearance: Configuration.Appearance, _ environment: UIListEnvironment
  ) {
    var list = Configuration(appearance: appearance)
    list.headerMode = .supplementary
    let stage = Stage(list)
    #expect(stage.cell(0).traitCollection.listEnvironment == environment)
    #expect(stage.cell(0).contentView.traitCollection[UITraitListEnvironment.self] == environment)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.traitCollection.listEnvironment == environment)
    #expect(stage.view.traitCollection.listEnvironment == .none)
  }

  @Test func `the trait changes with the layout, and an override wins`() {
    let stage = Stage(Configuration(appearance: .plain))
    let cell = stage.cell(0)
    cell.traitOverrides.listEnvironment = .grouped
    #expect(cell.traitCollection.listEnvironment == .grouped)
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: Configuration(appearance: .sidebar))
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1).traitCollection.listEnvironment == .sidebar)
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { $0.traitCollection.listEnvironment != .sidebar })
  }

  @Test func `headers look as in their list`() {
    let header = UIListContentConfiguration.header()
    let grouped = header.updated(for: state(.insetGrouped))
    #expect(grouped.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
    #expect(grouped.directionalLayoutMargins.top == 17.0)
    let sidebar = grouped.updated(for: state(.sidebar))
    #expect(sidebar.textProperties == UIListContentConfiguration.sidebarHeader().textProperties)
    let plain = sidebar.updated(for: state(.plain))
    #expect(plain.textProperties == UIListContentConfiguration.plainHeader().textProperties)
    #expect(plain.imageToTextPadding == 16.0)
  }

  @Test func `footers and rows look as in their list`() {
    let footer = UIListContentConfiguration.footer().updated(for: state(.grouped))
    #expect(footer.textProperties == UIListContentConfiguration.groupedFooter().textProperties)
    let row = UIListContentConfiguration.cell().updated(for: state(.sidebar))
    #expect(row.textProperties == UIListContentConfiguration.sidebarCell().textProperties)
    let value = UIListContentConfiguration.valueCell().updated(for: state(.sidebarPlain))
    #expect(value.prefersSideBySideTextAndSecondaryText && value.textProperties.numberOfLines == 1)
    // In no list a row stays as it is.
    #expect(UIListContentConfiguration.cell().updated(for: state(.none)).imageToTextPadding == 16.0)
  }

  @Test func `what the app set stays`() {
    var header = UIListContentConfiguration.header()
    header.text = "Elements"
    header.textProperties.color = .systemRed
    header.directionalLayoutMargins.leading = 40
    let updated = header.updated(for: state(.grouped))
    #expect(updated.text == "Elements" && updated.textProperties.color == .systemRed)
    #expect(updated.directionalLayoutMargins.leading == 40.0)
    #expect(updated.textProperties.transform == .uppercase)
  }

  @Test func `backgrounds look as in their list`() {
    let cell = UIBackgroundConfiguration.listCell()
    #expect(cell.updated(for: state(.plain)).backgroundColor == .systemBackground)
    let grouped = cell.updated(for: state(.insetGrouped))
    #expect(grouped.backgroundColor == .secondarySystemGroupedBackground)
    let sidebar = grouped.updated(for: state(.sidebar))
    #expect(sidebar.backgroundColor == .clear && sidebar.cornerRadius == 10.0)
    var own = UIBackgroundConfiguration.listCell()
    own.backgroundColor = .red
    own.cornerRadius = 3
    let kept = own.updated(for: state(.sidebar))
    #expect(kept.backgroundColor == .red && kept.cornerRadius == 3.0)
    #expect(
      UIBackgroundConfiguration.listHeader().updated(for: state(.plain)).backgroundColor
        == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listFooter().updated(for: state(.grouped)).backgroundColor
        == .clear)
  }

  @Test func `a cell in a list takes over what its configurations are there`() {
    let stage = Stage(Configuration(appearance: .sidebar)) { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listCell()
    }
    let content = stage.cell(0).contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.numberOfLines == 1 && content?.imageToTextPadding == 10.0)
    #expect(stage.cell(0).backgroundConfiguration?.cornerRadius == 10.0)
  }

  @Test func `headers that do not hug are as high as headers usually are`() {
    func headerHeight(_ hugs: Configuration.ContentHuggingElements?) -> CGFloat? {
      var list = Configuration(appearance: .plain)
      list.headerMode = .supplementary
      if let hugs { list.contentHuggingElements = hugs }
      let stage = Stage(list) { cell, _ in
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Row\nsecond line\nthird line"
        cell.contentConfiguration = content
      }
      return stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame.height
    }
    #expect(headerHeight([]) == 28.0)
    #expect(headerHeight(nil).map { $0 > 60 } == true)
    #expect(headerHeight(.supplementaryHeader) == headerHeight(nil))
  }
}
