/// Why a snapshot cannot do what it was asked, in UIKit's words.
@usableFromInline struct SnapshotMisuse: Error, Equatable {
  let message: String
  /// What the application is to do instead.
  let cure: String
  /// The places in the list of identifiers without which the operation can be done; nil if it
  /// cannot be done at all.
  var leavingOut: [Int]?

  /// A place is named that the snapshot does not have. Rule ERR-8.
  ///
  /// - Parameters:
  ///   - condition: What is not so, as UIKit says it.
  ///   - kind: What is not there: "item", "section".
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
  /// - Parameter identifiers: All that were given.
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

  /// Identifiers once each, as UIKit prints sets.
  private static func set<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    var seen: Set<Identifier> = []
    let list = identifiers.filter { seen.insert($0).inserted }.map { "\n    \($0)" }
    return "{(\(list.joined(separator: ","))\n)}"
  }

  /// Rule ERR-7.
  ///
  /// - Parameters:
  ///   - identifiers: All that were given.
  ///   - known: The places of those that exist.
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
  /// - Parameters:
  ///   - unknown: The places of the identifiers that are not there.
  ///   - action: What was to be done with them, such as "reload".
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
  /// - Parameter what: What kind of item is missing: "Parent item identifier".
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
  /// - Parameter known: The places of the items that are there already.
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
/// What the operation finds wrong stops the program with its message. If a handler of mistakes is
/// installed, that is told of it, and the operation is done without the identifiers it cannot be
/// done with, or not at all. Rule SNAP-6.
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

/// What `question` answers.
///
/// What it finds wrong stops the program with its message. If a handler of mistakes is installed,
/// that is told of it, and the answer is `substitute`.
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
  /// Reports what is wrong.
  ///
  /// - Returns: The identifiers that the operation can be done with; nil if it cannot be done.
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
