import DiffCore
import TestSupport
import Testing

@Suite struct BitsTests {
  private static func set(_ bits: Bits) -> Set<Int> {
    Set((0..<bits.count).filter { bits[$0] })
  }

  @Test(arguments: [UInt64](1...50))
  func `marks are a set of indexes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...300, using: &random)
    var (bits, model) = (Bits(count: count), Set<Int>())
    for _ in 0..<20 {
      let index = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        bits.set(index)
        model.insert(index)
      case 1:
        bits.change { $0.clear(index) }
        model.remove(index)
      case 2:
        bits.change { memory in
          memory.set(index)
          #expect(memory[index])
        }
        model.insert(index)
      default:
        let range = index..<Int.random(in: index...count, using: &random)
        bits.set(range)
        model.formUnion(range)
      }
    }
    #expect(Self.set(bits) == model)
    #expect(bits.setCount == model.count)
    #expect(Array(bits.positions) == model.sorted())
    #expect(Self.set(bits.complement) == Set(0..<count).subtracting(model))
    #expect(bits.complement.setCount == count - model.count)
    var other = Bits(count: count)
    other.set((count / 3)..<count)
    #expect(Self.set(bits.union(other)) == model.union((count / 3)..<count))
  }

  @Test func `no marks have no positions`() {
    let none = Bits(count: 0)
    #expect(Array(none.positions).isEmpty && none.complement.setCount == 0)
  }
}
