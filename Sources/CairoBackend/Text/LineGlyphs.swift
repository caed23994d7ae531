import CPangoCairo

/// The glyphs of a line: at hand, or shaped when they are first asked for.
final class LineGlyphs {
  private enum Source {
    case shaped(UnsafeMutablePointer<PangoLayoutLine>, ObjectReference)
    case unshaped(() -> ObjectReference)
  }

  private var source: Source

  /// A line of `layout`, which keeps it.
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: ObjectReference) {
    source = .shaped(line, layout)
  }

  /// The only line of what `shape` makes.
  init(shape: @escaping () -> ObjectReference) {
    source = .unshaped(shape)
  }

  /// The line; nil if what was to be shaped has none.
  var line: UnsafeMutablePointer<PangoLayoutLine>? {
    switch source {
    case .shaped(let line, _): return line
    case .unshaped(let shape):
      let layout = shape()
      guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return nil }
      source = .shaped(line, layout)
      return line
    }
  }
}
