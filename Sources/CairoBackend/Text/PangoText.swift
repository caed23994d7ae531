import CPangoCairo
import GeometryCore
import Glibc
import RenderCore

/// Measures, searches and draws text with Pango. Callable from any thread: calls wait for each other.
package final class PangoText: TextMeasuring, TextPlacing, @unchecked Sendable {
  /// The fonts that ought to be installed and are not.
  package let fontProblems: [FontProblem]
  /// Only touched inside `FontAccess.exclusively`.
  private var state: State

  /// Fonts, and what was lately shaped with them, for measuring and drawing alike.
  private struct State {
    let library: FontLibrary
    var shaped = GenerationCache<TextBlock, TextShapes>(capacity: cacheCapacity)
    var shapes = 0
  }

  /// How many bytes of text a generation of the cache holds: about 2,000 labels, or 50 pages.
  /// What Pango keeps of a text grows with its length.
  package static let cacheCapacity = 1 << 18
  /// What a text costs besides its bytes, so that short texts are not kept without number.
  private static let fixedCost = 96

  /// Loads the fonts, and says on the standard error stream once if the most wanted one is missing.
  package init() {
    let library = FontAccess.exclusively { FontLibrary() }
    fontProblems = library.problems
    if let problem = fontProblems.first(where: { $0.family == "Inter" }) {
      let message = Array("OpenCollectionView: \(problem)\n".utf8)
      _ = write(STDERR_FILENO, message, message.count)
    }
    state = State(library: library)
  }

  package func measurement(of block: TextBlock, maximumWidth: Double?) -> TextMeasurement {
    let width = Self.usable(maximumWidth)
    let block = block.visiblePart(isBroken: width != nil)
    return FontAccess.exclusively {
      Self.shaped(block, width: width, in: &state).measurement(maximumWidth: width)
    }
  }

  package func placement(of block: TextBlock, maximumWidth: Double?) -> TextPlacement {
    let width = Self.usable(maximumWidth)
    let block = block.visiblePart(isBroken: width != nil)
    return FontAccess.exclusively {
      let text = Self.shaped(block, width: width, in: &state)
      return TextPlaces(text: text, string: block.string, width: width).placement()
    }
  }

  package func startOfLastLine(of block: TextBlock, maximumWidth: Double?) -> Int {
    let width = Self.usable(maximumWidth)
    let block = block.visiblePart(isBroken: width != nil)
    return FontAccess.exclusively {
      Self.shaped(block, width: width, in: &state).lines.last?.start ?? 0
    }
  }

  /// Draws `block` from the top left corner of `frame` in lines as wide as `frame`.
  ///
  /// - Returns: The pictures among the characters, which are still to be drawn.
  func draw(_ block: TextBlock, in frame: Rect, on canvas: OpaquePointer) -> [PlacedInlay] {
    let width = Self.usable(frame.size.width) ?? 0
    let block = block.visiblePart(isBroken: true)
    return FontAccess.exclusively {
      let text = Self.shaped(block, width: width, in: &state)
      let painter = TextPainter(block: block, text: text, frame: frame, canvas: canvas)
      painter.draw()
      return painter.inlays()
    }
  }

  /// Adds the fonts of a file to those that texts may name; false if it has none.
  package func addFonts(file: String) -> Bool {
    FontAccess.exclusively {
      guard state.library.add(file: file) else { return false }
      state.shaped = GenerationCache(capacity: Self.cacheCapacity)
      return true
    }
  }

  /// Hands the fonts to `body` while no other thread touches them.
  func withLibrary<Result>(_ body: (FontLibrary) -> Result) -> Result {
    FontAccess.exclusively { body(state.library) }
  }

  /// How often a text was shaped, unbroken or at a width, because the cache did not have it.
  package var shapes: Int { FontAccess.exclusively { state.shapes } }

  /// How many bytes of text were laid out, those that were laid out again included.
  package var shapedBytes: Int { FontAccess.exclusively { state.library.work.bytes } }

  /// How many of them Pango broke into lines.
  package var brokenBytes: Int { FontAccess.exclusively { state.library.work.brokenBytes } }

  /// How many bytes of text were looked at before some of them were laid out.
  package var readBytes: Int { FontAccess.exclusively { state.library.work.bytesRead } }

  /// What the texts in the cache cost together; at most twice its capacity, but for a longer text.
  package var cachedBytes: Int { FontAccess.exclusively { state.shaped.cost } }

  /// `width` if Pango can count that far, else nil for no limit.
  private static func usable(_ width: Double?) -> Double? {
    guard let width, width < 1_000_000 else { return nil }
    return max(0, width)
  }

  private static func shaped(
    _ block: TextBlock, width: Double?, in state: inout State
  ) -> ShapedText {
    // 1. One colour for all is no matter of shaping: texts in every colour share a layout.
    var block = block
    // Ornaments belong to runs, which the colours tell apart.
    let isColored =
      block.isOrnate || block.runs.contains { $0.color != block.runs[0].color }
    if !isColored {
      for index in block.runs.indices { block.runs[index].color = .black }
    }
    // 2. What fits unbroken needs no breaking, whatever the width.
    var known = state.shaped.value(for: block) ?? TextShapes()
    if let text = known.text(for: width) { return text }
    let text = TextShaper.shaped(block, width: width, isColored: isColored, library: state.library)
    state.shapes += 1
    known.add(text, for: width)
    state.shaped.store(
      known, for: block, cost: known.count * (fixedCost + block.string.utf8.count))
    return text
  }
}
