import GeometryCore

/// One step of drawing. Coordinates are points of the current coordinate system, y downwards.
package enum DisplayCommand: Hashable, Sendable {
  /// Remembers the coordinate system and clip until the matching `restore`.
  case save
  case restore
  /// Changes the coordinate system: later points go through `transform` first.
  case transform(Transform2D)
  /// Restricts drawing to `shape`, within what it was restricted to before.
  case clip(Shape)
  /// Changes how the steps that follow mix with what is there, until the state is restored; inside a
  /// group, normally again.
  case blend(BlendMode)
  case fill(Shape, Paint)
  case stroke(Shape, Paint, StrokeStyle)
  /// The shadow that `shape` throws, without the shape itself.
  case shadow(Shape, Shadow)
  /// The shadow that a drawing of closed states throws, without the drawing itself.
  ///
  /// What lies outside `bounds` throws none.
  case shadowOf(DisplayList, bounds: Rect, Shadow)
  /// How pixels come about in what follows, until the state is restored.
  case hints(DrawingHints)
  /// Within `shape`, all that was drawn before, seen through `material`.
  ///
  /// Inside a group, what was drawn in the group.
  case backdrop(Shape, Material)
  /// `bitmap` stretched over `frame`; where `tint` is given, only its alpha counts.
  case image(Bitmap, frame: Rect, tint: RGBA?)
  /// The icon `name` fitted into `frame`.
  case symbol(name: String, frame: Rect, weight: Double, tint: RGBA)
  /// `block` laid out in lines as wide as `frame`, from its top; not clipped.
  case text(TextBlock, frame: Rect)
  /// Starts a picture of its own that the matching `endGroup` lays over what is there with `opacity`.
  /// Nothing outside `bounds` is kept.
  case beginGroup(opacity: Double, bounds: Rect)
  case endGroup
}

/// How pixels come about.
package struct DrawingHints: Hashable, Sendable {
  /// Whether pixels that a shape or a line covers in part are painted in part.
  package var isAntialiased = true
  /// Whether the pixels of images are mixed where those are drawn larger than they are.
  package var mixesEnlarged = true
  /// Whether the pixels of images are mixed where those are drawn smaller than they are.
  package var mixesReduced = true

  package init() {}
}

/// A picture as a list of steps, the same for every back end.
package struct DisplayList: Hashable, Sendable {
  package var commands: [DisplayCommand]

  package init(commands: [DisplayCommand] = []) {
    self.commands = commands
  }

  package mutating func append(_ command: DisplayCommand) {
    commands.append(command)
  }

  package mutating func append(contentsOf list: DisplayList) {
    commands.append(contentsOf: list.commands)
  }

  /// The list with the ends of the states and groups that are still open, so that it can be drawn.
  ///
  /// - Complexity: O(*n*) for n commands.
  package var closed: DisplayList {
    var ends: [DisplayCommand] = []
    for command in commands {
      switch command {
      case .save: ends.append(.restore)
      case .beginGroup: ends.append(.endGroup)
      case .restore, .endGroup: _ = ends.popLast()
      case .transform, .clip, .blend, .fill, .stroke, .shadow, .shadowOf, .hints, .backdrop, .image,
        .symbol, .text:
        break
      }
    }
    return ends.isEmpty ? self : DisplayList(commands: commands + ends.reversed())
  }
}

/// Draws display lists. Callable from any thread.
package protocol RenderBackend: Sendable {
  /// The picture of `list` in a canvas of `size` points at `scale` pixels per point, over `background`.
  func bitmap(of list: DisplayList, size: Size, scale: Double, background: RGBA?)
    throws(RenderError) -> Bitmap
  /// A canvas of `size` points at `scale` pixels per point, to be drawn in parts over `background`.
  func canvas(size: Size, scale: Double, background: RGBA?) throws(RenderError)
    -> any PictureCanvas
  /// An SVG document of `size` points; its user unit is the point.
  func svg(of list: DisplayList, size: Size) throws(RenderError) -> [UInt8]
  /// A PDF document of `pages`, at least one.
  ///
  /// - Parameter information: What the document says of itself.
  func pdf(of pages: [DocumentPage], information: DocumentInformation) throws(RenderError)
    -> [UInt8]
}

extension RenderBackend {
  /// A PDF document of one page of `size` points (1/72 inch).
  package func pdf(of list: DisplayList, size: Size) throws(RenderError) -> [UInt8] {
    try pdf(of: [DocumentPage(list: list, size: size)], information: DocumentInformation())
  }
}

/// A page of a document.
package struct DocumentPage: Hashable, Sendable {
  package var list: DisplayList
  /// In points (1/72 inch).
  package var size: Size

  package init(list: DisplayList, size: Size) {
    self.list = list
    self.size = size
  }
}

/// What a document says of itself; nil for nothing.
package struct DocumentInformation: Hashable, Sendable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  package var creator: String?

  package init() {}
}

/// Why a picture could not be drawn.
package enum RenderError: Error, Hashable, Sendable {
  /// The canvas has no area or is larger than the back end can hold.
  case unusableCanvas(width: Double, height: Double, scale: Double)
  case backend(reason: String)
}
