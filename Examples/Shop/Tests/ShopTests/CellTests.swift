import SnapshotTesting
import Testing
import UIKit

@testable import Shop

@MainActor @Suite(.snapshots(record: .missing)) struct CellTests {
  private func fitted<Cell: UICollectionViewCell>(_ cell: Cell, width: CGFloat) -> Cell {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(origin: .zero, size: size)
    cell.backgroundColor = .systemBackground
    return cell
  }

  @Test(arguments: Product.samples.prefix(4))
  func product(_ product: Product) {
    let cell = ProductCell(frame: .zero)
    cell.show(product)
    assertSnapshot(of: fitted(cell, width: 170), as: .image, named: "\(product.id)")
  }

  @Test func productWithLargeText() {
    let cell = ProductCell(frame: CGRect(x: 0, y: 0, width: 300, height: 520))
    cell.backgroundColor = .systemBackground
    cell.show(Product.samples[5])
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    assertSnapshot(of: cell, as: .image(traits: large))
  }

  @Test func featured() {
    let cell = FeaturedCell(frame: CGRect(x: 0, y: 0, width: 340, height: 190))
    cell.show(Product.samples[1])
    assertSnapshot(of: cell, as: .image)
  }

  @Test func chips() {
    for isOn in [true, false] {
      let cell = ChipCell(frame: .zero)
      cell.show("Cameras", isOn: isOn)
      assertSnapshot(of: fitted(cell, width: 100), as: .image, named: isOn ? "on" : "off")
    }
  }

  @Test func basketLine() {
    let cell = BasketCell(frame: .zero)
    cell.show(Basket.Line(product: Product.samples[5], count: 3))
    assertSnapshot(of: fitted(cell, width: 358), as: .image)
  }

  @Test func header() {
    let header = HeaderView(frame: CGRect(x: 0, y: 0, width: 358, height: 44))
    header.show("Popular this week")
    assertSnapshot(of: header, as: .image)
    assertSnapshot(
      of: header, as: .image(traits: UITraitCollection(layoutDirection: .rightToLeft)),
      named: "right to left")
  }
}
