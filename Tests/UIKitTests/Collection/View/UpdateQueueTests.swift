import Testing
import UIKit

/// The order in which completions are called.
@MainActor @Suite struct UpdateQueueTests {
  /// Does something when it is asked for a cell.
  @MainActor final class Meddler {
    var act: (() -> Void)?
  }

  func rows(_ counts: [Int]) -> (UICollectionView, StrictDataSource) {
    let data = StrictDataSource(counts)
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection()), data)
    return (view, data)
  }

  let first = IndexPath(item: 0, section: 0)

  @Test func `batches within batches are one, completed from the inside out`() {
    let (view, data) = rows([3])
    var log: [String] = []
    view.performBatchUpdates {
      data.counts = [4]
      view.insertItems(at: [first])
      view.performBatchUpdates {
        data.counts = [3]
        view.deleteItems(at: [first])
      } completion: { _ in
        log.append("inner")
      }
      log.append("still open")
    } completion: { _ in
      log.append("outer")
    }
    #expect(log == ["still open", "inner", "outer"])
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func `an update called for by a completion completes after the others of its update`() {
    let (view, data) = rows([3])
    var log: [String] = []
    view.performBatchUpdates {
      view.performBatchUpdates(nil) { _ in
        log.append("1")
        data.counts = [2]
        view.performBatchUpdates {
          view.deleteItems(at: [first])
        } completion: { _ in
          log.append("3")
        }
        #expect(view.numberOfItems(inSection: 0) == 2)
      }
    } completion: { _ in
      log.append("2")
    }
    #expect(log == ["1", "2", "3"])
  }
}
