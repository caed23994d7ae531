import CollectionViewExtras
import Testing
import UIKit

@MainActor private final class BarDelegate: NSObject, UISearchBarDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { diary.note("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { diary.note("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    diary.note("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary.note("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { diary.note("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { diary.note("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { diary.note("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    diary.note("scope \(selectedScope)")
  }
}

@MainActor private final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate
{
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func updateSearchResults(for searchController: UISearchController) {
    diary.note("update \(searchController.searchBar.text ?? "")")
  }
  func willPresentSearchController(_ searchController: UISearchController) { diary.note("will") }
  func didDismissSearchController(_ searchController: UISearchController) { diary.note("gone") }
}

@MainActor @Suite struct UISearchBarTests {
  private let diary = Diary()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  @Test func `a bar is 56 points high with a field of 36`() {
    #expect(bar.intrinsicContentSize.height == 56)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.maxX < 270)
  }

  @Test func `an empty image leaves nothing of the background`() {
    #expect(bar.backgroundColor == .systemGray6)
    bar.backgroundImage = UIImage()
    #expect(bar.backgroundColor == .clear)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.backgroundImage = image
    bar.frame.size.width = 375
    let shown = bar.subviews.compactMap { $0 as? UIImageView }.first
    #expect(shown?.image === image && shown?.frame == bar.bounds)
    #expect(bar.subviews.first === shown)
    bar.backgroundImage = nil
    #expect(bar.backgroundColor == .systemGray6 && shown?.image == nil)
  }

  @Test func `a button that shows results takes the place of the one with a book`() throws {
    let delegate = BarDelegate(diary)
    bar.delegate = delegate
    bar.showsBookmarkButton = true
    let book = bar.searchTextField.rightView
    #expect(book != nil && !bar.showsSearchResultsButton && !bar.isSearchResultsButtonSelected)
    bar.showsSearchResultsButton = true
    let button = try #require(bar.searchTextField.rightView as? UIButton)
    #expect(button !== book && button.currentImage != nil && !button.isSelected)
    let plain = button.currentImage
    bar.isSearchResultsButtonSelected = true
    #expect(button.isSelected && button.currentImage != plain)
    button.sendActions(for: .primaryActionTriggered)
    #expect(diary.entries == ["results"])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    bar.setImage(image, for: .resultsList, state: .selected)
    #expect(button.currentImage === image)
    bar.text = "a"
    #expect(bar.searchTextField.rightView == nil)
    bar.text = ""
    #expect(bar.searchTextField.rightView === button)
    bar.showsSearchResultsButton = false
    #expect(bar.searchTextField.rightView === book)
  }

  @Test func `a placeholder is darker than in other fields, as the glass is`() {
    bar.placeholder = "Find"
    bar.layoutIfNeeded()
    func color(in view: UIView) -> UIColor? {
      if let label = view as? UILabel, label.text == "Find" { return label.textColor }
      return view.subviews.lazy.compactMap { color(in: $0) }.first
    }
    #expect(color(in: bar) == .secondaryLabel)
    #expect(bar.searchTextField.leftView?.tintColor == .secondaryLabel)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.placeholder = "Find"
    field.layoutIfNeeded()
    #expect(color(in: field) == .placeholderText)
  }

  @Test func `a prompt is above the field`() throws {
    bar.prompt = "Where to?"
    #expect(bar.intrinsicContentSize.height == 86)
    bar.frame.size.height = 86
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 40, width: 304, height: 36))
    let label = try #require(
      bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Where to?" })
    #expect(label.frame == CGRect(x: 8, y: 0, width: 304, height: 30) && !label.isHidden)
    bar.prompt = nil
    #expect(bar.intrinsicContentSize.height == 56)
    bar.layoutIfNeeded()
    #expect(label.isHidden)
  }

  @Test func `an opaque bar has a colour behind its image`() {
    #expect(bar.isTranslucent)
    bar.backgroundImage = UIImage()
    bar.isTranslucent = false
    #expect(bar.backgroundColor == .white)
    bar.barTintColor = .systemTeal
    #expect(bar.backgroundColor == .systemTeal)
    bar.isTranslucent = true
    #expect(bar.backgroundColor == .clear)
  }

  @Test func `a black bar is dark in a light interface`() {
    bar.barStyle = .black
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bar.backgroundColor == UIColor.systemGray6.resolvedColor(with: dark))
    bar.barStyle = .default
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
    #expect(bar.backgroundColor == .systemGray6)
  }

  @Test func `icons have images of their own until nil is set`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    let glass = bar.searchTextField.leftView as? UIImageView
    let system = glass?.image
    bar.setImage(image, for: .search, state: .normal)
    #expect(glass?.image === image && bar.image(for: .search, state: .normal) === image)
    #expect(bar.image(for: .clear, state: .normal) == nil)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(glass?.image?.isSymbolImage == true && glass?.image?.size == system?.size)
    #expect(bar.image(for: .search, state: .normal) == nil)
  }

  @Test func `the button with a book is there while there is no text`() throws {
    let delegate = BarDelegate(diary)
    bar.delegate = delegate
    bar.showsBookmarkButton = true
    try onStage(bar) { window, _ in
      let button = try #require(bar.searchTextField.rightView)
      #expect(button.frame.maxX <= bar.searchTextField.bounds.maxX)
      window.tap(at: middle(of: button))
      #expect(diary.entries == ["bookmark"])
      bar.text = "a"
      #expect(button.superview == nil)
      bar.text = ""
      #expect(button.superview === bar.searchTextField)
      bar.showsBookmarkButton = false
      #expect(button.superview == nil)
    }
  }

  @Test func `the button that clears grows with the text`() {
    let field = bar.searchTextField
    #expect(field.clearButtonRect(forBounds: field.bounds).width == 19)
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // Text of 53 points instead of 17.
    #expect(field.clearButtonRect(forBounds: field.bounds).width == 19.0 * 53 / 17)
  }

  @Test func `the delegate hears of typing, searching and cancelling`() {
    let delegate = BarDelegate(diary)
    bar.delegate = delegate
    bar.showsCancelButton = true
    onStage(bar) { window, _ in
      window.tap(at: middle(of: bar.searchTextField))
      window.type("ab")
      window.press(.return)
      #expect(bar.searchTextField.isEditing)
      window.tap(at: CGPoint(x: 295, y: 28))
      bar.resignFirstResponder()
    }
    #expect(
      diary.entries == ["begin", "text a", "text ab", "search", "cancel", "end"])
  }

  @Test func `scopes lie below the field`() {
    let delegate = BarDelegate(diary)
    bar.delegate = delegate
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 102)
    bar.frame.size.height = 102
    onStage(bar) { window, _ in window.tap(at: CGPoint(x: 240, y: 72)) }
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(diary.entries == ["scope 1"])
  }

  @Test func `a search controller's view holds the results, or darkens what is below`() {
    let results = UIViewController()
    let controller = UISearchController(searchResultsController: results)
    controller.loadViewIfNeeded()
    #expect(results.parent === controller && results.view.superview === controller.view)
    // Where it is dark it takes touches.
    let middle = CGPoint(x: 100, y: 100)
    #expect(results.view.isHidden && controller.view.hitTest(middle, with: nil) != nil)
    controller.searchBar.text = "a"
    #expect(!results.view.isHidden)
    let plain = UISearchController(searchResultsController: nil)
    plain.loadViewIfNeeded()
    #expect(plain.view.hitTest(middle, with: nil) === plain.view)
    plain.obscuresBackgroundDuringPresentation = false
    #expect(plain.view.hitTest(middle, with: nil) == nil)
  }

  @Test func `a search controller updates what is found`() {
    let finder = Finder(diary)
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = finder
    controller.delegate = finder
    controller.searchBar.frame = bar.frame
    onStage(controller.searchBar) { window, _ in
      window.tap(at: middle(of: controller.searchBar.searchTextField))
      #expect(controller.isActive && controller.searchBar.showsCancelButton)
      window.type("h")
      window.layoutIfNeeded()
      window.tap(at: CGPoint(x: 290, y: 28))
      #expect(!controller.isActive && !controller.searchBar.showsCancelButton)
      #expect(controller.searchBar.text == "" && !controller.searchBar.isFirstResponder)
    }
    #expect(diary.entries == ["will", "update ", "update h", "gone", "update "])
  }
}
