/// A change of all colours of a picture.
package struct ColorChange {
  private let change: (RGBA) -> RGBA
  /// Whether images become their alpha in the changed colour instead of being changed pixel by pixel.
  private let stencil: RGBA?

  /// Multiplies red, green and blue.
  package static func multiplying(by color: RGBA) -> ColorChange {
    ColorChange(stencil: nil) {
      RGBA(
        red: $0.red * color.red, green: $0.green * color.green, blue: $0.blue * color.blue,
        alpha: $0.alpha)
    }
  }

  /// Gives everything one colour, whose alpha counts besides its own.
  package static func stenciling(_ color: RGBA) -> ColorChange {
    ColorChange(stencil: color) {
      RGBA(red: color.red, green: color.green, blue: color.blue, alpha: $0.alpha * color.alpha)
    }
  }

  private init(stencil: RGBA?, _ change: @escaping (RGBA) -> RGBA) {
    (self.stencil, self.change) = (stencil, change)
  }

  /// The picture in the changed colours. What lies behind materials stays as it is.
  ///
  /// - Complexity: O(*n*) in the number of steps, and in the pixels of images that are changed.
  package func applied(to list: DisplayList) -> DisplayList {
    DisplayList(commands: list.commands.map(applied))
  }

  private func applied(to command: DisplayCommand) -> DisplayCommand {
    switch command {
    case .fill(let shape, let paint): return .fill(shape, applied(to: paint))
    case .stroke(let shape, let paint, let style):
      return .stroke(shape, applied(to: paint), style)
    case .shadow(let shape, var shadow):
      shadow.color = change(shadow.color)
      return .shadow(shape, shadow)
    case .shadowOf(let list, let bounds, var shadow):
      shadow.color = change(shadow.color)
      return .shadowOf(list, bounds: bounds, shadow)
    case .image(let bitmap, let frame, let tint):
      if let tint { return .image(bitmap, frame: frame, tint: change(tint)) }
      if let stencil { return .image(bitmap, frame: frame, tint: stencil) }
      return .image(applied(to: bitmap), frame: frame, tint: nil)
    case .symbol(let name, let frame, let weight, let tint):
      return .symbol(name: name, frame: frame, weight: weight, tint: change(tint))
    case .text(let block, let frame): return .text(applied(to: block), frame: frame)
    case .save, .restore, .transform, .clip, .blend, .hints, .backdrop, .beginGroup, .endGroup:
      return command
    }
  }

  private func applied(to paint: Paint) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(location: $0.location, color: change($0.color)) }
    }
    switch paint {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(changed(stops), start: start, end: end)
    case .radialGradient(let stops, let from, let to):
      return .radialGradient(changed(stops), from: from, to: to)
    case .conicGradient(let stops, let center, let angle):
      return .conicGradient(changed(stops), center: center, angle: angle)
    case .tiles(let tile, let placement):
      if stencil != nil { return .color(change(tile.average)) }
      let changed = Tile(applied(to: tile.bitmap), size: tile.size).withOpacity(tile.opacity)
      return .tiles(changed, placement: placement)
    }
  }

  private func applied(to block: TextBlock) -> TextBlock {
    var block = block
    for index in block.runs.indices {
      block.runs[index].color = change(block.runs[index].color)
      block.runs[index].background = block.runs[index].background.map(change)
    }
    return block
  }

  /// Pixels are premultiplied; a change that leaves alpha alone is linear in the colours.
  private func applied(to bitmap: Bitmap) -> Bitmap {
    let white = change(RGBA(red: 1, green: 1, blue: 1))
    let factors = [white.blue, white.green, white.red]
    guard factors != [1, 1, 1] else { return bitmap }
    var pixels = bitmap.pixels
    for index in pixels.indices where index % 4 != 3 {
      let value = Double(pixels[index]) * factors[index % 4]
      pixels[index] = UInt8(min(max(value.rounded(), 0), 255))
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
