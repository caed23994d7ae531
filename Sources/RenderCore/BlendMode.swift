/// How what is drawn and what is there already make one colour.
///
/// Those up to `luminosity` as in the PDF standard, the others as Porter and Duff named them.
package enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusLighter
}
