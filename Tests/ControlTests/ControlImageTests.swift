import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct ControlImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// The image views that show something, with those of subviews.
  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures(in: $0) }
      .filter { $0.image != nil && !$0.isHidden }
  }

  @Test func `images take the place of segments and of the lines between them`() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    let (plain, chosen, line) = (image(4, 40), image(4, 40), image(6, 40))
    control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
    control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
    control.setDividerImage(
      line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 1
    #expect(control.sizeThatFits(.zero).height == 40)
    control.frame = CGRect(x: 0, y: 0, width: 312, height: 40)
    control.layoutIfNeeded()
    let shown = pictures(in: control)
    #expect(shown.filter { $0.image === plain }.count == 2)
    let selected = shown.filter { $0.image === chosen }
    // Three segments of a hundred points, 6 apart.
    #expect(
      selected.map { $0.convert($0.bounds, to: control) } == [
        CGRect(x: 106, y: 0, width: 100, height: 40)
      ])
    #expect(
      shown.filter { $0.image === line }.map(\.frame) == [
        CGRect(x: 100, y: 0, width: 6, height: 40), CGRect(x: 206, y: 0, width: 6, height: 40),
      ])
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === chosen)
    #expect(control.backgroundColor == .clear)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(control.backgroundColor == .tertiarySystemFill)
  }

  @Test func `contents of segments move by their position`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 302, height: 32)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 2), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: -3), forSegmentType: .any, barMetrics: .default)
    control.layoutIfNeeded()
    let labels = control.subviews.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
    // Four points from the edges of segments.
    #expect(
      labels.map(\.frame.origin) == [
        CGPoint(x: 9, y: 2), CGPoint(x: 4, y: -3), CGPoint(x: 4, y: -3),
      ])
    let kept = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
    #expect(kept == UIOffset(horizontal: 5, vertical: 2))
  }

  @Test func `the parts of a search bar move`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.text = "a"
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let glass = try #require(field.leftView)
    let before = (field.frame, glass.frame, field.textRect(forBounds: field.bounds))
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 0)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: -5)
    bar.layoutIfNeeded()
    field.layoutIfNeeded()
    #expect(field.frame == before.0.offsetBy(dx: 0, dy: -5))
    #expect(glass.frame == before.1.offsetBy(dx: 4, dy: 1))
    let text = field.textRect(forBounds: field.bounds)
    // The text begins after the glass, which has moved too.
    #expect(text.minX == before.2.minX + 14 && text.maxX == before.2.maxX)
    #expect(bar.positionAdjustment(for: .search).horizontal == 4)
    #expect(bar.positionAdjustment(for: .clear) == UIOffset())
  }

  @Test func `an image takes the place of a field's background`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let back = image(8, 30)
    bar.setSearchFieldBackgroundImage(back, for: .normal)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height == 30)
    #expect(bar.searchTextField.backgroundColor == .clear)
    #expect(pictures(in: bar.searchTextField).contains { $0.image === back })
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let (on, off) = (image(4, 4), image(4, 4))
    (field.background, field.disabledBackground) = (on, off)
    field.layoutIfNeeded()
    #expect(pictures(in: field).map(\.frame) == [field.bounds])
    field.isEnabled = false
    #expect(pictures(in: field).map(\.image) == [off])
    field.borderStyle = .roundedRect
    #expect(pictures(in: field).isEmpty)
  }

  @Test func `scopes take the look of the search bar, also those that come later`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 102))
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    let back = image(4, 30)
    bar.setScopeBarButtonBackgroundImage(back, for: .normal)
    #expect(scopes.backgroundImage(for: .normal, barMetrics: .default) === back)
  }

  @Test func `shadows of titles follow the state`() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 2)
    button.setTitleShadowColor(.black, for: .normal)
    button.setTitleShadowColor(.red, for: .highlighted)
    button.reversesTitleShadowWhenHighlighted = true
    #expect(button.titleLabel?.shadowColor == .black)
    button.isHighlighted = true
    #expect(button.currentTitleShadowColor == .red)
    #expect(button.titleLabel?.shadowColor == .red)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: -2))
    button.isHighlighted = false
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: 2))
    #expect(button.titleShadowColor(for: .normal) == .black)
  }

  @Test func `images darken under a finger and fade while disabled`() throws {
    let button = UIButton(type: .custom)
    let red = image(4, 4)
    button.setImage(red, for: .normal)
    button.isHighlighted = true
    let shown = try #require(button.imageView?.image)
    #expect(shown !== red && shown.size == red.size)
    let dark = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      shown.draw(at: .zero)
    }
    #expect(dark.pngData() != red.pngData())
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.image === red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
    button.adjustsImageWhenDisabled = true
    button.setImage(image(4, 4), for: .disabled)
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `images take the place of a stepper's look`() {
    let stepper = UIStepper()
    let (back, line, plus, minus) = (image(4, 32), image(2, 32), image(9, 9), image(9, 3))
    stepper.setBackgroundImage(back, for: .normal)
    stepper.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setDecrementImage(minus, for: .normal)
    stepper.layoutIfNeeded()
    let shown = pictures(in: stepper)
    #expect(shown.filter { $0.image === back }.map(\.frame.minX) == [0, 47])
    #expect(
      shown.filter { $0.image === line }.map(\.frame) == [
        CGRect(x: 46, y: 0, width: 2, height: 32)
      ])
    #expect(shown.filter { $0.image === minus }.map(\.frame.minX) == [0])
    #expect(shown.filter { $0.image === plus }.map(\.frame.minX) == [47])
    #expect(stepper.backgroundColor == .clear && stepper.incrementImage(for: .normal) === plus)
  }

  @Test func `the current page has an image of its own`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    control.preferredIndicatorImage = image(5, 5)
    control.preferredCurrentPageIndicatorImage = image(7, 7)
    control.setCurrentPageIndicatorImage(image(9, 9), forPage: 2)
    let widths = { pictures(in: control).map { $0.image?.size.width } }
    #expect(widths() == [7, 5, 5])
    control.currentPage = 2
    #expect(widths() == [5, 5, 9])
  }

  @Test func `pages follow a finger along the dots`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 5
    onStage(control) { window, _ in
      // A dot is 17.67 points from the next.
      window.drag(from: CGPoint(x: 60, y: 13), to: CGPoint(x: 100, y: 13), over: 0.3)
      #expect(control.currentPage == 2 && control.interactionState == .none)
      control.allowsContinuousInteraction = false
      window.drag(from: CGPoint(x: 120, y: 13), to: CGPoint(x: 60, y: 13), over: 0.3)
      #expect(control.currentPage == 1)
    }
  }
}
