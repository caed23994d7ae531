/// A set of causes of diagnostics.
struct CauseSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ cause: LayoutDiagnostic.Cause) { rawValue = 1 << cause.rawValue }

  mutating func insert(_ cause: LayoutDiagnostic.Cause) { formUnion(CauseSet(cause)) }

  /// The causes in the order of their declaration.
  var causes: [LayoutDiagnostic.Cause] {
    LayoutDiagnostic.Cause.allCases.filter { contains(CauseSet($0)) }
  }
}
