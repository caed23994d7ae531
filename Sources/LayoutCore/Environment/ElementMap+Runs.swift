extension ElementMap.Run {
  /// The part of the run in a range, relative to its start.
  package func part(_ range: Range<Int>) -> ElementMap.Run {
    let first = items.lowerBound + range.lowerBound
    return ElementMap.Run(section: section, items: first..<(first + range.count), isStale: isStale)
  }
}

// The items of a section as runs in order.
extension [ElementMap.Run] {
  /// Appends a run, merged with the last one if it continues that.
  package mutating func appendJoining(_ run: ElementMap.Run) {
    guard !run.items.isEmpty else { return }
    guard let last, last.section == run.section, last.isStale == run.isStale,
      last.section == nil || last.items.upperBound == run.items.lowerBound
    else {
      append(run)
      return
    }
    let end = last.items.upperBound + run.items.count
    self[count - 1].items = last.items.lowerBound..<end
  }

  /// The same items, with those at `offsets` to be measured again.
  ///
  /// - Parameter offsets: Relative to the start of the first run.
  /// - Complexity: O(r + k log k), k the number of offsets.
  package func marking(_ offsets: [Int]) -> [ElementMap.Run] {
    replacing(offsets) { run in
      var run = run
      run.isStale = true
      return run
    }
  }

  /// The items except for those at `offsets`.
  package func removing(_ offsets: [Int]) -> [ElementMap.Run] {
    replacing(offsets) { _ in nil }
  }

  /// The items with others inserted.
  ///
  /// - Parameter arrivals: Runs of one item and their positions in the result.
  /// - Complexity: O(r + k log k), k the number of arrivals.
  package func inserting(_ arrivals: [(place: Int, run: ElementMap.Run)]) -> [ElementMap.Run] {
    var arrivals = arrivals.sorted { $0.place < $1.place }[...]
    var result: [ElementMap.Run] = []
    var place = 0
    for run in self {
      var rest = run
      while let arrival = arrivals.first, arrival.place < place + rest.items.count {
        let head = arrival.place - place
        result.appendJoining(rest.part(0..<head))
        result.appendJoining(arrival.run)
        rest = rest.part(head..<rest.items.count)
        place = arrival.place + 1
        arrivals.removeFirst()
      }
      result.appendJoining(rest)
      place += rest.items.count
    }
    for arrival in arrivals { result.appendJoining(arrival.run) }
    return result
  }

  /// The items with those at `offsets` replaced by the results of `exchange`.
  private func replacing(
    _ offsets: [Int], _ exchange: (ElementMap.Run) -> ElementMap.Run?
  ) -> [ElementMap.Run] {
    var offsets = Set(offsets).sorted()[...]
    var result: [ElementMap.Run] = []
    var start = 0
    for run in self {
      var taken = 0
      while let offset = offsets.first, offset < start + run.items.count {
        offsets.removeFirst()
        guard offset >= start + taken else { continue }
        result.appendJoining(run.part(taken..<(offset - start)))
        taken = offset - start + 1
        exchange(run.part((taken - 1)..<taken)).map { result.appendJoining($0) }
      }
      result.appendJoining(run.part(taken..<run.items.count))
      start += run.items.count
    }
    return result
  }
}
