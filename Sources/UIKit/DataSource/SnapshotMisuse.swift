/// Why a snapshot cannot do what it was asked, in UIKit's words.
struct SnapshotMisuse: Error, Equatable {
  let message: String

  static func parameter(_ condition: String) -> SnapshotMisuse {
    SnapshotMisuse(message: "Invalid parameter not satisfying: \(condition)")
  }

  static let noSections = SnapshotMisuse(
    message: "There are currently no sections in the data source. Please add a section first.")

  static let sectionNotFound = SnapshotMisuse(
    message: """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """)

  static func duplicates<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> SnapshotMisuse
  {
    let list = identifiers.map { "\n    \($0)" }.joined(separator: ",")
    return SnapshotMisuse(
      message: """
        Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\(list)\n)}
        """)
  }

  static func existing<Identifier>(_ identifiers: [Identifier]) -> SnapshotMisuse {
    let prefix = "Diffable data source detected an attempt to insert or append"
    if identifiers.count == 1 {
      return SnapshotMisuse(
        message: """
          \(prefix) 1 section identifier that already exists in the snapshot. Identifiers in a \
          snapshot must be unique. Section identifier that already exists: \(identifiers[0])
          """)
    }
    let list = identifiers.map { "\n    \($0)" }.joined(separator: ",")
    return SnapshotMisuse(
      message: """
        \(prefix) \(identifiers.count) section identifiers that already exist in the snapshot. \
        Identifiers in a snapshot must be unique. Section identifiers that already exist: (\(list)\n)
        """)
  }

  static func destinationInList<Identifier>(
    _ destination: Identifier, _ identifiers: [Identifier]
  ) -> SnapshotMisuse {
    SnapshotMisuse(
      message: """
        Invalid update: destination for insertion operation [\(destination)] is in the insertion \
        identifier list for update: \(identifiers)
        """)
  }

  static func moveToItself<Identifier>(_ kind: String, _ identifier: Identifier) -> SnapshotMisuse {
    SnapshotMisuse(
      message: """
        Invalid update: \(kind) identifier \(identifier) cannot be moved next to itself. \
        Name another \(kind) as the destination.
        """)
  }

  static func unknown<Identifier>(
    _ action: String, _ kind: String, _ identifier: Identifier
  ) -> SnapshotMisuse {
    SnapshotMisuse(
      message: """
        Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \(identifier)
        """)
  }
}

/// Runs `change`; stops the program with the message of what it finds wrong.
func refusingMisuse<Result>(_ change: () throws(SnapshotMisuse) -> Result) -> Result {
  do {
    return try change()
  } catch {
    refuse(error.message)
  }
}
