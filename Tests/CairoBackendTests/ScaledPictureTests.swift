import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// Pixels of pictures that were scaled for a canvas are kept as long as the pictures.
@Suite struct ScaledPictureTests {
  private func bitmap(_ side: Int, _ value: UInt8 = 255) -> Bitmap {
    Bitmap(
      width: side, height: side, pixels: [UInt8](repeating: value, count: side * side * 4))
  }

  @Test func `a picture is scaled once for a size and a fraction of a pixel`() {
    let pictures = ScaledPictures()
    let bitmap = bitmap(8)
    let frame = Rect(x: 0.5, y: 0, width: 20, height: 10)
    let first = pictures.picture(of: bitmap, over: frame)
    #expect(first.width == 21 && first.height == 10)
    #expect(pictures.picture(of: bitmap, over: frame).pixels == first.pixels)
    #expect(pictures.scalings == 1)
    _ = pictures.picture(of: bitmap, over: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(pictures.scalings == 2)
  }

  @Test func `a picture at its own size is not copied`() {
    let pictures = ScaledPictures()
    let bitmap = bitmap(8)
    let picture = pictures.picture(of: bitmap, over: Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(picture.pixels == bitmap.pixels)
    #expect(pictures.cost == 0)
  }

  @Test func `pixels of pictures that are gone are dropped`() {
    let pictures = ScaledPictures()
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let stays = bitmap(8)
    _ = pictures.picture(of: stays, over: frame)
    for _ in 0..<1000 { _ = pictures.picture(of: bitmap(8), over: frame) }
    #expect(pictures.cost < 1_500_000)
    #expect(pictures.scalings == 1001)
    _ = pictures.picture(of: stays, over: frame)
    #expect(pictures.scalings == 1001)
  }

  @Test func `a new picture does not get the pixels of one that is gone`() {
    let pictures = ScaledPictures()
    let frame = Rect(x: 0, y: 0, width: 4, height: 4)
    for value in 0..<200 {
      let picture = pictures.picture(of: bitmap(2, UInt8(value)), over: frame)
      #expect(picture.pixels.allSatisfy { $0 == UInt8(value) })
    }
  }
}
