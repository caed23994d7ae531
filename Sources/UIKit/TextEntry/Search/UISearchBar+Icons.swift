// The pictures in the field of a search bar.
extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass at the start of the field.
    case search
    /// The button that clears the text.
    case clear
    /// The button with a book, see ``showsBookmarkButton``.
    case bookmark
  }

  /// Sets an icon's image; nil for the system's.
  ///
  /// - Parameter state: Icons of other states than `normal` are those of buttons: the magnifying
  ///   glass has one image for all.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons.images[Key(icon: icon, state: state.rawValue)] = iconImage
    switch icon {
    case .search:
      (searchTextField.leftView as? UIImageView)?.image =
        icons.images[Key(icon: .search, state: 0)] ?? icon.systemImage
    case .clear: searchTextField.views.clearButton.setImage(shown(icon, state), for: state)
    case .bookmark: icons.bookmark?.setImage(shown(icon, state), for: state)
    }
    searchTextField.setNeedsLayout()
  }

  /// The image set for an icon; nil for the system's.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons.images[Key(icon: icon, state: state.rawValue)]
  }

  /// The system's image is that of the normal state, from which the others follow.
  private func shown(_ icon: Icon, _ state: UIControl.State) -> UIImage? {
    icons.images[Key(icon: icon, state: state.rawValue)]
      ?? (state == .normal ? icon.systemImage : nil)
  }

  private typealias Key = SearchBarIcons.Key
  private var icons: SearchBarIcons { existingOrNewPart(SearchBarIcons()) }

  /// Shows the button with the book, or removes it.
  func showBookmark() {
    let isShown = showsBookmarkButton && searchTextField.text?.isEmpty != false
    guard isShown || icons.bookmark != nil else { return }
    let button = icons.bookmark ?? makeBookmark()
    icons.bookmark = button
    searchTextField.rightView = isShown ? button : nil
    searchTextField.rightViewMode = isShown ? .always : .never
  }

  private func makeBookmark() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(shown(.bookmark, .normal), for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Bookmarks"
    button.frame.size = CGSize(width: 28, height: 28)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
      }, for: .primaryActionTriggered)
    return button
  }
}

extension UISearchBar.Icon {
  fileprivate var systemImage: UIImage? {
    switch self {
    case .search: UIImage(systemName: "magnifyingglass")
    case .clear: UIImage(systemName: "xmark.circle.fill")
    case .bookmark: UIImage(systemName: "book")
    }
  }
}

/// The images that were set for the icons of a search bar, and its button with a book.
@MainActor private final class SearchBarIcons {
  struct Key: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt
  }

  var images: [Key: UIImage] = [:]
  var bookmark: UIButton?
}
