import UIKit

/// What an object is, with AT-SPI's numbers and names.
enum AccessibleRole: UInt32 {
  case frame = 23
  case image = 27
  case label = 29
  case pageTab = 37
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case slider = 51
  case spinButton = 52
  case text = 61
  case toggleButton = 62
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88

  var name: String {
    switch self {
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .pageTab: "page tab"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    }
  }

  /// - Parameter object: The object that the element stands for.
  @MainActor init(_ element: ClientElement, of object: UIResponder?) {
    self =
      switch element.role {
      case .button: .pushButton
      case .link: .link
      case .heading: .heading
      case .image: .image
      // Without a range there are only steps.
      case .slider: AccessibleRange(object) == nil ? .spinButton : .slider
      case .text: object is UITextView ? .text : .label
      case .textbox, .searchbox: Self.text(object)
      case .toggle: .toggleButton
      case .tab: .pageTab
      case .group: object is UIProgressView ? .progressBar : .panel
      }
  }

  @MainActor private static func text(_ object: UIResponder?) -> AccessibleRole {
    if (object as? UITextField)?.isSecureTextEntry == true { return .passwordText }
    return object is UITextView ? .text : .entry
  }
}
