import GalleryScenes

extension Scene {
  /// The image of the scene: a strip of moments if it has a script.
  @MainActor func picture(
    catalogue: Catalogue, conditions: StageConditions
  ) throws(GalleryFailure) -> Picture {
    guard script != nil else {
      return Stage(self, catalogue: catalogue, conditions: conditions).picture
    }
    return try Film.run(self, catalogue: catalogue, conditions: conditions) { film in
      Result { () throws(GalleryFailure) in try Strip(of: film).picture }
    }.get()
  }

  /// One moment of the scene.
  ///
  /// - Parameter time: In seconds since the scene was shown.
  @MainActor func picture(
    at time: Double, catalogue: Catalogue, conditions: StageConditions
  ) -> Picture {
    Film.run(self, catalogue: catalogue, conditions: conditions) { film in
      film.advance(to: time)
      return film.stage.picture
    }
  }
}
