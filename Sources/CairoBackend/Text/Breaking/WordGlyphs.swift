import CPangoCairo

/// The widths of the glyphs of a text that was shaped in one line, by its code points.
struct WordGlyphs {
  /// The byte at which each code point starts, and the end.
  private(set) var bytes: [Int] = []
  /// The distance from the start to each code point and to the end, in Pango's units, with all of the
  /// room around characters.
  private(set) var edges: [Int32] = []
  private var runs: [Run] = []
  /// The clusters of glyphs by the bytes that they start at; nil for bytes within them.
  private var clusters: [Cluster?]
  /// Owns the glyphs that `runs` point to.
  private let layout: ObjectReference

  private struct Run {
    let start: Int
    let item: UnsafeMutablePointer<PangoGlyphItem>
    let spacing: Int32
  }

  private struct Cluster {
    /// With the room around characters.
    var width: Int32
    /// The index of its glyph in its run; nil if it has several.
    var glyph: Int?
  }

  /// - Returns: Nil if the text came out as several lines.
  /// - Complexity: O(n), n the length of the text.
  init?(of layout: ObjectReference, text: ArraySlice<UInt8>) {
    guard pango_layout_get_line_count(layout.pointer) == 1,
      let line = pango_layout_get_line_readonly(layout.pointer, 0), let first = line.pointee.runs
    else { return nil }
    self.layout = layout
    clusters = [Cluster?](repeating: nil, count: text.count)
    addRuns(from: first)
    runs.sort { $0.start < $1.start }
    bytes.reserveCapacity(text.count + 1)
    edges.reserveCapacity(text.count + 1)
    var edge: Int32 = 0
    for (index, byte) in text.enumerated() {
      if byte & 0xC0 != 0x80 {
        bytes.append(index)
        edges.append(edge)
      }
      edge += clusters[index]?.width ?? 0
    }
    bytes.append(text.count)
    edges.append(edge)
  }

  /// Whether a code point, or the end, begins glyphs of its own.
  func startsCluster(_ index: Int) -> Bool {
    index + 1 == bytes.count || clusters[bytes[index]] != nil
  }

  private mutating func addRuns(from first: UnsafeMutablePointer<GSList>) {
    var node: UnsafeMutablePointer<GSList>? = first
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let glyphs = run.pointee.glyphs, glyphs.pointee.num_glyphs > 0
      else { continue }
      let room = LetterSpacing.room(of: current)
      let start = Int(item.pointee.offset)
      runs.append(Run(start: start, item: run, spacing: room.left + room.right))
      let last = Int(glyphs.pointee.num_glyphs) - 1
      for index in 0...last {
        var width = glyphs.pointee.glyphs[index].geometry.width
        // Pango took away the room at both ends of the line.
        if index == 0, current == first { width += room.left }
        if index == last, node == nil { width += room.right }
        add(width, of: index, at: start + Int(glyphs.pointee.log_clusters[index]))
      }
    }
  }

  private mutating func add(_ width: Int32, of glyph: Int, at byte: Int) {
    guard clusters.indices.contains(byte) else { return }
    if let cluster = clusters[byte] {
      clusters[byte] = Cluster(width: cluster.width + width, glyph: nil)
    } else {
      clusters[byte] = Cluster(width: width, glyph: glyph)
    }
  }

  /// The width of some code points on a line of their own, in Pango's units.
  func width(_ part: Range<Int>) -> Int32 {
    edges[part.upperBound] - edges[part.lowerBound] - kern(behind: part.upperBound - 1)
  }

  /// How much farther than its own width a character at the end of a line would be from the next one.
  private func kern(behind index: Int) -> Int32 {
    var index = index
    while index > 0, clusters[bytes[index]].map({ $0.width <= 0 }) ?? true { index -= 1 }
    let byte = bytes[index]
    guard let cluster = clusters[byte], let place = cluster.glyph, let run = run(at: byte),
      let item = run.item.pointee.item
    else { return 0 }
    let glyph = run.item.pointee.glyphs.pointee.glyphs[place]
    // Pictures have no neighbours, and their own widths are rounded.
    guard glyph.attr.is_color == 0 else { return 0 }
    var extent = PangoRectangle()
    pango_font_get_glyph_extents(item.pointee.analysis.font, glyph.glyph, nil, &extent)
    return cluster.width - run.spacing - extent.width
  }

  private func run(at byte: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= byte { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}
