import GeometryCore
import RenderCore

/// A symbol of a catalogue: an SVG file with a drawing for each weight and scale.
///
/// The drawings are groups named like `Regular-M`, made for text of 100 points.
struct SymbolTemplate: Hashable, Sendable {
  private let bytes: [UInt8]
  private let path: String
  /// Where the drawings lie, by the names of their groups.
  private let places: [String: Rect]

  /// Reads the set in `folder`; nil for one without drawings.
  init?(folder: String) {
    let entry = CatalogueContents(folder: folder)?.symbols?.first { $0.filename != nil }
    guard let file = entry?.filename,
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
    else { return nil }
    path = "\(folder)/\(file)"
    bytes = [UInt8](data)
    var places: [String: Rect] = [:]
    for weight in Self.weights {
      for scale in Self.scales {
        let name = "\(weight.name)-\(scale.letter)"
        places[name] = Platform.current.images.bounds(ofSVG: bytes, part: name)
      }
    }
    guard !places.isEmpty else { return nil }
    self.places = places
  }

  /// The file alone: it does not change.
  static func == (left: SymbolTemplate, right: SymbolTemplate) -> Bool { left.path == right.path }
  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  /// Of scales that are not drawn, what they make of the middle one.
  private static let scales: [(letter: String, scale: UIImage.SymbolScale, magnification: Double)] =
    [("M", .medium, 1), ("S", .small, 0.783), ("L", .large, 1.287)]

  /// The drawing for a rendering: its group, and how many points a unit of it makes.
  ///
  /// Of weights that are not drawn the nearest is taken.
  private func drawing(_ rendering: SymbolRendering) -> (part: String, unit: Double)? {
    let wanted = Self.scales.first {
      abs($0.magnification - Double(rendering.magnification)) < 0.01
    }
    let weights = Self.weights.sorted {
      abs($0.weight.rawValue - rendering.weight.rawValue)
        < abs($1.weight.rawValue - rendering.weight.rawValue)
    }
    for weight in weights {
      for scale in [wanted ?? Self.scales[0]] + Self.scales {
        let name = "\(weight.name)-\(scale.letter)"
        guard places[name] != nil else { continue }
        let enlarged = Double(rendering.magnification) / scale.magnification
        return (name, Double(rendering.pointSize) / 100 * enlarged)
      }
    }
    return nil
  }

  /// The size of the drawing in points under `rendering`, to whole pixels.
  func size(_ rendering: SymbolRendering) -> CGSize {
    guard let (part, unit) = drawing(rendering), let place = places[part] else { return .zero }
    return rendering.rounded(
      CGSize(width: place.size.width * unit, height: place.size.height * unit))
  }

  /// The steps that draw the symbol stretched over `rect`.
  func commands(in rect: Rect, rendering: SymbolRendering, tint: RGBA) -> [DisplayCommand] {
    guard let (part, _) = drawing(rendering), rect.size.width < 1e4, rect.size.height < 1e4
    else { return [] }
    let scale = Double(rendering.scale)
    let width = max(1, Int((rect.size.width * scale).rounded()))
    let height = max(1, Int((rect.size.height * scale).rounded()))
    let file = ImageFile(path: "\(path)#\(part) \(width)x\(height)", scale: 1)
    let content = ImageCache.content(of: file) {
      let drawn = try? Platform.current.images.drawn(
        svg: bytes, part: part, width: width, height: height)
      return drawn.map { .pixels(CGImage($0), scale: 1, orientation: .up) }
    }
    guard case .pixels(let image, _, _)? = content else { return [] }
    return [.image(image.bitmap, frame: rect, tint: tint)]
  }
}
