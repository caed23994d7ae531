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
    /// The button that shows results, see ``showsSearchResultsButton``.
    case resultsList
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
    case .bookmark, .resultsList: icons.buttons[icon]?.setImage(shown(icon, state), for: state)
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

  /// Shows the button with the book or the one that shows results, or removes them.
  func showBookmark() {
    let icon: Icon? =
      searchTextField.text?.isEmpty == false
      ? nil : showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    guard icon != nil || !icons.buttons.isEmpty else { return }
    let button = icon.map { icons.buttons[$0] ?? makeButton($0) }
    if icon == .resultsList { button?.isSelected = isSearchResultsButtonSelected }
    searchTextField.rightView = button
    searchTextField.rightViewMode = button == nil ? .never : .always
  }

  private func makeButton(_ icon: Icon) -> UIButton {
    let button = UIButton(type: .custom)
    icons.buttons[icon] = button
    for (key, image) in icons.images where key.icon == icon {
      button.setImage(image, for: UIControl.State(rawValue: key.state))
    }
    if button.image(for: .normal) == nil { button.setImage(icon.systemImage, for: .normal) }
    if icon == .resultsList, button.image(for: .selected) == nil {
      button.setImage(UIImage(systemName: "chevron.down.circle.fill"), for: .selected)
    }
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    button.frame.size = CGSize(width: 28, height: 28)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if icon == .bookmark {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
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
    case .resultsList: UIImage(systemName: "chevron.down.circle")
    }
  }
}

/// The images that were set for the icons of a search bar, and its buttons with icons.
@MainActor private final class SearchBarIcons {
  struct Key: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt
  }

  var images: [Key: UIImage] = [:]
  var buttons: [UISearchBar.Icon: UIButton] = [:]
}
