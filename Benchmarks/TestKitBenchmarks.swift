import Foundation
import SnapshotTesting
import UIKit
import UIKitTesting

/// What snapshot tests cost a team: a screen is made, shown, laid out and compared with its reference.
enum TestKitBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "T1") { MainActor.assumeIsolated(frames) },
    Benchmark(goal: "T2") { MainActor.assumeIsolated(pictures) },
  ]

  /// How many snapshots stand for a thousand.
  private static let count = 100

  /// T1: tables of the frames of a full screen.
  @MainActor private static func frames() -> [Row] {
    let folder = Folder()
    let device = SnapshotDevice.iPhone13
    func compare() -> String? {
      verifyFrames(of: ListScreen(), on: device, in: folder.path)
    }
    _ = compare()
    let time = seconds {
      if let failure = compare() { fatalError(failure) }
    }
    return [
      .time("T1", "1,000 tables of frames compared", time, "s", of: .allocating, goal: 3)
    ]
  }

  /// T2: pictures of a full screen at 3 pixels a point.
  @MainActor private static func pictures() -> [Row] {
    let folder = Folder()
    func compare() -> String? {
      verifySnapshot(
        of: ListScreen(), as: .image(on: .iPhone13), named: "list",
        snapshotDirectory: folder.path, testName: "pictures")
    }
    _ = compare()
    let time = seconds {
      if let failure = compare() { fatalError(failure) }
    }
    return [
      .time("T2", "1,000 pictures 390x844@3 drawn and compared", time, "s", of: .drawing, goal: 25)
    ]
  }

  /// T4: a picture of a full screen whose rows all moved, with its message and its section of the
  /// report, beside one that passes. A goal of debug builds, in which people test;
  /// `Scripts/benchmark --debug` measures it.
  @MainActor static func failures() -> Row {
    let folder = Folder()
    func compare(_ inset: CGFloat) -> String? {
      let screen = ListScreen()
      screen.collectionView.contentInset.top = inset
      return verifySnapshot(
        of: screen, as: .image(on: .iPhone13), named: "list", record: inset > 0 ? .never : nil,
        snapshotDirectory: folder.path, testName: "failures")
    }
    _ = compare(0)
    // In turn, so that other work of the machine slows both down alike.
    var (passing, failing) = (0.0, 0.0)
    for _ in 0..<count {
      let start = processTime()
      if let failure = compare(0) { fatalError(failure) }
      let middle = processTime()
      guard let failure = compare(4) else { fatalError("the picture did not change") }
      _ = LatestFailure.report(
        failure, of: "failures", named: "list", kind: "png",
        at: TestPlace(fileID: #fileID, file: #filePath, line: #line, column: 1))
      passing += middle - start
      failing += processTime() - middle
    }
    return .number(
      "T4", "a failing picture 390x844@3 beside a passing one", failing / passing, "x", atMost: 2)
  }

  /// The processor time of a thousand calls.
  @MainActor private static func seconds(_ body: () -> Void) -> Double {
    let start = processTime()
    for _ in 0..<count { body() }
    return (processTime() - start) * 1000 / Double(count)
  }

  /// A folder for references that goes away.
  private final class Folder {
    let path = NSTemporaryDirectory() + "benchmark-\(UUID().uuidString)"
    deinit { try? FileManager.default.removeItem(atPath: path + ".linux") }
  }
}

/// A list that fills the screen.
@MainActor private final class ListScreen: UICollectionViewController {
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, number in
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(number)"
    content.secondaryText = "What the row says besides"
    content.image = UIImage(systemName: "star.fill")
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath.item)
  }
}
