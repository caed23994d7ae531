import GeometryCore

/// How a group arranges its subitems.
package struct GroupDescription: Hashable, Sendable {
  /// What fills the group.
  package indirect enum Form: Hashable, Sendable {
    /// The subitems in turn, over and over, as many as fit.
    case repeating([ItemDescription])
    /// One subitem exactly `count` times. With `resizesSubitem` it gets an equal share of the
    /// group's length instead of its own.
    case counted(ItemDescription, count: Int, resizesSubitem: Bool)
    /// Frames that the application computes.
    case custom(CustomArrangement)
    /// Equal pieces that go where there is room.
    case packed(PackedArrangement)
  }

  /// The axis the subitems follow each other along; of no account for a custom or packed form.
  package var axis: Axis
  package var form: Form
  /// Room between neighbours; nil is none.
  package var interItemSpacing: Spacing?

  package init(axis: Axis, form: Form, interItemSpacing: Spacing? = nil) {
    self.axis = axis
    self.form = form
    self.interItemSpacing = interItemSpacing
  }
}

/// A group whose frames the application computes.
package struct CustomArrangement: Hashable, Sendable {
  /// The room the frames are computed for.
  package struct Container: Hashable, Sendable {
    /// The group's size in points, resolved in the whole container of the layout.
    package var size: Size
    /// The group's content insets; zero if one of its dimensions is estimated.
    package var contentInsets: DirectionalInsets

    package init(size: Size, contentInsets: DirectionalInsets) {
      self.size = size
      self.contentInsets = contentInsets
    }
  }

  /// Tells arrangements apart; two with the same identity are taken to give the same frames.
  package var identity: UInt64
  /// Computes the frames, from the group's outer leading top corner.
  ///
  /// Called once for each distinct section description of a layout pass that contains the group.
  package var provider: @Sendable (Container) -> [CustomPlacement]

  package init(identity: UInt64, provider: @escaping @Sendable (Container) -> [CustomPlacement]) {
    self.identity = identity
    self.provider = provider
  }

  package static func == (left: CustomArrangement, right: CustomArrangement) -> Bool {
    left.identity == right.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// One frame of a custom group, in points from the group's outer leading top corner.
package struct CustomPlacement: Hashable, Sendable {
  package var frame: Rect
  /// Becomes the cell's.
  package var zIndex: Int

  package init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
