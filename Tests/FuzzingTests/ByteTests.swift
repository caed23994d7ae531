import Fuzzing
import Testing
import UIKit

/// Bytes that are nearly right, and snapshots applied from tasks.
@MainActor @Suite struct ByteTests {
  @Test(arguments: FuzzBytes.allCases)
  func `samples are read as they are`(kind: FuzzBytes) {
    #expect(!kind.samples.isEmpty)
    for sample in kind.samples { #expect(kind.accepts(Data(sample))) }
  }

  @Test func `changed bytes are read or refused`() {
    let taken = (0..<3_000 as Range<UInt64>).count { FuzzBytes.read(seed: $0) }
    // Some are still right, so the reading is reached.
    #expect((100..<2_900).contains(taken), "\(taken)")
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `snapshots applied from tasks are shown in their order`(seed: UInt64) async {
    #expect(await FuzzTasks.failure(seed: seed, applies: 50) == nil)
  }
}
