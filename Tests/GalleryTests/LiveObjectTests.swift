import GalleryScenes
import LiveObjects
import Testing

/// Scenes leave nothing behind.
@MainActor @Suite(.serialized) struct LiveObjectTests {
  @Test(arguments: Scene.all.map(\.name))
  func `a scene that was laid out, scrolled and drawn is gone afterwards`(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let round = SceneRound(scene, catalogue: try .bundled())
    round.run()
    #expect(round.watch.count > 5)
    #expect(round.watch.leftOver == [])
  }
}
