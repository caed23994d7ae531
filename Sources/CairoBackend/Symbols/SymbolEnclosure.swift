import GeometryCore

/// A shape that others are drawn within.
struct SymbolEnclosure {
  /// The recipes of the shape as an outline and filled.
  let outline, solid: String
  /// Where there is room in it.
  let room: Rect
  var largestScale = 0.62
  /// Whether small things in it are better drawn filled.
  var fillsInside = false

  static let all: [String: SymbolEnclosure] = [
    "circle": .init("circle", "circle-fill", room: (3.4, 4, 9.2, 8)),
    "square": .init("square", "square-fill", room: (3, 3.4, 10, 9.2)),
    "app": .init("app", "b:1,1,14,14,4", room: (3, 3.4, 10, 9.2)),
    "rectangle": .init("r:-1,1.5,18,13,2.5", "b:-1,1.5,18,13,2.5", room: (2, 4.4, 12, 7.2)),
    "rectangle.portrait": .init("r:1.5,-1,13,18,2.5", "b:1.5,-1,13,18,2.5", room: (4, 3.5, 8, 9)),
    "diamond": .init("diamond", "diamond-fill", room: (4.4, 4.7, 7.2, 6.6)),
    "triangle": .init("triangle", "triangle-fill", room: (5.2, 7, 5.6, 6)),
    "octagon": .init("octagon", "octagon-fill", room: (3.4, 4, 9.2, 8)),
    "hexagon": .init("hexagon", "hexagon-fill", room: (3.8, 4.4, 8.4, 7.2)),
    "pentagon": .init("pentagon", "pentagon-fill", room: (3.8, 4.8, 8.4, 7.2)),
    "seal": .init(
      "b:2,2,12,12,1.6 b:2,2,12,12,1.6^45 -b:3,3,10,10,1 -b:3,3,10,10,1^45",
      "b:2,2,12,12,1.6 b:2,2,12,12,1.6^45", room: (4, 4.4, 8, 7.2)),
    "shield": .init("shield", "shield-fill", room: (4.4, 4, 7.2, 7)),
    "bubble": .init("chat", "chat-fill", room: (4, 4.2, 8, 5.6)),
    "message": .init("chat", "chat-fill", room: (4, 4.2, 8, 5.6)),
    "icloud": .init("cloud", "cloud-fill", room: (4.4, 6.6, 6.6, 5)),
    "viewfinder": .init("fullscreen", "fullscreen", room: (3.6, 3.6, 8.8, 8.8), scale: 0.7),
    "folder": .init("folder", "folder-fill", room: (4, 6, 8, 6)),
    "doc": .init("file-earmark", "file-earmark-fill", room: (4.6, 6.2, 6.8, 7)),
    "house": .init("house", "house-fill", room: (4.6, 7.2, 6.8, 6.2), fills: true),
    "heart": .init("heart", "heart-fill", room: (4.2, 4.2, 7.6, 6)),
    "video": .init("camera-video", "camera-video-fill", room: (1.8, 5, 7.4, 6)),
    "tv": .init("tv", "tv-fill", room: (3, 4.2, 10, 6)),
    "display": .init("display", "display-fill", room: (3, 3.6, 10, 6)),
    "laptopcomputer": .init("laptop", "laptop-fill", room: (4.6, 4.6, 6.8, 5)),
    "iphone": .init("phone", "phone-fill", room: (5.2, 4, 5.6, 7)),
    "ipad": .init("tablet", "tablet-fill", room: (4.6, 4, 6.8, 8)),
    "applewatch": .init("smartwatch", "smartwatch", room: (5, 5, 6, 6)),
    "desktopcomputer": .init("display", "display-fill", room: (3, 3.6, 10, 6)),
    "magnifyingglass": .init("search", "search", room: (3, 3.2, 7, 6.6)),
    "bookmark": .init("bookmark", "bookmark-fill", room: (4.6, 3, 6.8, 6)),
    "clipboard": .init("clipboard", "clipboard-fill", room: (4.4, 5.4, 7.2, 7.2)),
    "book.closed": .init("journal", "book-fill", room: (5, 4, 7, 8)),
    "car": .init("car-front", "car-front-fill", room: (5, 2.6, 6, 4)),
    "ticket": .init("ticket", "ticket-fill", room: (4.4, 5, 7.2, 6)),
    "batteryblock": .init(
      "r:0,3.5,16,11,2 l:3,2,5,2 l:11,2,13,2", "b:0,3.5,16,11,2 l:3,2,5,2 l:11,2,13,2",
      room: (4, 5.6, 8, 6.8)),
  ]

  private init(
    _ outline: String, _ solid: String, room: (Double, Double, Double, Double),
    scale: Double = 0.62, fills: Bool = false
  ) {
    (self.outline, self.solid) = (outline, solid)
    self.room = Rect(x: room.0, y: room.1, width: room.2, height: room.3)
    (largestScale, fillsInside) = (scale, fills)
  }
}
