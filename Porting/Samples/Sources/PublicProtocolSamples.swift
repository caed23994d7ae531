import Testing
import UIKit

@objc public protocol PagerDelegate: NSObjectProtocol {
  @objc(pager:shouldHighlightAtIndex:)
  optional func pager(_ pager: Pager, shouldHighlightAt index: Int) -> Bool
  @objc optional func pagerDidScroll(_ pager: Pager)
  @objc optional var rows: Int { get }
}

open class Pager: UIView {
  open weak var delegate: PagerDelegate?

  open func scroll() -> Bool {
    delegate?.pagerDidScroll?(self)
    return delegate?.pager?(self, shouldHighlightAt: delegate?.rows ?? 0) ?? false
  }
}

final class PagerOwner: NSObject, PagerDelegate {
  var log: [Int] = []
  func pager(_ pager: Pager, shouldHighlightAt index: Int) -> Bool {
    log.append(index)
    return true
  }
}

@MainActor @Suite struct PublicProtocolSamples {
  @Test func requirementsOfPublicProtocolsAreOptional() {
    let pager = Pager()
    let owner = PagerOwner()
    pager.delegate = owner
    #expect(pager.scroll() && owner.log == [0])
  }
}
