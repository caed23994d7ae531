import Fuzzing
import UIKit

// Random operations on collection views, by default 20,000:
//   fuzz [OPERATIONS [FIRST-SEED [STEP]]]
//   fuzz --seed SEED
// Snapshots applied from tasks, and bytes for what reads some; a seed repeats a run:
//   fuzz tasks [APPLIES [FIRST-SEED [STEP]]]
//   fuzz bytes [INPUTS [FIRST-SEED [STEP]]]
//   fuzz documents [DOCUMENTS [FIRST-SEED [STEP]]]
// Touches, sizes and animations on scroll views:
//   fuzz scrolls [OPERATIONS [FIRST-SEED [STEP]]]
//   fuzz scrolls --seed SEED
// Changes of views on a surface that draws only what changed:
//   fuzz surfaces [OPERATIONS [FIRST-SEED [STEP]]]
//   fuzz surfaces --seed SEED

var arguments = CommandLine.arguments.dropFirst()
let subject =
  ["tasks", "bytes", "documents", "scrolls", "surfaces"].contains(arguments.first)
  ? arguments.removeFirst() : "views"
let isSingle = arguments.first == "--seed"
let numbers = arguments.compactMap(UInt64.init)
/// How much is done for one seed.
let length: UInt64 = ["bytes", "documents"].contains(subject) ? 1 : 50
let wanted = isSingle ? length : numbers.first ?? 20_000
var seed = (isSingle ? numbers.first : numbers.dropFirst().first) ?? 0
let step = isSingle ? 1 : numbers.dropFirst(2).first ?? 1

/// What went wrong; nil if nothing did.
@MainActor func failure() async -> String? {
  switch subject {
  case "tasks": return await FuzzTasks.failure(seed: seed, applies: Int(length))
  case "bytes":
    FuzzBytes.read(seed: seed)
    return nil
  case "documents":
    FuzzDocuments.make(seed: seed)
    return nil
  case "surfaces": return FuzzSurfaces.failure(seed: seed, length: Int(length))
  case "scrolls": return FuzzScrolls.failure(seed: seed, length: Int(length))
  default:
    let script = FuzzScript.random(seed: seed, length: Int(length))
    guard FuzzRun.failure(of: script) != nil else { return nil }
    let shortest = FuzzShrinker { FuzzRun.failure(of: $0)?.operation }.shortest(script)
    return "\(FuzzRun.failure(of: shortest)?.text ?? "")\n\(shortest.swiftSource)"
  }
}

var done: UInt64 = 0
while done < wanted {
  // Whoever finds the process gone knows from where on to look.
  if done % 50_000 == 0 || length == 1 && done % 1_000 == 0 {
    FileHandle.standardError.write(Data("from seed \(seed)\n".utf8))
  }
  if let failure = await failure() {
    print("seed \(seed): \(failure)")
    exit(1)
  }
  done += length
  seed += step
}
let units = ["tasks": "applies", "bytes": "inputs", "documents": "documents"]
print("\(done) \(units[subject] ?? "operations"), no failure")
