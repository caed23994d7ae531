import TestSupport
import Testing

extension LayoutFixture: CustomTestStringConvertible {
  public var testDescription: String { id }
}
