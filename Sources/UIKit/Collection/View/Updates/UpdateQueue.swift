/// The open batch, and the completions of updates. A nested batch is part of the outermost.
///
/// Completions are called one at a time, in the order in which the updates began, also those of an
/// update that begins during another update or within a completion. Rule UPD-1.
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
  /// The open batch.
  private var open: Update?
  /// The nesting of open batches.
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

  /// Closes a batch.
  ///
  /// - Parameter completion: Called after the completions of nested batches.
  /// - Returns: The update to perform; nil for a nested batch.
  func closeBatch(_ completion: ((Bool) -> Void)?) -> Update? {
    depth -= 1
    if let completion { open?.completions.append(completion) }
    guard depth == 0, let update = open else { return nil }
    open = nil
    return update
  }

  /// Begins an update that is not collected, as that of a snapshot.
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

  /// Ends an update, and calls the completions that do not wait for an earlier update.
  ///
  /// - Parameter finished: Whether its animations ran to their end.
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
