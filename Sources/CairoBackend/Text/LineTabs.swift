import CPangoCairo
import RenderCore

/// The tab stops of a paragraph, as Pango has them.
struct LineTabs {
  private let tabs: TabStops
  /// The bytes that are laid out.
  private let content: [UInt8]

  init(_ tabs: TabStops, content: some Sequence<UInt8>) {
    self.tabs = tabs
    self.content = Array(content)
  }

  /// Sets the stops of a layout whose lines start `start` points behind the paragraph's edge, beside
  /// the indents that the layout has itself.
  func set(of layout: OpaquePointer, from start: Double) {
    let stops = tabs.stops(from: start)
    let array = pango_tab_array_new(Int32(clamping: stops.count), 0)
    for (index, stop) in stops.enumerated() {
      let index = Int32(clamping: index)
      let point = stop.alignment == .terminator ? firstTerminator(of: stop) : nil
      pango_tab_array_set_tab(
        array, index, alignment(of: stop, hasTerminator: point != nil), pangoUnits(stop.location))
      if let point { pango_tab_array_set_decimal_point(array, index, point.value) }
    }
    pango_layout_set_tabs(layout, array)
    pango_tab_array_free(array)
  }

  private func alignment(of stop: TabStop, hasTerminator: Bool) -> PangoTabAlign {
    switch stop.alignment {
    case .leading: PANGO_TAB_LEFT
    case .trailing: PANGO_TAB_RIGHT
    case .center: PANGO_TAB_CENTER
    case .terminator: hasTerminator ? PANGO_TAB_DECIMAL : PANGO_TAB_RIGHT
    }
  }

  /// Pango knows one character that ends what is aligned: the first one that the text has.
  private func firstTerminator(of stop: TabStop) -> Unicode.Scalar? {
    String(decoding: content, as: UTF8.self).unicodeScalars.first(where: stop.terminators.contains)
  }
}
