import Fuzzing
import UIKit

// Random operations on collection views: fuzz OPERATIONS FIRST-SEED STEP, or fuzz --seed SEED.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap(UInt64.init)
let length = 50
let isSingle = arguments.first == "--seed"
let operations = isSingle ? UInt64(length) : numbers.first ?? 20_000
var seed = (isSingle ? numbers.first : numbers.dropFirst().first) ?? 0
let step = isSingle ? 1 : numbers.dropFirst(2).first ?? 1
var done: UInt64 = 0
while done < operations {
  let script = FuzzScript.random(seed: seed, length: length)
  // Whoever finds the process gone knows from where on to look.
  if done % 50_000 == 0 { FileHandle.standardError.write(Data("from seed \(seed)\n".utf8)) }
  if FuzzRun.failure(of: script) != nil {
    let shortest = FuzzShrinker { FuzzRun.failure(of: $0)?.operation }.shortest(script)
    print("seed \(seed): \(FuzzRun.failure(of: shortest)?.text ?? "")")
    print(shortest.swiftSource)
    exit(1)
  }
  done += UInt64(length)
  seed += step
}
print("\(done) operations, no failure")
