import UIKit

/// Images side by side, each below its title.
@MainActor struct ContactSheet {
  struct Picture: Sendable {
    let title: String
    let image: UIImage
  }

  private let pictures: [Picture]
  private static let columns = 8
  private static let gap: CGFloat = 24
  private static let titleHeight: CGFloat = 24

  init(_ pictures: [Picture]) {
    self.pictures = pictures
  }

  /// The sheet at one pixel per point.
  var image: UIImage {
    let places = self.places
    let size = places.reduce(CGRect.zero) { $0.union($1) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(
      x: 0, y: 0, width: size.maxX + Self.gap, height: size.maxY + Self.gap)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor(white: 0.9, alpha: 1).setFill()
      context.fill(bounds)
      for (picture, place) in zip(pictures, places) {
        (picture.title as NSString).draw(
          at: CGPoint(x: place.minX, y: place.minY - Self.titleHeight),
          withAttributes: [.font: UIFont.systemFont(ofSize: 13, weight: .medium)])
        UIColor.white.setFill()
        context.fill(place)
        picture.image.draw(in: place)
      }
    }
  }

  /// The frames of the images, row by row; a row is as high as its highest image.
  private var places: [CGRect] {
    var places: [CGRect] = []
    var (x, y, height) = (Self.gap, Self.gap + Self.titleHeight, CGFloat(0))
    for (index, picture) in pictures.enumerated() {
      if index > 0, index % Self.columns == 0 {
        (x, y, height) = (Self.gap, y + height + Self.gap + Self.titleHeight, 0)
      }
      let size = picture.image.size
      places.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + Self.gap
      height = max(height, size.height)
    }
    return places
  }
}
