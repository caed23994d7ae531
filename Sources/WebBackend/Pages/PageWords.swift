import Foundation
import UIKit

/// What a page is told besides pixels, as objects of JSON.
enum PageWords {
  struct Title: Encodable {
    let t = "title"
    let title: String
  }

  /// How many screens the browser can go back.
  /// The address by which the scene comes back to what it shows; nil for none.
  struct Address: Encodable {
    let t = "address"
    let address: String?
  }

  struct Depth: Encodable {
    let t = "depth"
    let depth: Int
  }

  struct Cursor: Encodable {
    let t = "cursor"
    let cursor: String
  }

  /// What went wrong with a newer build of the application.
  struct Fault: Encodable {
    let t = "fault"
    let text: String
  }

  /// Text for the clipboard of the browser.
  struct Copied: Encodable {
    let t = "copied"
    let text: String
  }

  /// Where text is entered; without a place no text is.
  struct TextInput: Encodable {
    let t = "input"
    var place: [Double]?
    var mode: String?
    var isSecure: Bool?
    var isMultiline: Bool?

    init(_ input: ClientTextInput?) {
      guard let input else { return }
      place = rounded(input.caret)
      mode = input.mode
      isSecure = input.isSecure
      isMultiline = input.isMultiline
    }
  }

  /// The elements for assistive technologies: the numbers of all, and what those are like that changed.
  struct Elements: Encodable {
    let t = "elements"
    let order: [Int]
    let changed: [Element]
  }

  struct Element: Encodable {
    let n: Int
    let role: String
    let label: String?
    let value: String?
    let hint: String?
    let id: String?
    let frame: [Double]
    let selected: Bool
    let enabled: Bool

    init(_ element: ClientElement) {
      n = element.number
      role = element.role.rawValue
      label = element.label
      value = element.value
      hint = element.hint
      id = element.identifier
      frame = rounded(element.frame)
      selected = element.isSelected
      enabled = element.isEnabled
    }
  }
}

/// The numbers of a rectangle to a hundredth; zero for what is no number.
private func rounded(_ rect: CGRect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map {
    $0.isFinite ? (Double($0) * 100).rounded() / 100 : 0
  }
}
