import Glibc
import MotionCore
import TestSupport
import Testing

@Suite struct ElementaryTests {
  /// Results that were computed with 300 bits and rounded.
  @Test func `known values are the nearest`() {
    #expect(Elementary.exp(1) == 0x1.5bf0a8b145769p+1)
    #expect(Elementary.exp(-0.5) == 0x1.368b2fc6f960ap-1)
    #expect(Elementary.log(2) == 0x1.62e42fefa39efp-1)
    #expect(Elementary.log(0.998) == -0x1.06680ffe7cc09p-9)
    #expect(Elementary.sin(1) == 0x1.aed548f090ceep-1)
    #expect(Elementary.cos(1) == 0x1.14a280fb5068cp-1)
    #expect(Elementary.sin(3) == 0x1.210386db6d55bp-3)
    #expect(Elementary.cos(100) == 0x1.b981dbf665fdfp-1)
  }

  @Test func `ends are exact`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(709.7) < .infinity)
    #expect(Elementary.exp(-745) == 0x1p-1074)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.sin(0) == 0)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.sin(1e300) == 0)
    #expect(Elementary.cos(-1e300) == 1)
  }

  /// A function of ours, that of the C library, and arguments for both.
  struct Case: Sendable {
    var name: String
    var range: ClosedRange<Double>
    var ours, theirs: @Sendable (Double) -> Double
  }

  static let cases = [
    Case(name: "exp", range: -700...700, ours: Elementary.exp, theirs: Glibc.exp),
    Case(name: "exp", range: -3...3, ours: Elementary.exp, theirs: Glibc.exp),
    Case(name: "log", range: 1e-9...1, ours: Elementary.log, theirs: Glibc.log),
    Case(name: "log", range: 1...1e9, ours: Elementary.log, theirs: Glibc.log),
    Case(name: "sin", range: -10...10, ours: Elementary.sin, theirs: Glibc.sin),
    Case(name: "sin", range: -1e6...1e6, ours: Elementary.sin, theirs: Glibc.sin),
    Case(name: "cos", range: -10...10, ours: Elementary.cos, theirs: Glibc.cos),
    Case(name: "cos", range: -1e6...1e6, ours: Elementary.cos, theirs: Glibc.cos),
  ]

  /// The C library is off by one in the last bit for one argument in fifty or so.
  @Test(arguments: cases) func `results are those of the C library but for the last bit`(
    of function: Case
  ) {
    var generator = SplitMix64(seed: 19)
    var differences = 0
    for _ in 0..<20_000 {
      let x = Double.random(in: function.range, using: &generator)
      let (ours, theirs) = (function.ours(x), function.theirs(x))
      guard ours != theirs else { continue }
      differences += 1
      #expect(abs(ours - theirs) <= theirs.ulp, "\(function.name)(\(x))")
    }
    #expect(differences < 20_000 / 10, "\(function.name)")
  }
}
