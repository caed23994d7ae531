import UIKit

// `org.a11y.atspi.Text` and `org.a11y.atspi.EditableText`.
extension AccessibleAnswers {
  private func accessibleText(_ object: AccessibleObject) -> AccessibleText? {
    guard case .element(let element, let session) = object else { return nil }
    return AccessibleText(session.client.accessibility.object(element.number))
  }

  func textProperties(of object: AccessibleObject) -> [String: BusValue] {
    guard let text = accessibleText(object) else { return [:] }
    return ["CharacterCount": .whole(text.count), "CaretOffset": .whole(text.caret)]
  }

  func text(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    guard let text = accessibleText(object) else { return nil }
    return words(call, text) ?? attributes(call, text) ?? selections(call, text)
      ?? places(call, of: text, in: object)
  }

  // MARK: Words

  private func words(_ call: BusCall, _ text: AccessibleText) -> BusReply? {
    switch call.member {
    case "GetText": return .value(.string(text.text(from: call.int(0), to: call.int(1))))
    case "GetCharacterAtOffset":
      let character = text.text(from: call.int(0), to: call.int(0) + 1).unicodeScalars.first
      return .value(.whole(Int(character?.value ?? 0)))
    case "GetStringAtOffset":
      let part = AccessibleText.Part(rawValue: call.int(1)) ?? .character
      return words(text, text.part(part, at: call.int(0)))
    case "GetTextAtOffset": return words(text, text.part(Self.part(call), at: call.int(0)))
    case "GetTextBeforeOffset":
      let start = text.part(Self.part(call), at: call.int(0)).lowerBound
      return words(text, start == 0 ? 0..<0 : text.part(Self.part(call), at: start - 1))
    case "GetTextAfterOffset":
      let end = text.part(Self.part(call), at: call.int(0)).upperBound
      return words(text, end >= text.count ? end..<end : text.part(Self.part(call), at: end))
    default: return nil
    }
  }

  private func words(_ text: AccessibleText, _ range: Range<Int>) -> BusReply {
    .values([
      .string(text.text(from: range.lowerBound, to: range.upperBound)), .whole(range.lowerBound),
      .whole(range.upperBound),
    ])
  }

  /// The older calls name parts by where they begin and end.
  private static func part(_ call: BusCall) -> AccessibleText.Part {
    switch call.int(1) {
    case 1, 2: .word
    case 3, 4: .sentence
    case 5, 6: .line
    default: .character
    }
  }

  private func attributes(_ call: BusCall, _ text: AccessibleText) -> BusReply? {
    switch call.member {
    case "GetAttributes", "GetAttributeRun":
      return .values([.texts([:]), .int(0), .whole(text.count)])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(.texts([:]))
    case "GetAttributeValue": return .value(.string(""))
    default: return nil
    }
  }

  // MARK: Selections

  private func selections(_ call: BusCall, _ text: AccessibleText) -> BusReply? {
    let selection = text.selection
    switch call.member {
    case "GetNSelections": return .value(.whole(selection.isEmpty ? 0 : 1))
    case "GetSelection":
      return .values([.whole(selection.lowerBound), .whole(selection.upperBound)])
    case "SetCaretOffset": return select(text, call.int(0)..<call.int(0))
    case "AddSelection": return select(text, range(call.int(0), call.int(1)))
    case "SetSelection": return select(text, range(call.int(1), call.int(2)))
    case "RemoveSelection":
      return select(text, selection.upperBound..<selection.upperBound)
    default: return nil
    }
  }

  private func range(_ one: Int, _ other: Int) -> Range<Int> { min(one, other)..<max(one, other) }

  private func select(_ text: AccessibleText, _ range: Range<Int>) -> BusReply {
    tree.invalidate()
    return .value(.bool(text.select(range)))
  }

  // MARK: Places

  private func places(
    _ call: BusCall, of text: AccessibleText, in object: AccessibleObject
  ) -> BusReply? {
    guard let session = session(of: object) else { return nil }
    func units(_ frame: CGRect, _ origin: Int) -> [BusValue] {
      let frame = session.unitFrame(of: frame, fromScreen: origin == 0)
      return [frame.minX, frame.minY, frame.width, frame.height].map {
        .whole(Int(min(max($0.rounded(), -1e9), 1e9)))
      }
    }
    switch call.member {
    case "GetCharacterExtents":
      let place = min(max(0, call.int(0)), text.count)
      let range = place..<min(place + 1, text.count)
      return .values(units(text.frame(of: range), call.int(1)))
    case "GetRangeExtents":
      let range = range(call.int(0), call.int(1)).clamped(to: 0..<text.count)
      return .values(units(text.frame(of: range), call.int(2)))
    case "GetOffsetAtPoint":
      let point = CGPoint(x: CGFloat(call.int(0)), y: CGFloat(call.int(1)))
      let place = session.point(ofUnits: point, fromScreen: call.int(2) == 0)
      return .value(.whole(text.character(at: place) ?? -1))
    case "ScrollSubstringTo": return .value(.bool(scroll(to: object)))
    default: return nil
    }
  }

  // MARK: Edits

  /// Edits as keys do, so that the application learns of them and may refuse.
  func edit(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    guard case .element(let element, let session) = object, element.isEnabled,
      let text = accessibleText(object)
    else { return nil }
    let end = text.count
    let from = call.int(0)
    tree.invalidate()
    let isDone: Bool
    switch call.member {
    case "SetTextContents":
      isDone = replace(0..<end, in: text, of: session, by: call.argument(0)?.string ?? "")
    case "InsertText":
      isDone = replace(from..<from, in: text, of: session, by: call.argument(1)?.string ?? "")
    case "DeleteText": isDone = replace(range(from, call.int(1)), in: text, of: session, by: "")
    case "CutText":
      copy(range(from, call.int(1)), text)
      isDone = replace(range(from, call.int(1)), in: text, of: session, by: "")
    case "CopyText":
      copy(range(from, call.int(1)), text)
      return .values([])
    case "PasteText":
      let pasted = UIPasteboard.general.string ?? ""
      isDone = replace(from..<from, in: text, of: session, by: pasted)
    default: return nil
    }
    return .value(.bool(isDone))
  }

  private func replace(
    _ range: Range<Int>, in text: AccessibleText, of session: WindowSession, by words: String
  ) -> Bool {
    guard let responder = text.input as? UIResponder,
      responder.isFirstResponder || responder.becomeFirstResponder(), text.select(range)
    else { return false }
    if !words.isEmpty {
      session.client.receive(.text(words))
    } else if !range.isEmpty {
      session.client.receive(.key(.delete, []))
    }
    return true
  }

  private func copy(_ range: Range<Int>, _ text: AccessibleText) {
    guard !text.input.isSecureTextEntry else { return }
    UIPasteboard.general.string = text.text(from: range.lowerBound, to: range.upperBound)
  }
}
