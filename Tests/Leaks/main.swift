import Foundation
import GalleryScenes
import LiveObjects

// Shows every STEP-th scene of the gallery over and over: leaks ROUNDS FIRST STEP.
// Complains of objects that outlive their round, and of resident memory that the last two thirds
// of the rounds have added.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let rounds = numbers.first ?? 300
let first = numbers.dropFirst().first ?? 0
let step = numbers.dropFirst(2).first ?? 1
let scenes = stride(from: first, to: Scene.all.count, by: max(1, step)).map { Scene.all[$0] }

/// What memory may grow by: the allocator's own pages and caches that take turns, in kilobytes.
let allowance = 2048
let catalogue = try Catalogue.bundled()
var complaints: [String] = []
var watched = 0
var settled = 0
for round in 1...max(1, rounds) {
  for scene in scenes {
    let shown = SceneRound(scene, catalogue: catalogue)
    shown.run()
    watched += shown.watch.count
    complaints += shown.watch.leftOver.map { "round \(round): \($0) is still there" }
  }
  if round == (rounds + 2) / 3 { settled = ResidentMemory.kilobytes }
  if complaints.count > 100 { break }
}
let grown = ResidentMemory.kilobytes - settled
if grown > allowance, rounds >= 30 {
  complaints.append("memory grew by \(grown) kB from \(settled) kB")
}
for complaint in complaints { print(complaint) }
print(
  "\(scenes.count) scenes, \(rounds) rounds, \(watched) objects, resident memory \(settled) kB "
    + "after a third, \(grown) kB more at the end")
exit(complaints.isEmpty ? 0 : 1)
