import CPangoCairo
import RenderCore

/// Pango attributes for a slice of a text.
enum TextAttributes {
  /// The looks of the bytes in `slice`, as a list the caller unreferences.
  ///
  /// - Parameters:
  ///   - isPlain: Whether all characters of the text are ASCII.
  ///   - isColored: Whether runs bring their colours; otherwise the drawing colour counts.
  static func list(
    _ runs: [PlacedRun], in slice: Range<Int>, isPlain: Bool, isColored: Bool
  ) -> OpaquePointer {
    let list: OpaquePointer = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    for placed in PlacedRun.touching(slice, among: runs)
    where placed.bytes.overlaps(slice) || placed.bytes.upperBound == slice.upperBound
      || slice.isEmpty && placed.bytes.contains(slice.lowerBound)
    {
      let start = UInt32(max(0, placed.bytes.lowerBound - slice.lowerBound))
      // The last run also covers what is added behind the text.
      let reachesEnd = placed.bytes.upperBound >= slice.upperBound
      let end = reachesEnd ? UInt32.max : UInt32(placed.bytes.upperBound - slice.lowerBound)
      for attribute in attributes(of: placed, isPlain: isPlain, isColored: isColored) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      if let inlay = placed.run.ornaments?.inlay {
        // Dots that are added behind the text keep their look.
        let end = UInt32(min(placed.bytes.upperBound, slice.upperBound) - slice.lowerBound)
        if start < end { pango_attr_list_insert(list, shape(of: inlay, from: start, to: end)) }
      }
    }
    return list
  }

  /// Keeps the room of a picture for each character.
  private static func shape(of inlay: TextInlay, from start: UInt32, to end: UInt32) -> Attribute? {
    var room = PangoRectangle(
      x: 0, y: -pangoUnits(inlay.ascent), width: pangoUnits(inlay.width),
      height: pangoUnits(inlay.ascent + inlay.descent))
    let shape = pango_attr_shape_new(&room, &room)
    shape?.pointee.start_index = start
    shape?.pointee.end_index = end
    return shape
  }

  private typealias Attribute = UnsafeMutablePointer<PangoAttribute>

  private static func attributes(
    of placed: PlacedRun, isPlain: Bool, isColored: Bool
  ) -> [Attribute] {
    let run = placed.run
    var font = run.font
    if placed.isFlags { font.size *= FlagGlyphs.scale }
    let description = FontChoice.pangoDescription(of: font)
    defer { pango_font_description_free(description) }
    var attributes: [Attribute?] = [pango_attr_font_desc_new(description)]
    if let features = features(of: run.font, isPlain: isPlain) {
      attributes.append(pango_attr_font_features_new(features))
    }
    if placed.spacing != 0 {
      attributes.append(pango_attr_letter_spacing_new(pangoUnits(placed.spacing)))
    }
    let rise = run.baselineOffset + (placed.isFlags ? FlagGlyphs.rise * run.font.size : 0)
    if rise != 0 { attributes.append(pango_attr_rise_new(pangoUnits(rise))) }
    if isColored {
      let color = run.color
      attributes.append(
        pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)))
      attributes.append(pango_attr_foreground_alpha_new(max(1, channel(color.alpha))))
    }
    return attributes.compactMap { $0 }
  }

  /// OpenType features switched on and off; nil for none.
  ///
  /// `Inter` composes marks by rules that take nearly half of the time of shaping; ASCII has no
  /// marks.
  private static func features(of font: FontDescription, isPlain: Bool) -> String? {
    let skipsMarks = isPlain && font.family == nil && !font.isMonospaced
    switch (font.hasMonospacedDigits, skipsMarks) {
    case (true, true): return "tnum=1,ccmp=0"
    case (true, false): return "tnum=1"
    case (false, true): return "ccmp=0"
    case (false, false): return nil
    }
  }

  private static func channel(_ value: Double) -> UInt16 {
    guard value.isFinite else { return 0 }
    return UInt16((min(max(value, 0), 1) * 65535).rounded())
  }
}
