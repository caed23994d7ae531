import Soaking
import UIKit
import Workloads

// Lays out frames of stubborn cells: soak FRAMES FIRST-SEED STEP, or soak --seed SEED FRAMES.
// Or solves layouts that no app should ask for: soak --layouts COUNT FIRST-SEED STEP.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--layouts" { exit(AdversarialRun(arguments.compactMap(UInt64.init)).run()) }

let numbers = arguments.compactMap(UInt64.init)
let isSingle = arguments.first == "--seed"
let framesOfRun = 1_000
let frames = Int((isSingle ? numbers.last : numbers.first) ?? 1_000)

var seed = (isSingle ? numbers.first : numbers.dropFirst().first) ?? 1
let step = isSingle ? 1 : numbers.dropFirst(2).first ?? 1
var (done, anchored, measurements, freezes, passes) = (0, 0, 0, 0, 0)
var violations: [SoakViolation] = []
while done < frames {
  let run = SoakRun(SoakConditions(seed: seed))
  let count = isSingle ? frames : min(framesOfRun, frames - done)
  run.run(frames: count)
  done += count
  seed += step
  anchored += run.anchoredFrames
  measurements += run.measurements
  freezes += run.freezes
  passes = max(passes, run.mostPasses)
  violations += run.violations
}
for violation in violations { print("violation: \(violation)") }
print(
  """
  frames \(done), with an anchor \(anchored), measurements \(measurements), frozen sizes \
  \(freezes), most passes \(passes), violations \(violations.count)
  """)
exit(violations.isEmpty ? 0 : 1)
