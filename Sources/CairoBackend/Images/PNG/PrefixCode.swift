/// A code of bits for symbols, shorter for those that occur more often (Huffman), as deflate has it.
struct PrefixCode {
  /// The number of bits by symbol; zero for one that does not occur.
  let lengths: [Int]
  /// The bits by symbol.
  let codes: [BitCode]

  private static let longest = 15

  /// - Parameter counts: How often each symbol occurs; at least two of them do.
  init(counts: [Int]) {
    // Flatter counts give shorter codes at the long end.
    var counts = counts
    var lengths = Self.lengths(for: counts)
    while lengths.contains(where: { $0 > Self.longest }) {
      for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 4 + 1 }
      lengths = Self.lengths(for: counts)
    }
    self.lengths = lengths
    codes = Self.codes(for: lengths)
  }

  /// The depths of the symbols in the tree that joins the two rarest again and again.
  ///
  /// - Complexity: O(n log n), n the number of symbols.
  private static func lengths(for counts: [Int]) -> [Int] {
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { counts[$0] < counts[$1] }
    var weights = leaves.map { counts[$0] }
    var parents: [Int] = Array(repeating: 0, count: leaves.count)
    // Joined nodes come in the order of their weights, so two queues hold what is left.
    var (leaf, joined) = (0, leaves.count)
    func rarest() -> Int {
      let takesLeaf =
        leaf < leaves.count && (joined >= weights.count || weights[leaf] <= weights[joined])
      defer { if takesLeaf { leaf += 1 } else { joined += 1 } }
      return takesLeaf ? leaf : joined
    }
    for _ in 1..<leaves.count {
      let (left, right) = (rarest(), rarest())
      parents[left] = weights.count
      parents[right] = weights.count
      parents.append(0)
      weights.append(weights[left] + weights[right])
    }
    var depths = Array(repeating: 0, count: weights.count)
    for node in weights.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = Array(repeating: 0, count: counts.count)
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  /// Codes of the given lengths, counting up from the shortest.
  private static func codes(for lengths: [Int]) -> [BitCode] {
    var codes = [BitCode](repeating: BitCode(0, count: 0), count: lengths.count)
    var next = 0
    for length in 1...longest {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = BitCode(reversing: next, count: length)
        next += 1
      }
    }
    return codes
  }
}
