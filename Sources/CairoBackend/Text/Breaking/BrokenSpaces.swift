import CPangoCairo

/// Runs of several spaces that a line was broken within.
enum BrokenSpaces {
  /// The first run of spaces with a line break inside it, as byte offsets in `text`, or nil.
  ///
  /// - Complexity: O(l + n), l the number of lines and n the number of bytes in the run.
  static func first(in layout: ObjectReference, text: ArraySlice<UInt8>) -> Range<Int>? {
    func isSpace(_ index: Int) -> Bool {
      text.indices.contains(index) && text[index] == UInt8(ascii: " ")
    }
    var node = pango_layout_get_lines_readonly(layout.pointer)?.pointee.next
    while let current = node {
      defer { node = current.pointee.next }
      guard let data = current.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      let start = text.startIndex + Int(line.pointee.start_index)
      guard isSpace(start) else { continue }
      var (first, end) = (start, start)
      while isSpace(first - 1) { first -= 1 }
      while isSpace(end) { end += 1 }
      // Spaces that a text starts with end no line before them.
      guard first > text.startIndex else { continue }
      return first - text.startIndex..<end - text.startIndex
    }
    return nil
  }

  /// Lets the bytes in `spaces` take no room.
  static func hide(_ spaces: Range<Int>, in list: OpaquePointer) {
    var nothing = PangoRectangle()
    for attribute in [pango_attr_shape_new(&nothing, &nothing), pango_attr_letter_spacing_new(0)] {
      attribute?.pointee.start_index = UInt32(spaces.lowerBound)
      attribute?.pointee.end_index = UInt32(spaces.upperBound)
      pango_attr_list_insert(list, attribute)
    }
  }
}
