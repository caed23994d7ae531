/// A mistake in the use of a snapshot, with UIKit's message.
@usableFromInline struct SnapshotMisuse: Error, Equatable {
  let message: String
  /// The advice for the application.
  let cure: String
  /// The indexes of the identifiers without which the operation is possible; nil if it is not
  /// possible at all.
  var leavingOut: [Int]?

  /// The destination is not in the snapshot. Rule ERR-8.
  ///
  /// - Parameter condition: The violated condition in the words of UIKit.
  /// - Parameter kind: What is missing: "item" or "section".
  @usableFromInline static func nowhere(
    _ condition: String, _ kind: String
  ) -> SnapshotMisuse {
    SnapshotMisuse(
      message: "Invalid parameter not satisfying: \(condition)",
      cure: "Name \(kind)s that are in the snapshot; append those that are not.")
  }

  // Rule ERR-9.
  @usableFromInline static let noSections = SnapshotMisuse(
    message: "There are currently no sections in the data source. Please add a section first.",
    cure: "Call appendSections(_:) before appendItems(_:toSection:).")

  // Rule ERR-8.
  @usableFromInline static let sectionNotFound = SnapshotMisuse(
    message: """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """, cure: "Append the section first, or ask indexOfSection(_:) whether it is there.")

  /// Rule ERR-6.
  ///
  /// - Parameter identifiers: All given identifiers.
  @usableFromInline static func duplicates<Identifier: Hashable>(
    _ kind: String, _ identifiers: [Identifier]
  ) -> SnapshotMisuse {
    var seen: Set<Identifier> = []
    let repeats = identifiers.indices.filter { !seen.insert(identifiers[$0]).inserted }
    return SnapshotMisuse(
      message: """
        Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \
        \(set(repeats.map { identifiers[$0] }))
        """, cure: "Name each \(kind) once; compare how identifiers are equal and hashed.",
      leavingOut: repeats)
  }

  /// The distinct identifiers as UIKit prints sets.
  private static func set<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    var seen: Set<Identifier> = []
    let list = identifiers.filter { seen.insert($0).inserted }.map { "\n    \($0)" }
    return "{(\(list.joined(separator: ","))\n)}"
  }

  /// Rule ERR-7.
  ///
  /// - Parameter identifiers: All given identifiers.
  /// - Parameter known: The indexes of those that exist.
  @usableFromInline static func existing<Identifier>(_ identifiers: [Identifier], at known: [Int])
    -> SnapshotMisuse
  {
    let prefix = "Diffable data source detected an attempt to insert or append"
    let cure = "Name sections that the snapshot does not have, or begin with an empty snapshot."
    let existing = known.map { "\(identifiers[$0])" }
    if existing.count == 1 {
      return SnapshotMisuse(
        message: """
          \(prefix) 1 section identifier that already exists in the snapshot. Identifiers in a \
          snapshot must be unique. Section identifier that already exists: \(existing[0])
          """, cure: cure, leavingOut: known)
    }
    let list = existing.map { "\n    \($0)" }.joined(separator: ",")
    return SnapshotMisuse(
      message: """
        \(prefix) \(existing.count) section identifiers that already exist in the snapshot. \
        Identifiers in a snapshot must be unique. Section identifiers that already exist: (\(list)\n)
        """, cure: cure, leavingOut: known)
  }

  // Rule ERR-10.
  @usableFromInline static func destinationInList<Identifier: Equatable>(
    _ destination: Identifier, _ identifiers: [Identifier]
  ) -> SnapshotMisuse {
    SnapshotMisuse(
      message: """
        Invalid update: destination for insertion operation [\(destination)] is in the insertion \
        identifier list for update: \(identifiers)
        """, cure: "Leave the destination out of what is inserted beside it.",
      leavingOut: identifiers.firstIndex(of: destination).map { [$0] })
  }

  // Rule SNAP-9.
  @usableFromInline static func moveToItself<Identifier>(_ kind: String, _ identifier: Identifier)
    -> SnapshotMisuse
  {
    SnapshotMisuse(
      message: """
        Invalid update: \(kind) identifier \(identifier) cannot be moved next to itself.
        """, cure: "Name another \(kind) as the destination.")
  }

  /// Rule ERR-11.
  ///
  /// - Parameter unknown: The indexes of the identifiers that do not exist.
  /// - Parameter action: The intended action, such as "reload".
  @usableFromInline static func unknown<Identifier>(
    _ kind: String, in identifiers: [Identifier], at unknown: [Int], action: String
  ) -> SnapshotMisuse {
    SnapshotMisuse(
      message: """
        Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \
        \(identifiers[unknown[0]])
        """, cure: "Append the \(kind) first, or \(action) \(kind)s only that are in the snapshot.",
      leavingOut: unknown)
  }
}

// MARK: - Section snapshots

extension SnapshotMisuse {
  /// Rule ERR-14.
  ///
  /// - Parameter what: The kind of the missing item: "Parent item identifier".
  static func unknownInTree<Item>(_ what: String, _ item: Item) -> SnapshotMisuse {
    SnapshotMisuse(
      message: "\(what) does not exist in section snapshot: \(item)", cure: askFirst)
  }

  private static let askFirst = "Ask contains(_:) first, or append the item."

  // Rule ERR-14.
  static func notFound<Item>(_ item: Item, leavingOut unknown: [Int]) -> SnapshotMisuse {
    SnapshotMisuse(
      message: "Failed to find index of item \(item)", cure: askFirst, leavingOut: unknown)
  }

  /// Rule ERR-14.
  ///
  /// - Parameter known: The indexes of the items that exist.
  static func duplicatesInTree<Item: Hashable>(
    _ items: [Item], leavingOut known: [Int]
  ) -> SnapshotMisuse {
    SnapshotMisuse(
      message: """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
        \(set(known.map { items[$0] }))
        """, cure: "Name each item once, and delete it before it is inserted elsewhere.",
      leavingOut: known)
  }
}

// MARK: - Answering

/// Carries out an operation on identifiers.
///
/// A mistake stops the program with its message. If a handler for mistakes is installed, it is
/// called instead, and the operation is done without the offending identifiers, or not at all.
/// Rule SNAP-6.
@inlinable func carryOut<Identifier>(
  _ identifiers: [Identifier],
  _ operation: ([Identifier]) throws(SnapshotMisuse) -> Void
) {
  do {
    try operation(identifiers)
  } catch {
    guard let others = error.recover(identifiers) else { return }
    carryOut(others, operation)
  }
}

/// The result of `question`.
///
/// A mistake stops the program with its message. If a handler for mistakes is installed, it is
/// called instead, and the result is `substitute`.
@inlinable func answer<Answer>(
  _ substitute: Answer, _ question: () throws(SnapshotMisuse) -> Answer
) -> Answer {
  do {
    return try question()
  } catch {
    error.report(answering: "\(substitute)")
    return substitute
  }
}

extension SnapshotMisuse {
  /// Reports the mistake.
  ///
  /// - Returns: The identifiers for which the operation is possible; nil if there are none.
  @usableFromInline func recover<Identifier>(_ identifiers: [Identifier]) -> [Identifier]? {
    guard let leavingOut, leavingOut.count < identifiers.count else {
      Mistakes.report(message, cure: cure, remedy: "Nothing was changed.")
      return nil
    }
    let omitted = leavingOut.map { "\(identifiers[$0])" }.joined(separator: ", ")
    Mistakes.report(message, cure: cure, remedy: "Left out: \(omitted).")
    let places = Set(leavingOut)
    return identifiers.indices.filter { !places.contains($0) }.map { identifiers[$0] }
  }

  @usableFromInline func report(answering substitute: String) {
    Mistakes.report(message, cure: cure, remedy: "The answer is \(substitute).")
  }
}
