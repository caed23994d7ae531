import Foundation
import TestSupport
import Testing
import UIKit

/// The recorded list sections of `Fixtures/Lists/sections.json`.
enum ListSectionRecordings {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Inputs: Decodable {
      let appearance: String
      let headerMode: String
      let footerMode: String
    }
    struct Expected: Decodable {
      let contentInsets: [Double]
      let boundary: [Boundary]
    }
    struct Boundary: Decodable {
      let kind: String
      let height: String
      let pinToVisibleBounds: Bool
      let extendsBoundary: Bool
      let zIndex: Int
    }
    let id: String
    let inputs: Inputs
    let expected: Expected
    var testDescription: String { id }
  }

  static let all: [Case] = Recordings.cases("Lists/sections")
}

@MainActor @Suite struct ListSectionTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  final class Environment: NSObject, NSCollectionLayoutEnvironment {
    final class Container: NSObject, NSCollectionLayoutContainer {
      let contentSize: CGSize
      var effectiveContentSize: CGSize { contentSize }
      var contentInsets: NSDirectionalEdgeInsets { .zero }
      var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

      init(width: CGFloat) { contentSize = CGSize(width: width, height: 700) }
    }

    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    init(width: CGFloat = 390, idiom: UIUserInterfaceIdiom = .phone) {
      container = Container(width: width)
      traitCollection = UITraitCollection(userInterfaceIdiom: idiom)
    }
  }

  private func configuration(_ inputs: ListSectionRecordings.Case.Inputs) throws -> Configuration {
    let appearances: [String: Configuration.Appearance] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
      "sidebarPlain": .sidebarPlain,
    ]
    let headers: [String: Configuration.HeaderMode] = [
      "none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection,
    ]
    var configuration = Configuration(
      appearance: try #require(appearances[inputs.appearance]))
    configuration.headerMode = try #require(headers[inputs.headerMode])
    configuration.footerMode = inputs.footerMode == "none" ? .none : .supplementary
    return configuration
  }

  @Test(arguments: ListSectionRecordings.all)
  func `a list section is composed as recorded`(_ recorded: ListSectionRecordings.Case) throws {
    let section = NSCollectionLayoutSection.list(
      using: try configuration(recorded.inputs), layoutEnvironment: Environment(idiom: .mac))
    // The recording host draws sidebars of a phone's measures enlarged by 1 / 0.77.
    let isSidebar = recorded.inputs.appearance.hasPrefix("sidebar")
    let sides = recorded.expected.contentInsets[1] * (isSidebar ? 0.77 : 1)
    let insets = section.contentInsets
    #expect(abs(Double(insets.leading) - sides) < 0.01 && insets.trailing == insets.leading)
    #expect(Double(insets.top) == recorded.expected.contentInsets[0])
    #expect(Double(insets.bottom) == recorded.expected.contentInsets[2])
    #expect(section.contentInsetsReference == .none)
    let items = section.boundarySupplementaryItems
    #expect(items.count == recorded.expected.boundary.count)
    for (item, expected) in zip(items, recorded.expected.boundary) {
      let isHeader = expected.kind == "header"
      #expect(
        item.elementKind
          == (isHeader
            ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter)
      )
      #expect(item.alignment == (isHeader ? .top : .bottom))
      #expect(
        "est:\(item.layoutSize.heightDimension.dimension)" == expected.height
          + (expected.height.contains(".") ? "" : ".0"))
      #expect(item.pinToVisibleBounds == expected.pinToVisibleBounds)
      #expect(item.extendsBoundary == expected.extendsBoundary)
      #expect(item.zIndex == expected.zIndex)
    }
  }

  @Test(arguments: [(width: 320.0, margin: 16.0), (374, 16), (375, 20), (1024, 20)])
  func `wide containers have wider margins around cards`(width: Double, margin: Double) {
    let section = NSCollectionLayoutSection.list(
      using: Configuration(appearance: .insetGrouped), layoutEnvironment: Environment(width: width))
    #expect(Double(section.contentInsets.leading) == margin)
    #expect(Double(section.contentInsets.trailing) == margin)
  }

  @Test func `a layout of lists shows rows as wide as the view`() {
    let layout = UICollectionViewCompositionalLayout.list(using: Configuration(appearance: .plain))
    let view = UICollectionView.shown(layout, StrictDataSource([30]))
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(view.contentSize.height == 30 * 44.0)
  }
}
