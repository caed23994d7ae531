import Foundation
import FoundationExtras
import Testing

@Suite struct AtomicCounterTests {
  @Test func `a counter is changed, and its new value returned`() {
    var (small, large): (Int32, Int64) = (41, .max)
    #expect(OSAtomicIncrement32(&small) == 42)
    #expect(OSAtomicDecrement32(&small) == 41)
    #expect(OSAtomicAdd32(-50, &small) == -9 && small == -9)
    #expect(OSAtomicIncrement64(&large) == .min)
    #expect(OSAtomicDecrement64(&large) == .max && large == .max)
  }

  @Test func `no change of several threads is lost`() {
    let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { count.deallocate() }
    count.initialize(to: 0)
    nonisolated(unsafe) let shared = count
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<20_000 { OSAtomicIncrement32(shared) }
    }
    #expect(count.pointee == 8 * 20_000)
  }
}
