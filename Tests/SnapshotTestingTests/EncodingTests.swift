import GeometryCore
import RenderCore
import Synchronization
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor @Suite struct EncodingTests {
  let scratch = Scratch()

  private func screen(_ number: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    label.text = "Screen \(number)"
    view.addSubview(label)
    return view
  }

  /// How many pictures are encoded and decoded by a suite of twenty.
  private func run() -> (encoded: Int, decoded: Int) {
    let images = CountingImages(inner: Platform.current.images)
    var platform = Platform.current
    platform.images = images
    Platform.$current.withValue(platform) {
      for number in 0..<20 {
        _ = scratch.failure(of: screen(number), as: .image, named: "\(number)")
      }
    }
    return (images.encoded.load(ordering: .relaxed), images.read.load(ordering: .relaxed))
  }

  @Test func `a second run of an unchanged suite encodes and decodes no picture`() {
    #expect(run() == (20, 0))
    #expect(run() == (0, 0))
    #expect(scratch.files.count == 20)
  }
}

/// Counts what it has another one do.
private final class CountingImages: ImageCoding {
  let inner: any ImageCoding
  let encoded = Atomic(0)
  let read = Atomic(0)

  init(inner: any ImageCoding) {
    self.inner = inner
  }

  func decoded(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    read.add(1, ordering: .relaxed)
    return try inner.decoded(bytes)
  }

  func bounds(ofSVG bytes: [UInt8], part: String?) -> Rect? {
    inner.bounds(ofSVG: bytes, part: part)
  }

  func drawn(
    svg bytes: [UInt8], part: String?, width: Int, height: Int
  ) throws(ImageError) -> Bitmap {
    try inner.drawn(svg: bytes, part: part, width: width, height: height)
  }

  func svg(ofPDF path: String) throws(ImageError) -> [UInt8] { try inner.svg(ofPDF: path) }

  func pngBytes(of bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    encoded.add(1, ordering: .relaxed)
    return try inner.pngBytes(of: bitmap)
  }

  func animatedPNGBytes(
    count: Int, rate: Int, picture: (Int) throws -> Bitmap
  ) throws -> [UInt8] {
    try inner.animatedPNGBytes(count: count, rate: rate, picture: picture)
  }

  func jpegBytes(of bitmap: Bitmap, quality: Double) throws(ImageError) -> [UInt8] {
    encoded.add(1, ordering: .relaxed)
    return try inner.jpegBytes(of: bitmap, quality: quality)
  }
}
