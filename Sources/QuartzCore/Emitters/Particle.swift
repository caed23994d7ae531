import CoreGraphics
import Foundation
import GeometryCore
import RenderCore

/// A particle at a moment.
struct Particle {
  let bitmap: Bitmap
  let part: Rect
  let size: Size
  let place: Point
  let angle: Double
  let scale: Double
  let color: RGBA
  let age: Double

  /// Appends the picture of the particle.
  func record(into list: inout DisplayList) {
    guard scale > 0.001, color.alpha > 0.002 else { return }
    let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
    let frame = Rect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    list.append(.save)
    list.append(
      .transform(
        Transform2D(a: cosine, b: sine, c: -sine, d: cosine, tx: place.x, ty: place.y)))
    let isFaded = color.alpha < 0.998
    if isFaded { list.append(.beginGroup(opacity: color.alpha, bounds: frame)) }
    var image: DisplayCommand = .image(bitmap, frame: frame, tint: nil)
    var clips = false
    if part != Rect(x: 0, y: 0, width: 1, height: 1), part.size.width > 0, part.size.height > 0 {
      let whole = Size(width: size.width / part.size.width, height: size.height / part.size.height)
      image = .image(
        bitmap,
        frame: Rect(
          x: frame.minX - part.minX * whole.width, y: frame.minY - part.minY * whole.height,
          width: whole.width, height: whole.height), tint: nil)
      clips = true
    }
    if clips { list.append(contentsOf: [.save, .clip(.rectangle(frame))]) }
    let isWhite = color.red > 0.998 && color.green > 0.998 && color.blue > 0.998
    if isWhite {
      list.append(image)
    } else {
      let picture = DisplayList(commands: [image])
      list.append(contentsOf: ColorChange.multiplying(by: color).applied(to: picture))
    }
    if clips { list.append(.restore) }
    if isFaded { list.append(.endGroup) }
    list.append(.restore)
  }
}

/// Where particles come from, and how those of a layer differ from their cells.
struct EmitterSource {
  private let shape: CAEmitterLayerEmitterShape
  private let mode: CAEmitterLayerEmitterMode
  private let position: CGPoint
  private let size: CGSize
  private let factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)
  /// The most particles of one cell, and how deep cells emit cells.
  private static let (most, depth) = (10_000, 3)

  init(_ layer: CAEmitterLayer) {
    (shape, mode) = (layer.emitterShape, layer.emitterMode)
    (position, size) = (layer.emitterPosition, layer.emitterSize)
    factors = (
      Double(layer.lifetime), Double(layer.velocity), Double(layer.scale), Double(layer.spin)
    )
  }

  /// The flight of one particle.
  private struct Flight {
    let birth: Double
    let life: Double
    let start: (x: Double, y: Double)
    let velocity: (x: Double, y: Double)
    let acceleration: (x: Double, y: Double)

    func place(after age: Double) -> (x: Double, y: Double) {
      (
        start.x + velocity.x * age + acceleration.x * age * age / 2,
        start.y + velocity.y * age + acceleration.y * age * age / 2
      )
    }
  }

  /// Appends the particles of a cell that live at a moment, and those that they emit.
  func emit(
    _ cell: CAEmitterCell, _ history: EmissionHistory, at now: Double, key: UInt64,
    into particles: inout [Particle], from parent: ((Double) -> (x: Double, y: Double))? = nil,
    level: Int = 0
  ) {
    let longest = cell.longestLife(Float(factors.lifetime))
    guard longest > 0 || cell.emitterCells != nil else { return }
    let births = history.births(after: now - longest, until: now, limit: Self.most)
    for (number, birth) in births {
      var chance = ParticleChance(key, number)
      let life =
        max(
          0, chance.number(Double(cell.lifetime), range: Double(cell.lifetimeRange)))
        * factors.lifetime
      let start = parent?(birth) ?? place(&chance)
      let flight = flight(of: cell, from: start, birth: birth, life: life, &chance)
      if now - birth < life, let particle = particle(of: cell, flight, at: now, &chance) {
        particles.append(particle)
      }
      guard level < Self.depth else { continue }
      for (index, child) in (cell.emitterCells ?? []).enumerated() where child.isEnabled {
        let begin = birth + child.beginTime
        let end = min(birth + life, begin + child.duration)
        let rate = Double(max(0, child.birthRate))
        guard end > begin, rate > 0 else { continue }
        emit(
          child, EmissionHistory(rate: rate, from: begin, to: end), at: now,
          key: key &* 31 &+ UInt64(truncatingIfNeeded: number &* 7 &+ index &+ 1),
          into: &particles, from: { flight.place(after: $0 - birth) }, level: level + 1)
      }
    }
  }

  private func flight(
    of cell: CAEmitterCell, from start: (x: Double, y: Double), birth: Double, life: Double,
    _ chance: inout ParticleChance
  ) -> Flight {
    let direction = chance.number(
      Double(cell.emissionLongitude), range: Double(cell.emissionRange))
    let speed =
      chance.number(Double(cell.velocity), range: Double(cell.velocityRange))
      * factors.velocity * cos(Double(cell.emissionLatitude))
    return Flight(
      birth: birth, life: life, start: start,
      velocity: (cos(direction) * speed, sin(direction) * speed),
      acceleration: (Double(cell.xAcceleration), Double(cell.yAcceleration)))
  }

  private func particle(
    of cell: CAEmitterCell, _ flight: Flight, at now: Double, _ chance: inout ParticleChance
  ) -> Particle? {
    let age = now - flight.birth
    let place = flight.place(after: age)
    let scale =
      (chance.number(Double(cell.scale), range: Double(cell.scaleRange))
        + Double(cell.scaleSpeed) * age) * factors.scale
    let spin = chance.number(Double(cell.spin), range: Double(cell.spinRange)) * factors.spin
    let base = cell.color?.rgba ?? RGBA(red: 1, green: 1, blue: 1)
    func part(_ value: Double, range: Float, speed: Float) -> Double {
      let now = chance.number(value, range: Double(range)) + Double(speed) * age
      // In steps of a 32nd, so that changed pictures are few.
      return (min(max(now, 0), 1) * 32).rounded() / 32
    }
    let color = RGBA(
      red: part(base.red, range: cell.redRange, speed: cell.redSpeed),
      green: part(base.green, range: cell.greenRange, speed: cell.greenSpeed),
      blue: part(base.blue, range: cell.blueRange, speed: cell.blueSpeed),
      alpha: part(base.alpha, range: cell.alphaRange, speed: cell.alphaSpeed))
    guard let contents = cell.contents, let image = contents as? CGImage else { return nil }
    let unit = Double(cell.contentsScale)
    return Particle(
      bitmap: image.bitmap, part: cell.contentsRect.core,
      size: Size(
        width: Double(image.width) * Double(cell.contentsRect.width) / unit,
        height: Double(image.height) * Double(cell.contentsRect.height) / unit),
      place: Point(x: place.x, y: place.y), angle: spin * age, scale: scale, color: color, age: age)
  }

  /// A place in the emitter.
  private func place(_ chance: inout ParticleChance) -> (x: Double, y: Double) {
    let (x, y) = (Double(position.x), Double(position.y))
    let (width, height) = (Double(size.width), Double(size.height))
    let (first, second) = (chance.next(), chance.next())
    switch shape {
    case .line:
      let share = mode == .points ? first.rounded() : first
      return (x + (share - 0.5) * width, y)
    case .rectangle, .cuboid:
      if mode == .points {
        return (x + (first.rounded() - 0.5) * width, y + (second.rounded() - 0.5) * height)
      }
      guard mode == .outline else {
        return (x + (first - 0.5) * width, y + (second - 0.5) * height)
      }
      let along = first * 2 * (width + height)
      if along < 2 * width {
        let side = along < width
        return (x + (side ? along : along - width) - width / 2, y + (side ? -0.5 : 0.5) * height)
      }
      let down = along - 2 * width
      let side = down < height
      return (x + (side ? -0.5 : 0.5) * width, y + (side ? down : down - height) - height / 2)
    case .circle, .sphere:
      let radius = width / 2 * (mode == .outline || mode == .points ? 1 : second.squareRoot())
      return (x + cos(first * 2 * .pi) * radius, y + sin(first * 2 * .pi) * radius)
    default: return (x, y)
    }
  }
}

extension CAEmitterCell {
  /// The longest time from the birth of a particle to the end of all that it emits, in seconds.
  ///
  /// - Parameter factor: That of the layer.
  func longestLife(_ factor: Float) -> Double {
    let own = Double(max(0, lifetime + abs(lifetimeRange) / 2) * factor)
    return own + (emitterCells?.map { $0.longestLife(factor) }.max() ?? 0)
  }
}
