/// What closures of an application have answered, by their numbers.
struct ArrangementAnswers: Exchanged, Sendable {
  /// The frames of custom arrangements.
  var placements: [[CustomPlacement]] = []
  /// The spans of pieces.
  var spans: [[Int]] = []

  func write(to bytes: inout ByteWriter) {
    bytes.write(count: placements.count)
    for list in placements { bytes.write(list) }
    bytes.write(count: spans.count)
    for list in spans { bytes.write(list) }
  }

  static func read(from reader: inout ByteReader) -> ArrangementAnswers {
    var answers = ArrangementAnswers()
    for _ in 0..<reader.count() where !reader.failed { answers.placements.append(reader.list()) }
    for _ in 0..<reader.count() where !reader.failed { answers.spans.append(reader.list()) }
    return answers
  }

  /// The section with these answers in the place of its closures.
  func answering(_ section: SectionDescription) -> SectionDescription {
    var section = section
    section.group.changeArrangements(
      { custom in
        let number = Int(clamping: custom.identity)
        custom = CustomArrangement(
          identity: custom.identity,
          placements: placements.indices.contains(number) ? placements[number] : [])
      },
      { rule in
        let number = Int(clamping: rule.identity)
        rule = SpanRule(
          identity: rule.identity, spans: spans.indices.contains(number) ? spans[number] : [])
      })
    return section
  }
}

/// Notes what closures answer while a layout is solved, and numbers them in the order in which
/// sections mention them.
final class ArrangementRecorder: Sendable {
  private struct Notes {
    var answers = ArrangementAnswers()
    var customs: [UInt64: Int] = [:]
    var rules: [UInt64: Int] = [:]
  }

  private let notes = Guarded(Notes())

  var answers: ArrangementAnswers { notes.withLock { $0.answers } }

  /// The section with closures that note their answers.
  func recording(_ section: SectionDescription) -> SectionDescription {
    var section = section
    section.group.changeArrangements(
      { custom in custom = self.recording(custom) }, { rule in rule = self.recording(rule) })
    return section
  }

  private func recording(_ custom: CustomArrangement) -> CustomArrangement {
    let number = notes.withLock { notes in
      if let known = notes.customs[custom.identity] { return known }
      notes.answers.placements.append([])
      notes.customs[custom.identity] = notes.answers.placements.count - 1
      return notes.answers.placements.count - 1
    }
    return CustomArrangement(identity: UInt64(number)) { container in
      let placements = custom.provider(container)
      self.notes.withLock { $0.answers.placements[number] = placements }
      return placements
    }
  }

  private func recording(_ rule: SpanRule) -> SpanRule {
    let number = notes.withLock { notes in
      if let known = notes.rules[rule.identity] { return known }
      notes.answers.spans.append([])
      notes.rules[rule.identity] = notes.answers.spans.count - 1
      return notes.answers.spans.count - 1
    }
    return SpanRule(identity: UInt64(number)) { piece in
      let span = rule.span(piece)
      self.notes.withLock { notes in
        while notes.answers.spans[number].count <= piece { notes.answers.spans[number].append(1) }
        notes.answers.spans[number][piece] = span
      }
      return span
    }
  }
}

extension ItemDescription {
  /// Changes the arrangements of the item and of all within it that closures of the application
  /// compute.
  mutating func changeArrangements(
    _ custom: (inout CustomArrangement) -> Void, _ spans: (inout SpanRule) -> Void
  ) {
    switch group?.form {
    case .repeating(var subitems):
      for index in subitems.indices { subitems[index].changeArrangements(custom, spans) }
      group?.form = .repeating(subitems)
    case .counted(var subitem, let count, let resizes):
      subitem.changeArrangements(custom, spans)
      group?.form = .counted(subitem, count: count, resizesSubitem: resizes)
    case .custom(var arrangement):
      custom(&arrangement)
      group?.form = .custom(arrangement)
    case .packed(var arrangement):
      arrangement.piece.changeArrangements(custom, spans)
      if case .waterfall(var rule) = arrangement.rule, var known = rule.spans {
        spans(&known)
        rule.spans = known
        arrangement.rule = .waterfall(rule)
      }
      group?.form = .packed(arrangement)
    case nil: break
    }
  }
}
