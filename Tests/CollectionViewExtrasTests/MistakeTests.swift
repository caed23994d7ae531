import CollectionViewExtras
import Testing
import UIKit

/// Every mistake twice: the program stops, or goes on where a handler is installed.
@MainActor @Suite(.serialized) struct MistakeTests {
  /// What a handler was told, from any thread.
  final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [CollectionViewMistake] = []

    var all: [CollectionViewMistake] { lock.withLock { stored } }
    func add(_ mistake: CollectionViewMistake) { lock.withLock { stored.append(mistake) } }
  }

  @Test(arguments: MistakeCase.all.map(\.name))
  func `a mistake stops the program in UIKit's words`(name: String) async throws {
    let mistake = try #require(MistakeCase.named(name))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name] in
      await MainActor.run { _ = MistakeCase.named(name)?.make() }
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.hasPrefix(mistake.text), "\(written)")
    // The cure is what is written last.
    let last = written.split(separator: "\n").last ?? ""
    #expect(last.hasSuffix(".") && !last.hasPrefix(mistake.text), "\(written)")
  }

  @Test(arguments: MistakeCase.all.map(\.name))
  func `a mistake is reported and the program goes on`(name: String) throws {
    let mistake = try #require(MistakeCase.named(name))
    let reports = Reports()
    MistakeRecovery.install { reports.add($0) }
    defer { MistakeRecovery.remove() }
    #expect(mistake.make() == mistake.outcome)
    let first = try #require(reports.all.first)
    #expect(first.message.hasPrefix(mistake.text))
    #expect(first.cure.hasSuffix("."))
    #expect(first.remedy.hasSuffix("."))
    #expect(first.description == "\(first.message) – \(first.remedy)")
  }

  @Test func `what comes off the main thread is shown before what follows on it`() async {
    let reports = Reports()
    MistakeRecovery.install { reports.add($0) }
    defer { MistakeRecovery.remove() }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      nil
    }
    await withCheckedContinuation { continuation in
      applyFromBothSides(source) { continuation.resume() }
    }
    #expect(source.snapshot().sectionIdentifiers == [2])
    #expect(reports.all.first?.message.hasPrefix("Deadlock detected") == true)
  }

  private func applyFromBothSides(
    _ source: UICollectionViewDiffableDataSource<Int, Int>, _ completion: @escaping () -> Void
  ) {
    let applied = DispatchSemaphore(value: 0)
    DispatchQueue(label: "data").async {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([1])
      source.apply(snapshot)
      applied.signal()
    }
    applied.wait()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([2])
    source.apply(snapshot, completion: completion)
  }
}
