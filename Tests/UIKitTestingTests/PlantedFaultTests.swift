import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

/// A screen of a shop with one fault at a time. Failures name the element and the cause.
@MainActor @Suite struct PlantedFaultTests {
  private let device = SnapshotDevice.iPhoneSE

  @Test func `a header that moved`() {
    expectSnapshot(of: Baskets(), as: .frames, .tree, .image, on: device, named: "header")
    func moved(_ kind: SnapshotKind) {
      expectSnapshot(
        of: Baskets(fault: .movedHeader), as: kind, on: device, named: "header", record: .never,
        testName: "a header that moved()")
    }
    withKnownIssue {
      moved(.frames)
    } matching: {
      says($0, "- header [1] is 12 points further right: now", "x = 12")
    }
    withKnownIssue {
      moved(.tree)
    } matching: {
      says($0, "- header [1] is 12 points further right")
    }
    withKnownIssue {
      moved(.image)
    } matching: {
      says($0, "- header [1] looks different, ")
    }
  }

  @Test func `a label that is cut off`() {
    expectSnapshot(of: Baskets(), as: .tree, .image, on: device, named: "label")
    func clipped(_ kind: SnapshotKind) {
      expectSnapshot(
        of: Baskets(fault: .clippedLabel), as: kind, on: device, named: "label", record: .never,
        testName: "a label that is cut off()")
    }
    let name = "UILabel \"Blood oranges\" in cell [0, 1]"
    withKnownIssue {
      clipped(.tree)
    } matching: {
      says(
        $0, "- \(name) is 240 points narrower: it is 71 wide, recorded 311",
        "- \(name) is cut off: it needs ")
    }
    withKnownIssue {
      clipped(.image)
    } matching: {
      says($0, "- \(name) looks different, ", "; its text is cut off: it needs ", "and has 71")
    }
    let faults = layoutFaults(in: Baskets(fault: .clippedLabel), on: device)
    #expect(faults.map(\.element) == [name])
  }

  @Test func `a wrong colour`() {
    expectSnapshot(of: Baskets(), as: .image, on: device, named: "colour")
    withKnownIssue {
      expectSnapshot(
        of: Baskets(fault: .wrongColour), as: .image, on: device, named: "colour", record: .never)
    } matching: {
      says(
        $0, "- Dot in cell [1, 0] looks different, 16 x 16 points at (335, 274)",
        ": #FF3B30, recorded #34C759")
    }
  }

  @Test func `an animation that is 50 ms late`() {
    func film(_ fault: Baskets.Fault?, record: SnapshotTestingConfiguration.Record? = nil) {
      let moments = stride(from: 0, through: 0.5, by: 0.05).map(\.self)
      expectFilm(
        of: Baskets(fault: fault), at: moments, on: device, named: "offer", record: record,
        testName: "an animation that is late()"
      ) { $0.showOffer() }
    }
    film(nil)
    withKnownIssue {
      film(.lateAnimation, record: .never)
    } matching: {
      says(
        $0,
        "- UILabel \"Two for one\" is 50 ms late: it leaves its place after 0.05 s, recorded after 0 s",
        "at 0.05 s it is at (40, 700), recorded at (40, 663.55)")
    }
  }
}

/// Two sections of rows under headers, a dot in each row, and an offer that comes from below.
final class Baskets: UICollectionViewController {
  enum Fault {
    case movedHeader, clippedLabel, wrongColour, lateAnimation
  }

  private let fault: Fault?
  private let offer = UILabel()
  private let fruits = [["Apples", "Blood oranges", "Cherries"], ["Dates", "Elderberries"]]

  init(fault: Fault? = nil) {
    self.fault = fault
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
        Self.section(headerInset: fault == .movedHeader && section == 1 ? 12 : 0)
      })
  }

  required init?(coder: NSCoder) { nil }

  private static func section(headerInset: CGFloat) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(52))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
      absoluteOffset: CGPoint(x: headerInset, y: 0))
    section.boundarySupplementaryItems = [header]
    return section
  }

  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    [unowned self] cell, path, fruit in
    let isClipped = fault == .clippedLabel && path == IndexPath(item: 1, section: 0)
    let label = UILabel(
      frame: CGRect(x: 16, y: 8, width: isClipped ? 71 : 311, height: 36))
    label.text = fruit
    cell.contentView.addSubview(label)
    let isWrong = fault == .wrongColour && path == IndexPath(item: 0, section: 1)
    let dot = Dot(frame: CGRect(x: 335, y: 18, width: 16, height: 16))
    dot.backgroundColor = isWrong ? .systemRed : .systemGreen
    cell.contentView.addSubview(dot)
  }

  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in
    let label = UILabel(frame: CGRect(x: 16, y: 10, width: 320, height: 24))
    label.text = path.section == 0 ? "In your basket" : "Saved for later"
    label.font = .boldSystemFont(ofSize: 17)
    header.backgroundColor = .secondarySystemBackground
    header.addSubview(label)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = (cells, headers)
    collectionView.backgroundColor = .systemBackground
    offer.text = "Two for one"
    offer.isHidden = true
    offer.textAlignment = .center
    offer.backgroundColor = .systemYellow
    view.addSubview(offer)
  }

  /// Has the offer come from below in 0.3 seconds.
  func showOffer() {
    offer.isHidden = false
    offer.frame = CGRect(x: 40, y: 700, width: 295, height: 44)
    UIView.animate(
      withDuration: 0.3, delay: fault == .lateAnimation ? 0.05 : 0, options: .curveEaseOut
    ) { self.offer.frame.origin.y = 560 }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { fruits.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fruits[section].count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: fruits[indexPath.section][indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

final class Dot: UIView {}
