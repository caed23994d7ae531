/// The number that a value of an attribute represents, whatever type it has; nil for other values.
func attributeNumber(_ value: Any?) -> Double? {
  switch value {
  case let number as Double: number
  case let number as CGFloat: Double(number)
  case let number as Int: Double(number)
  case let number as Float: Double(number)
  case let number as UInt32: Double(number)
  case let number as NSNumber: number.doubleValue
  case let style as NSUnderlineStyle: Double(style.rawValue)
  case let weight as UIFont.Weight: Double(weight.rawValue)
  case let traits as UIFontDescriptor.SymbolicTraits: Double(traits.rawValue)
  default: nil
  }
}
