import CPangoCairo

/// `points` in the units Pango counts in.
func pangoUnits(_ points: Double) -> Int32 {
  guard points.isFinite else { return 0 }
  return Int32((min(max(points, -1_000_000), 1_000_000) * Double(PANGO_SCALE)).rounded())
}

/// Pango's units in points.
func points(_ pangoUnits: Int32) -> Double {
  Double(pangoUnits) / Double(PANGO_SCALE)
}
