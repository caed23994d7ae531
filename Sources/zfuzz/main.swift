import GeometryCore
import LayoutCore
import TestSupport
let clock = ContinuousClock()
var slow: [(Duration, UInt64, String)] = []
var total = Duration.zero
var p: [ElementPlacement] = []
let n = Int(CommandLine.arguments[1])!
for number in 0..<n {
  let seed = UInt64(number)
  var g = LayoutGenerator(seed: seed, isAdversarial: true)
  let configuration = g.configuration()
  let container = g.container()
  var plan = LayoutPlan()
  for _ in 0..<g.random.integer(0...2) {
    plan.append(g.section(), itemCount: g.random.pick([0, 1, 2, 7, 100, 1_000_000, .max, -1]))
  }
  let t0 = clock.now
  let geo = LayoutGeometry(configuration: configuration, environment: LayoutEnvironment(container: container, scale: g.random.pick([0, 1, 2, 3, .nan, 1e300]), safeArea: g.insets()), plan: plan)
  let t1 = clock.now
  p.removeAll(keepingCapacity: true)
  let area = Rect(x: g.random.pick([0, 1e6, -3]), y: g.random.pick([0, 500, 1e12]), width: 2, height: 2)
  geo.appendElements(in: area, viewport: Viewport(bounds: area), to: &p)
  let t2 = clock.now
  total += t2 - t0
  if t2 - t0 > .milliseconds(3) { slow.append((t2-t0, seed, "solve \(t1-t0) query \(t2-t1) hits \(p.count) work \(geo.work)")) ; if t2-t0 > .seconds(1) {print(slow.last!)} }
}
print(total, slow.count)
for s in slow.sorted(by: { $0.0 > $1.0 }).prefix(12) { print(s) }
