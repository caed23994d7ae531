import MotionCore
import Testing

@Suite struct DynamicsTests {
  private let side = PlanarVector(100, 100)

  private func advance(
    _ world: inout DynamicsWorld, _ seconds: Double, _ watch: (DynamicsWorld) -> Void = { _ in }
  ) {
    for _ in 0..<Int((seconds / DynamicsWorld.step).rounded()) {
      world.advance()
      watch(world)
    }
  }

  private func body(at x: Double, _ y: Double, _ change: (inout DynamicBody) -> Void = { _ in })
    -> DynamicBody
  {
    var body = DynamicBody(position: PlanarVector(x, y), size: side)
    (body.resistance, body.angularResistance) = (0, 0)
    change(&body)
    return body
  }

  @Test func `a falling body goes half the acceleration times the square of the time`() {
    var world = DynamicsWorld()
    world[1] = body(at: 0, 0)
    world.accelerations[1] = PlanarVector(0, 1000)
    advance(&world, 1)
    // Steps of 1/240 s add half a step: 500 + 1000 / 2 / 240.
    #expect(abs((world[1]?.position.y ?? 0) - (500 + 1000.0 / 480)) < 1e-6)
    #expect(abs((world[1]?.velocity.y ?? 0) - 1000) < 1e-6)
  }

  @Test func `a body comes to rest on a wall, upright`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 200, 100) { $0.angle = 0.3 }
    world.accelerations[1] = PlanarVector(0, 1000)
    world.walls = [
      .init(from: PlanarVector(0, 400), to: PlanarVector(400, 400), key: 1, bodies: [1])
    ]
    advance(&world, 4)
    let body = try #require(world[1])
    #expect(abs(body.position.y - 350) < 1)
    #expect(abs(body.angle) < 0.02)
    #expect(world.isAtRest)
    #expect(world.touches.keys.contains(.init(first: 1, wall: 1)))
  }

  @Test(arguments: [0.0, 0.5, 1.0])
  func `a body bounces to the square of its elasticity`(elasticity: Double) {
    var world = DynamicsWorld()
    world[1] = body(at: 200, 100) {
      $0.elasticity = elasticity
      $0.allowsRotation = false
    }
    world.accelerations[1] = PlanarVector(0, 1000)
    world.walls = [
      .init(from: PlanarVector(0, 400), to: PlanarVector(400, 400), key: 1, bodies: [1])
    ]
    var highest = 1000.0
    var hasHit = false
    advance(&world, 2) {
      hasHit = hasHit || !$0.touches.isEmpty
      if hasHit { highest = min(highest, $0[1]?.position.y ?? 0) }
    }
    // From 250 points above its place of rest.
    #expect(abs((350 - highest) - 250 * elasticity * elasticity) < 12)
  }

  @Test func `bodies of the same mass exchange their velocities`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 0, 0) {
      $0.velocity = PlanarVector(200, 0)
      $0.elasticity = 1
    }
    world[2] = body(at: 200, 0) { $0.elasticity = 1 }
    world.groups = [[1, 2]]
    advance(&world, 1)
    #expect(abs(try #require(world[1]).velocity.x) < 1)
    #expect(abs(try #require(world[2]).velocity.x - 200) < 1)
  }

  @Test func `circles bounce off each other along the line between their centers`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 0, 0) {
      $0.shape = .circle(50)
      $0.velocity = PlanarVector(300, 0)
      $0.elasticity = 1
      $0.friction = 0
    }
    world[2] = body(at: 200, 50) {
      $0.shape = .circle(50)
      $0.elasticity = 1
      $0.friction = 0
    }
    world.groups = [[1, 2]]
    advance(&world, 1)
    let (first, second) = (try #require(world[1]), try #require(world[2]))
    // 50 beside the line at a distance of 100: the angle is 30 degrees, and the second one gets
    // 300 cos(30) along the line.
    #expect(abs(second.velocity.length - 300 * 0.866) < 6)
    #expect(second.velocity.y > 0 && first.velocity.y < 0)
    #expect(abs(first.velocity.y + second.velocity.y) < 1e-6)
  }

  @Test func `an anchored body does not move`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 0, 0) { $0.isAnchored = true }
    world[2] = body(at: 0, -200)
    for key in 1...2 { world.accelerations[key] = PlanarVector(0, 1000) }
    world.groups = [[1, 2]]
    advance(&world, 3)
    #expect(try #require(world[1]).position == .zero)
    #expect(abs(try #require(world[2]).position.y + 100) < 1)
  }

  @Test func `a rigid joint keeps its length while the body swings`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 100, 0)
    world.accelerations[1] = PlanarVector(0, 1000)
    var joint = DynamicJoint(.distance, first: 1, firstEnd: .zero, secondEnd: .zero)
    joint.length = 100
    world.joints = [joint]
    var lowest = 0.0
    advance(&world, 2) { world in
      guard let body = world[1] else { return }
      #expect(abs(body.position.length - 100) < 2)
      lowest = max(lowest, body.position.y)
    }
    #expect(lowest > 98)
  }

  @Test func `a damped spring brings the body to its length`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 300, 0)
    var joint = DynamicJoint(.distance, first: 1, firstEnd: .zero, secondEnd: .zero)
    (joint.length, joint.frequency, joint.dampingRatio) = (100, 2, 1)
    world.joints = [joint]
    advance(&world, 2)
    #expect(abs(try #require(world[1]).position.x - 100) < 1)
  }

  @Test func `a snap brings a body to its place, upright`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 0, 0) { $0.angle = 1 }
    world.snaps = [DynamicSnap(body: 1, place: PlanarVector(200, 300), damping: 0.5)]
    advance(&world, 2)
    let body = try #require(world[1])
    #expect((body.position - PlanarVector(200, 300)).length < 0.5)
    #expect(abs(body.angle) < 0.01)
  }

  @Test func `bodies that are pinned turn around the pin`() throws {
    var world = DynamicsWorld()
    world[1] = body(at: 0, 0) { $0.isAnchored = true }
    world[2] = body(at: 100, 0)
    world.accelerations[2] = PlanarVector(0, 1000)
    world.joints = [
      DynamicJoint(
        .pin, first: 1, firstEnd: PlanarVector(50, 0), second: 2,
        secondEnd: PlanarVector(-50, 0))
    ]
    advance(&world, 0.2)
    let body = try #require(world[2])
    #expect(abs((body.position - PlanarVector(50, 0)).length - 50) < 1)
    #expect(body.angle > 0.05)
  }

  @Test func `a stack of three comes to rest`() throws {
    var world = DynamicsWorld()
    for key in 1...3 {
      world[key] = body(at: 200, 350 - Double(key - 1) * 110) { $0.friction = 0.5 }
      world.accelerations[key] = PlanarVector(0, 1000)
    }
    world.groups = [[1, 2, 3]]
    world.walls = [
      .init(from: PlanarVector(0, 400), to: PlanarVector(400, 400), key: 1, bodies: [1, 2, 3])
    ]
    advance(&world, 3)
    for key in 1...3 {
      let body = try #require(world[key])
      #expect(abs(body.position.y - (350 - Double(key - 1) * 100)) < 2)
    }
  }

  @Test func `the same world goes the same way`() {
    func run() -> [DynamicBody?] {
      var world = DynamicsWorld()
      for key in 1...5 {
        world[key] = body(at: Double(key * 37 % 300), Double(key * 91 % 200)) {
          $0.angle = Double(key)
        }
        world.accelerations[key] = PlanarVector(100, 1000)
      }
      world.groups = [[1, 2, 3, 4, 5]]
      let corners = [
        PlanarVector(-100, -200), PlanarVector(500, -200), PlanarVector(500, 500),
        PlanarVector(-100, 500), PlanarVector(-100, -200),
      ]
      world.walls = zip(corners, corners.dropFirst()).enumerated().map {
        .init(from: $1.0, to: $1.1, key: $0, bodies: [1, 2, 3, 4, 5])
      }
      advance(&world, 3)
      return (1...5).map { world[$0] }
    }
    let first = run()
    #expect(first == run())
    // Nothing has left the walls.
    for case .some(let body) in first {
      #expect(body.position.x > -100 && body.position.x < 500 && body.position.y < 500)
    }
  }
}
