import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// How often texts are shaped, and how many are kept.
@Suite struct TextCacheTests {
  private let text = PangoText()
  private let long = "The quick brown fox jumps over the lazy dog and runs away before anyone sees"

  private func draw(_ block: TextBlock, width: Double) throws {
    let frame = Rect(x: 0, y: 0, width: width, height: 200)
    _ = try CairoRenderer(text: text, symbols: CairoPlatform.shared.symbols).bitmap(
      of: DisplayList(commands: [.text(block, frame: frame)]),
      size: Size(width: width, height: 200), scale: 1, background: nil)
  }

  @Test func `a text that fits is shaped once for every width and for drawing`() throws {
    let block = TextBlock.plain("Settings")
    for width: Double? in [nil, 300, 200, 100] {
      _ = text.measurement(of: block, maximumWidth: width)
    }
    try draw(block, width: 150)
    #expect(text.shapes == 1)
  }

  @Test func `a wrapped text is shaped unbroken and once for each width, not for drawing`() throws {
    let block = TextBlock.plain(long)
    _ = text.measurement(of: block, maximumWidth: nil)
    #expect(text.shapes == 1)
    _ = text.measurement(of: block, maximumWidth: 120)
    #expect(text.shapes == 2)
    _ = text.measurement(of: block, maximumWidth: 120)
    try draw(block, width: 120)
    #expect(text.shapes == 2)
    _ = text.measurement(of: block, maximumWidth: 140)
    #expect(text.shapes == 3)
  }

  @Test func `a text that is first asked for at a width is shaped for that alone`() {
    for (block, shapes) in [(TextBlock.plain("Settings"), 1), (.plain(long), 2)] {
      let before = text.shapes
      let wide = text.measurement(of: block, maximumWidth: 120)
      #expect(text.shapes == before + 1)
      _ = text.measurement(of: block, maximumWidth: 120)
      #expect(text.measurement(of: block, maximumWidth: nil).size.width >= wide.size.width)
      #expect(text.shapes == before + shapes)
    }
  }

  @Test func `a text that just fits is the same as one without a limit`() {
    for string in ["Settings", "two words", "ends in spaces   ", "العربية", "a\tb"] {
      let block = TextBlock.plain(string)
      let natural = PangoText().measurement(of: block, maximumWidth: nil)
      let fitting = text.measurement(of: block, maximumWidth: natural.size.width)
      #expect(fitting == natural, "\(string)")
    }
  }

  @Test func `long texts that differ at their ends alone are told apart`() {
    let start = String(repeating: "e\u{301}", count: 2_000)
    for end in ["i", "m", "W"] {
      _ = text.measurement(of: .plain(start + end), maximumWidth: nil)
    }
    _ = text.measurement(of: .plain(start + "m"), maximumWidth: nil)
    #expect(text.shapes == 3)
  }

  @Test func `a text in another colour is not shaped again`() throws {
    for color in [RGBA.black, RGBA(red: 1, green: 0, blue: 0, alpha: 1)] {
      try draw(.plain("Delete", color: color), width: 150)
    }
    #expect(text.shapes == 1)
  }

  @Test func `what is kept never has more bytes than two generations`() {
    var most = 0
    for index in 0..<600 {
      let paragraph = String(repeating: "word \(index) ", count: 100 + index % 80)
      _ = text.measurement(of: .plain(paragraph), maximumWidth: nil)
      most = max(most, text.cachedBytes)
    }
    #expect(text.shapes == 600)
    // More was shaped than fits, and the room is used.
    #expect(most <= 2 * PangoText.cacheCapacity)
    #expect(most > PangoText.cacheCapacity)
  }

  @Test func `short texts are bounded in number`() {
    for index in 0..<6_000 { _ = text.measurement(of: .plain("\(index)"), maximumWidth: nil) }
    let shapes = text.shapes
    _ = text.measurement(of: .plain("5999"), maximumWidth: nil)
    #expect(text.shapes == shapes)
    _ = text.measurement(of: .plain("0"), maximumWidth: nil)
    #expect(text.shapes == shapes + 1)
    #expect(text.cachedBytes <= 2 * PangoText.cacheCapacity)
  }
}

/// A cache's own bookkeeping.
@Suite struct GenerationCacheTests {
  @Test func `what is asked for stays, the rest goes, and the cost is that of what is held`() {
    var cache = GenerationCache<Int, Int>(capacity: 10)
    for key in 0..<100 {
      cache.store(key, for: key, cost: 3)
      #expect(cache.value(for: 0) == 0)
      #expect(cache.cost <= 20)
    }
    let held = (0..<100).filter { cache.value(for: $0) != nil }
    #expect(held.contains(0) && held.contains(99) && !held.contains(50))
    #expect(cache.cost == 3 * (0..<100).filter { cache.value(for: $0) != nil }.count)
  }

  @Test func `storing a key again counts it once`() {
    var cache = GenerationCache<Int, Int>(capacity: 10)
    cache.store(1, for: 1, cost: 4)
    cache.store(2, for: 2, cost: 4)
    // Fills the young generation: 1 and 2 are old now.
    cache.store(3, for: 3, cost: 4)
    cache.store(4, for: 1, cost: 5)
    #expect(cache.value(for: 1) == 4)
    #expect(cache.cost == 4 + 4 + 5)
  }
}
