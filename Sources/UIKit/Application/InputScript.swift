/// Simulated input for an application, as a list of lines.
///
/// ```text
/// wait 0.5                      # seconds
/// tap 195 300                   # points of the key window
/// press 195 300 0.8             # and how long, in seconds
/// drag 195 600 195 200 0.3      # from, to, and how long
/// type Milk and bread           # keys for the first responder; \n is the return key
/// picture detail.png            # draws the key window
/// ```
package struct InputScript: Equatable {
  package enum Step: Equatable {
    case wait(TimeInterval)
    case press(CGPoint, TimeInterval)
    case drag(from: CGPoint, to: CGPoint, TimeInterval)
    case type(String)
    case picture(String)
  }

  package let steps: [Step]

  /// A line that is not understood.
  package struct UnknownLine: Error, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String {
      """
      line \(line): expected "wait SECONDS", "tap X Y", "press X Y SECONDS", \
      "drag X Y X Y SECONDS", "type TEXT" or "picture FILE", got "\(text)".
      """
    }
  }

  package init(_ text: String) throws(UnknownLine) {
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { continue }
      guard let step = Step(words) else {
        throw UnknownLine(line: index + 1, text: line.trimmingCharacters(in: .whitespaces))
      }
      steps.append(step)
    }
    self.steps = steps
  }
}

extension InputScript.Step {
  /// Nil for words that are no step.
  init?(_ words: [String]) {
    let numbers = words.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    switch (words[0], words.count - 1, numbers.count) {
    case ("wait", 1, 1) where numbers[0] >= 0: self = .wait(numbers[0])
    case ("tap", 2, 2): self = .press(CGPoint(x: numbers[0], y: numbers[1]), 0)
    case ("press", 3, 3) where numbers[2] >= 0:
      self = .press(CGPoint(x: numbers[0], y: numbers[1]), numbers[2])
    case ("drag", 5, 5) where numbers[4] >= 0:
      self = .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
        numbers[4])
    case ("type", 1..., _):
      self = .type(
        words.dropFirst().joined(separator: " ").replacingOccurrences(of: "\\n", with: "\n"))
    case ("picture", 1, _): self = .picture(words[1])
    default: return nil
    }
  }
}
