extension UIBarButtonItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// A button with a regular title.
    case plain
    /// A button that completes a task; its title is semibold.
    case done = 2
  }

  /// The system's buttons and spaces.
  public enum SystemItem: Int, Sendable {
    /// The button *Done*, in the style `done`.
    case done
    /// The button *Cancel*.
    case cancel
    /// The button *Edit*.
    case edit
    /// The button *Save*, in the style `done`.
    case save
    /// A plus sign.
    case add
    /// A space that takes an equal share of the width that other items leave.
    case flexibleSpace
    /// A space of the width of the item.
    case fixedSpace
    /// A pencil and a sheet of paper.
    case compose
    /// An arrow that turns to the left.
    case reply
    /// The share symbol.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A trash can.
    case trash
    /// A triangle that points forward.
    case play
    /// Two vertical bars.
    case pause
    /// Two triangles that point backward.
    case rewind
    /// Two triangles that point forward.
    case fastForward
    /// The button *Undo*.
    case undo
    /// The button *Redo*.
    case redo
    /// A cross in a circle.
    case close = 24

    /// The title of the button; nil if it has an image or is a space.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
        .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close:
        nil
      }
    }

    /// The name of the symbol of the button; nil if it has a title or is a space.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .close: "xmark.circle.fill"
      case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
      }
    }

    /// The accessibility label of a button with a symbol.
    var label: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      case .close: "Close"
      case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
      }
    }
  }
}

extension UIBarButtonItemAppearance {
  /// Creates an appearance with the system's defaults for a style, which are the same for all.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// Restores the system's defaults for a style, which are the same for all.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, disabled] { state.titleTextAttributes = [:] }
  }
}
