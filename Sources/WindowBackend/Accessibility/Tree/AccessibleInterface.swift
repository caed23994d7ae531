/// The names of AT-SPI's interfaces, and which of them objects have.
enum AccessibleInterface {
  static let accessible = "org.a11y.atspi.Accessible"
  static let applicationName = "org.a11y.atspi.Application"
  static let component = "org.a11y.atspi.Component"
  static let action = "org.a11y.atspi.Action"
  static let value = "org.a11y.atspi.Value"
  static let text = "org.a11y.atspi.Text"
  static let editableText = "org.a11y.atspi.EditableText"
  static let cache = "org.a11y.atspi.Cache"

  static let application = [accessible, applicationName]
  static let window = [accessible, component, action]

  static func element(
    text: AccessibleText?, isEditable: Bool, _ range: AccessibleRange?
  ) -> [String] {
    var names = [accessible, component, action]
    if range != nil { names.append(value) }
    if text != nil { names.append(Self.text) }
    if text != nil, isEditable { names.append(editableText) }
    return names
  }
}
