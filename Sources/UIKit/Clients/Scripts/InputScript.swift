/// What a user does, as a list of lines that can be read and edited; docs/scripts.md describes them.
///
/// ```text
/// wait 0.5                      # seconds
/// tap 195 300                   # points of the key window
/// tap "Add"                     # the element with this accessibility identifier or label
/// press cell 0.3 0.8            # section and item, and how long, in seconds
/// drag "Inbox" by 0 -400 0.3
/// type Milk and bread           # keys for the first responder; \n is the return key
/// expect "Milk and bread"
/// ```
package struct InputScript: Hashable, Sendable {
  /// A step and where it comes from.
  package struct Line: Hashable, Sendable {
    /// From 1.
    package let number: Int
    package let text: String
    package let step: ScriptStep

    package init(number: Int, text: String, step: ScriptStep) {
      (self.number, self.text, self.step) = (number, text, step)
    }
  }

  package let lines: [Line]
  package var steps: [ScriptStep] { lines.map(\.step) }

  package init(lines: [Line]) { self.lines = lines }

  /// A line that is not understood.
  package struct UnknownLine: Error, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String {
      """
      line \(line): expected one of \(ScriptStep.forms), where PLACE is X Y, an element's identifier \
      or label in quotes, or cell SECTION.ITEM, got "\(text)".
      """
    }
  }

  package init(_ text: String) throws(UnknownLine) {
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = ScriptWord.words(line)
      guard !words.isEmpty else { continue }
      let text = line.trimmingCharacters(in: .whitespaces)
      guard let step = ScriptStep(words) else { throw UnknownLine(line: index + 1, text: text) }
      lines.append(Line(number: index + 1, text: text, step: step))
    }
    self.lines = lines
  }

  /// The changes of the screen that come before everything else.
  package var screenAtLaunch: [ScreenChange] {
    lines.prefix { if case .screen = $0.step { true } else { false } }.compactMap {
      if case .screen(let change) = $0.step { change } else { nil }
    }
  }

  /// How long the steps take, in seconds.
  package var duration: TimeInterval { lines.reduce(0) { $0 + $1.step.duration } }
}

/// A step of an ``InputScript``.
package enum ScriptStep: Hashable, Sendable {
  case wait(TimeInterval)
  /// Touches, rests for seconds and lifts.
  case press(ScriptPlace, TimeInterval)
  case drag(from: ScriptPlace, to: DragEnd, TimeInterval)
  /// Touches, follows a way and lifts so many seconds after it came down.
  case trace(ScriptPlace, [WayPoint], lift: TimeInterval)
  /// One of several fingers at a time.
  case finger(Int, FingerMove)
  case wheel(ScriptPlace, [WayPoint], isPrecise: Bool)
  /// A pointer that does not touch; nil: it leaves.
  case hover(ScriptPlace?)
  /// The second button of a mouse.
  case menu(ScriptPlace)
  /// Activates an element as assistive technologies do.
  case activate(ScriptPlace)
  case type(String)
  /// An input method composes text, with a selection in UTF-16 units.
  case compose(String, NSRange)
  case paste(String)
  case key(ClientKey, UIKeyModifierFlags)
  case screen(ScreenChange)
  /// Draws the key window into a file.
  case picture(String)
  /// Writes the accessibility elements into a file.
  case tree(String)
  case expect(Expectation)

  /// Where a drag ends.
  package enum DragEnd: Hashable, Sendable {
    case place(ScriptPlace)
    /// So far from its start, in points.
    case by(CGVector)
  }

  /// Where a finger is at a time, or how far a wheel was turned then.
  package struct WayPoint: Hashable, Sendable {
    /// In seconds since the beginning of the step.
    package var time: TimeInterval
    /// In points: from where the finger came down, or by which the wheel turns.
    package var offset: CGVector

    package init(_ time: TimeInterval, _ offset: CGVector) {
      (self.time, self.offset) = (time, offset)
    }
  }

  /// What a finger does.
  package enum FingerMove: Hashable, Sendable {
    case down(ScriptPlace)
    /// To a distance in points from where it came down.
    case move(CGVector)
    case up, cancel
  }

  /// What has to hold.
  package enum Expectation: Hashable, Sendable {
    case element(ScriptPlace)
    case noElement(ScriptPlace)
    /// The element's value is the text, or else its label.
    case value(ScriptPlace, String)
    /// The key window looks as in a file beside the script.
    case picture(String)
  }

  /// In seconds.
  var duration: TimeInterval {
    switch self {
    case .wait(let time), .press(_, let time), .drag(_, _, let time), .trace(_, _, let time): time
    case .wheel(_, let moves, _): moves.last?.time ?? 0
    default: 0
    }
  }
}

/// A change of the screen or of what its user prefers.
package enum ScreenChange: Hashable, Sendable {
  /// In points, and pixels per point; nil leaves the density.
  case size(CGSize, scale: CGFloat?)
  case safeArea(UIEdgeInsets)
  /// The height of the keyboard on the screen, in points; nil for that of a phone or tablet.
  case keyboard(CGFloat?)
  case dark(Bool)
  case contrast(Bool)
  case reducedMotion(Bool)
  case textSize(UIContentSizeCategory)

  /// Does the change.
  package func apply(to conditions: inout ScreenConditions) {
    switch self {
    case .size(let size, let scale):
      conditions.size = size
      conditions.scale = scale ?? conditions.scale
    case .safeArea(let insets): conditions.safeArea = insets
    case .keyboard(let height): conditions.keyboardHeight = height
    case .dark(let isDark): conditions.isDark = isDark
    case .contrast(let isHigh): conditions.isHighContrast = isHigh
    case .reducedMotion(let isReduced): conditions.reducesMotion = isReduced
    case .textSize(let size): conditions.textSize = size
    }
  }

  /// What leads from some conditions to others; all of it if there are none before.
  package static func changes(
    from former: ScreenConditions?, to conditions: ScreenConditions
  ) -> [ScreenChange] {
    let plain = ScreenConditions(size: .zero, scale: 0)
    let old = former ?? plain
    var changes: [ScreenChange] = []
    if conditions.scale != old.scale {
      changes.append(.size(conditions.size, scale: conditions.scale))
    } else if conditions.size != old.size {
      changes.append(.size(conditions.size, scale: nil))
    }
    if conditions.safeArea != old.safeArea { changes.append(.safeArea(conditions.safeArea)) }
    if conditions.keyboardHeight != old.keyboardHeight {
      changes.append(.keyboard(conditions.keyboardHeight))
    }
    if conditions.isDark != old.isDark { changes.append(.dark(conditions.isDark)) }
    if conditions.isHighContrast != old.isHighContrast {
      changes.append(.contrast(conditions.isHighContrast))
    }
    if conditions.reducesMotion != old.reducesMotion {
      changes.append(.reducedMotion(conditions.reducesMotion))
    }
    if conditions.textSize != old.textSize { changes.append(.textSize(conditions.textSize)) }
    return changes
  }
}
