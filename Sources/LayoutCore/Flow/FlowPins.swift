/// Which boundaries of a flow layout stay in view while their section does.
package struct FlowPins: Hashable, Sendable {
  package var headers: Bool
  package var footers: Bool

  package init(headers: Bool, footers: Bool) {
    self.headers = headers
    self.footers = footers
  }
}
