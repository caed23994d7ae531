extension UIBarButtonItem {
  /// How important a button is.
  public enum Style: Int, Sendable {
    case plain
    /// Ends what the screen is for; its title is bold.
    case done = 2
  }

  /// Buttons and spaces that the system knows.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24

    /// The title of buttons that have one.
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

    /// The name of the picture of buttons that have one.
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

    /// What buttons with a picture are called to those who do not see them.
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
