import GalleryScenes

extension Scene {
  /// What the scene looks like: a strip of moments if something happens in it.
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
  /// - Parameter time: In seconds since it was shown.
  @MainActor func picture(
    at time: Double, catalogue: Catalogue, conditions: StageConditions
  ) -> Picture {
    Film.run(self, catalogue: catalogue, conditions: conditions) { film in
      film.advance(to: time)
      return film.stage.picture
    }
  }
}
