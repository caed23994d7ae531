/// Writes a text as a closure with one literal.
struct ClosureWriter {
  private let text: String?
  private let indentation: String
  private let step: String

  /// - Parameters:
  ///   - indentation: The indentation of the call's line.
  ///   - step: One level of indentation.
  init(_ text: String?, indentation: String, step: String) {
    self.text = text
    self.indentation = indentation
    self.step = step
  }

  /// The closure's source; nil without a text.
  var closure: String? {
    text.map { text in
      let inner = indentation + step
      let marks = Self.marks(for: text)
      let lines = Self.escaped(text, marks).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : inner + $0 }
      return
        (["{", "\(inner)\(marks)\"\"\""] + lines + ["\(inner)\"\"\"\(marks)", "\(indentation)}"])
        .joined(separator: "\n")
    }
  }

  /// The number signs that are needed for literal backslashes and quotation marks.
  private static func marks(for text: String) -> String {
    var most = text.contains("\\") || text.contains("\"\"\"") ? 1 : 0
    var (run, isCounting) = (0, false)
    var quotes = 0
    for character in text {
      quotes = character == "\"" ? quotes + 1 : character == "#" ? quotes : 0
      if character == "\\" || (character == "\"" && quotes >= 3) {
        (run, isCounting) = (0, true)
      } else if isCounting, character == "#" {
        run += 1
        most = max(most, run + 1)
      } else {
        isCounting = false
      }
    }
    return String(repeating: "#", count: most)
  }

  /// `text` with carriage returns and other control characters escaped.
  private static func escaped(_ text: String, _ marks: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result += "\\\(marks)r"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7f || (0x2028...0x2029) ~= scalar.value:
        result += "\\\(marks)u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
