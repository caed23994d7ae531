/// The changes of the data that are called for: collected while a batch is open, batches within
/// batches being part of the outermost; and their completions.
///
/// Completions are called one at a time, in the order in which the updates began: those of an
/// update that begins while another is carried out, or within a completion, come after the ones
/// before them, whenever it ends. Rule UPD-1.
@MainActor final class UpdateQueue {
  /// An update from its beginning until its completions have been called.
  @MainActor final class Update {
    fileprivate(set) var batch = UpdateBatch()
    fileprivate var completions: [(Bool) -> Void] = []
    fileprivate var isOver = false
    fileprivate var isFinished = true
  }

  /// Updates whose completions have not been called, in the order in which they began.
  private var begun: [Update] = []
  /// The batch that is open.
  private var open: Update?
  /// How deep batches are nested.
  private var depth = 0
  private var isCompleting = false

  /// Whether a batch is open, so that changes are collected.
  var isCollecting: Bool { open != nil }

  /// Begins to collect changes.
  func openBatch() {
    depth += 1
    guard open == nil else { return }
    let update = Update()
    open = update
    begun.append(update)
  }

  /// Stops collecting, at the end of the outermost batch.
  ///
  /// - Parameter completion: Called after those of the batches within.
  /// - Returns: The update to carry out; nil within another batch.
  func closeBatch(_ completion: ((Bool) -> Void)?) -> Update? {
    depth -= 1
    if let completion { open?.completions.append(completion) }
    guard depth == 0, let update = open else { return nil }
    open = nil
    return update
  }

  /// Begins an update that is carried out as a whole, as a snapshot's is.
  func begin(_ completion: @escaping (Bool) -> Void) -> Update {
    let update = Update()
    update.completions = [completion]
    begun.append(update)
    return update
  }

  /// Adds a change to the open batch.
  ///
  /// - Returns: Whether one is open.
  func collect(_ change: (inout UpdateBatch) -> Void) -> Bool {
    guard let open else { return false }
    change(&open.batch)
    return true
  }

  /// Notes that an update is over, and completes those that no earlier one holds up.
  ///
  /// - Parameter finished: Whether all that was seen to move came to its place by itself.
  func end(_ update: Update, finished: Bool) {
    update.isOver = true
    update.isFinished = finished
    guard !isCompleting else { return }
    isCompleting = true
    defer { isCompleting = false }
    while let first = begun.first, first.isOver {
      begun.removeFirst()
      for completion in first.completions { completion(first.isFinished) }
    }
  }
}
