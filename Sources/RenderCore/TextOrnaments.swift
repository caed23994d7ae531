import GeometryCore

/// What few texts have besides a font and a colour. None of it moves characters, but for ``inlay``.
package struct TextOrnaments: Hashable, Sendable {
  package var underline: TextRule?
  package var strikethrough: TextRule?
  package var outline: TextOutline?
  /// What the characters and their lines throw; its radius is a standard deviation in points.
  package var shadow: Shadow?
  /// How far characters lean to the right, as a share of their height. Default 0.
  package var obliqueness: Double
  /// What is drawn in place of each object replacement character (U+FFFC).
  package var inlay: TextInlay?

  package init(
    underline: TextRule? = nil, strikethrough: TextRule? = nil, outline: TextOutline? = nil,
    shadow: Shadow? = nil, obliqueness: Double = 0, inlay: TextInlay? = nil
  ) {
    self.underline = underline
    self.strikethrough = strikethrough
    self.outline = outline
    self.shadow = shadow
    self.obliqueness = obliqueness
    self.inlay = inlay
  }
}

/// A line under or through text.
package struct TextRule: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var pattern: Pattern
  /// Whether it is twice as thick.
  package var isThick: Bool
  /// Whether there are two of them.
  package var isDouble: Bool
  /// Whether it leaves white space out.
  package var isByWord: Bool
  /// Nil for the text's.
  package var color: RGBA?

  package init(
    pattern: Pattern = .solid, isThick: Bool = false, isDouble: Bool = false,
    isByWord: Bool = false, color: RGBA? = nil
  ) {
    self.pattern = pattern
    self.isThick = isThick
    self.isDouble = isDouble
    self.isByWord = isByWord
    self.color = color
  }
}

/// A line along the edges of characters.
package struct TextOutline: Hashable, Sendable {
  /// In shares of the font's size, half on either side of the edge.
  package var width: Double
  /// Nil for the text's.
  package var color: RGBA?
  /// Whether the characters are filled as well.
  package var isFilled: Bool

  package init(width: Double, color: RGBA? = nil, isFilled: Bool) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }
}

/// A picture among characters.
package struct TextInlay: Hashable, Sendable {
  /// In points; room beside the picture included.
  package var width: Double
  /// How far it reaches above the baseline and below it, in points.
  package var ascent: Double
  package var descent: Double
  /// Draws the picture, from the top left corner of its room.
  package var picture: DisplayList

  package init(width: Double, ascent: Double, descent: Double, picture: DisplayList) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.picture = picture
  }
}

/// A value kept elsewhere, so that what holds it stays small.
indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
