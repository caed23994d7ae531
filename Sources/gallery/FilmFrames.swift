import Foundation
import GalleryScenes
import RenderCore

/// The images of a film at a constant rate.
@MainActor struct FilmFrames {
  private let film: Film
  /// The number of images per second.
  let rate: Int
  let count: Int

  init(of film: Film, rate: Int) {
    self.film = film
    self.rate = rate
    count = Int((film.duration * Double(rate)).rounded(.down)) + 1
  }

  /// The pixels of an image. Images must be requested in order.
  ///
  /// - Throws: `GalleryFailure` if the back end cannot draw it.
  func bitmap(_ index: Int) throws(GalleryFailure) -> Bitmap {
    film.advance(to: Double(index) / Double(rate))
    let picture = film.stage.picture
    do { return try picture.bitmap() } catch {
      throw .failure("scene \(picture.scene) cannot be drawn: \(error).")
    }
  }
}
