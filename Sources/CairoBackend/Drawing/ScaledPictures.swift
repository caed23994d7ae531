import CPangoCairo
import GeometryCore
import RenderCore
import Synchronization

/// Keeps pictures as they were scaled for a canvas, for the next time at the same fraction of a pixel.
final class ScaledPictures: Sendable {
  private let kept = Mutex(Kept())

  private struct Kept {
    var cache = GenerationCache<Key, Entry>(capacity: 32_000_000)
    /// The bytes that were stored since pictures that are gone were dropped.
    var stored = 0
    /// How often a picture was scaled.
    var scalings = 0

    /// Those of pictures that are gone go when they may be as many as a third of all.
    mutating func store(_ entry: Entry, for key: Key) {
      cache.store(entry, for: key, cost: entry.picture.pixels.count)
      scalings += 1
      stored += entry.picture.pixels.count
      guard stored > max(1_000_000, cache.cost / 3) else { return }
      cache.removeAll { $0.bitmap == nil }
      stored = 0
    }
  }

  /// The bytes of all pixels that are kept.
  var cost: Int { kept.withLock { $0.cache.cost } }
  /// How often a picture was scaled.
  var scalings: Int { kept.withLock { $0.scalings } }

  private struct Key: Hashable {
    let bitmap: ObjectIdentifier
    let frame: Rect
  }

  private final class Entry: Sendable {
    /// Nothing keeps a picture that is no longer drawn, and another one may get its identity.
    weak let bitmap: Bitmap?
    let picture: PixelPicture

    init(_ bitmap: Bitmap, _ picture: PixelPicture) {
      (self.bitmap, self.picture) = (bitmap, picture)
    }
  }

  /// The pixels of `bitmap` stretched over `frame`, in pixels; those at the edges of the frame go on
  /// beyond it.
  ///
  /// - Parameter frame: Its origin lies in the first pixel.
  func picture(of bitmap: Bitmap, over frame: Rect) -> PixelPicture {
    let source = PixelPicture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    if frame == Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)) {
      return source
    }
    let key = Key(bitmap: ObjectIdentifier(bitmap), frame: frame)
    if let entry = kept.withLock({ $0.cache.value(for: key) }), entry.bitmap === bitmap {
      return entry.picture
    }
    let picture = source.scaled(over: frame)
    kept.withLock { $0.store(Entry(bitmap, picture), for: key) }
    return picture
  }
}

extension PixelPicture {
  /// The picture stretched over a frame, in pixels.
  fileprivate func scaled(over frame: Rect) -> PixelPicture {
    let (width, height) = (Int(frame.maxX.rounded(.up)), Int(frame.maxY.rounded(.up)))
    let count = width * height * 4
    let scaled = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.initialize(repeating: 0)
      initializedCount = count
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let canvas = cairo_create(surface) else { return }
      cairo_set_operator(canvas, CAIRO_OPERATOR_SOURCE)
      withPattern(over: frame) { pattern in
        cairo_set_source(canvas, pattern)
        cairo_paint(canvas)
      }
      cairo_destroy(canvas)
      cairo_surface_finish(surface)
    }
    return PixelPicture(width: width, height: height, pixels: scaled)
  }
}
