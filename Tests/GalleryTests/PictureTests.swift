import Foundation
import GalleryScenes
import RenderCore
import Testing
import UIKit

@testable import gallery

@MainActor @Suite(.serialized) struct PictureTests {
  @Test(arguments: Scene.all.map(\.name))
  func `pictures are as recorded`(scene: String) throws {
    let found = try Scene.fixturePicture(scene).bitmap()
    let images = Platform.current.images
    let fixture = Fixtures.picture(of: scene)
    if Fixtures.isRecording {
      try Fixtures.record(Data(try images.pngBytes(of: found)), at: fixture)
    }
    let recorded = try images.decoded(Array(Data(contentsOf: fixture)))
    let comparison = try #require(
      PictureComparison(recorded, found),
      "\(scene): the picture is \(found.width)x\(found.height), was \(recorded.width)x\(recorded.height)"
    )
    guard !comparison.isClose else { return }
    let path = NSTemporaryDirectory() + "\(scene)@1x-found.png"
    try Data(try images.pngBytes(of: found)).write(to: URL(fileURLWithPath: path))
    Issue.record("\(scene): \(comparison). The picture found is in \(path)")
  }

  @Test func `dark pictures differ from light ones`() throws {
    let scene = try Scene.named("grid")
    var conditions = StageConditions(size: CGSize(width: 100, height: 100))
    let light = try Stage(scene, catalogue: .bundled(), conditions: conditions).picture.bitmap()
    conditions.isDark = true
    let dark = try Stage(scene, catalogue: .bundled(), conditions: conditions).picture.bitmap()
    #expect(light.pixels.prefix(3).allSatisfy { $0 > 128 })
    #expect(dark.pixels.prefix(3).allSatisfy { $0 < 128 })
  }

  /// A 40x40 picture with a 10x10 square at `x`, of `level` grey on white.
  private func square(at x: Int, level: UInt8, noise: UInt8 = 0) -> Bitmap {
    var pixels = [UInt8](repeating: 255 - noise, count: 40 * 40 * 4)
    for row in 15..<25 {
      for column in x..<(x + 10) {
        for channel in 0..<3 { pixels[(row * 40 + column) * 4 + channel] = level }
      }
    }
    return Bitmap(width: 40, height: 40, pixels: pixels)
  }

  @Test func `a square moved by one pixel is seen`() throws {
    let comparison = try #require(
      PictureComparison(square(at: 10, level: 100), square(at: 11, level: 100)))
    #expect(!comparison.isClose)
    #expect(comparison.count == 2 * 10)
    #expect(comparison.box?.x == 10)
    #expect(comparison.box?.width == 11)
  }

  @Test func `noise below a level is not seen`() throws {
    let comparison = try #require(
      PictureComparison(square(at: 10, level: 100), square(at: 10, level: 104)))
    #expect(comparison.isClose)
    #expect(comparison.largest == 4)
  }

  @Test func `a ground that changed a little everywhere is seen`() throws {
    let comparison = try #require(
      PictureComparison(square(at: 10, level: 100), square(at: 10, level: 100, noise: 3)))
    #expect(!comparison.isClose)
  }
}
