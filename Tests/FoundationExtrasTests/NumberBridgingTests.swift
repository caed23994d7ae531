import Foundation
import FoundationExtras
import Testing

@Suite struct NumberBridgingTests {
  @Test(arguments: [NSNumber(value: 2.5), NSNumber(value: 2.5 as Float)])
  func `numbers of objects are lengths`(number: NSNumber) {
    let value: Any = number
    #expect(value as? CGFloat == 2.5)
    let values: [String: Any] = ["width": NSNumber(value: 3)]
    #expect(values["width"] as? CGFloat == 3)
  }

  @Test func `lengths are numbers of objects`() {
    let value: Any = 2.5 as CGFloat
    #expect(value as? NSNumber == 2.5)
  }
}
