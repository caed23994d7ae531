import GeometryCore

/// The description of the arrangement of subitems in a group.
package struct GroupDescription: Hashable, Sendable {
  /// The arrangement of the subitems.
  package indirect enum Form: Hashable, Sendable {
    /// The subitems in order, repeated as often as they fit.
    case repeating([ItemDescription])
    /// One subitem, repeated exactly `count` times. With `resizesSubitem` each gets an equal share
    /// of the length of the group instead of its own length.
    case counted(ItemDescription, count: Int, resizesSubitem: Bool)
    /// Frames that the application computes.
    case custom(CustomArrangement)
    /// Pieces of equal description, placed by their measured sizes.
    case packed(PackedArrangement)
  }

  /// The axis along which subitems follow each other; ignored for custom and packed forms.
  package var axis: Axis
  package var form: Form
  /// The spacing between subitems; nil for none.
  package var interItemSpacing: Spacing?

  package init(axis: Axis, form: Form, interItemSpacing: Spacing? = nil) {
    self.axis = axis
    self.form = form
    self.interItemSpacing = interItemSpacing
  }
}

/// An arrangement whose frames the application computes.
package struct CustomArrangement: Hashable, Sendable {
  /// The container for which frames are computed.
  package struct Container: Hashable, Sendable {
    /// The size of the group in points, resolved in the container of the layout.
    package var size: Size
    /// The content insets of the group; zero if one of its dimensions is estimated.
    package var contentInsets: DirectionalInsets

    package init(size: Size, contentInsets: DirectionalInsets) {
      self.size = size
      self.contentInsets = contentInsets
    }
  }

  /// The identity of the arrangement; equal identities stand for equal frames.
  package var identity: UInt64
  /// Computes the frames, relative to the leading top corner of the group.
  ///
  /// Called once in each layout pass for each distinct section description that contains the group.
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

/// A frame of a custom group, in points from the leading top corner of the group.
package struct CustomPlacement: Hashable, Sendable {
  package var frame: Rect
  /// The z-index of the cell.
  package var zIndex: Int

  package init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
