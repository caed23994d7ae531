import Testing
import UIKit

@MainActor @Suite struct CellConfigurationTests {
  /// A configuration that remembers the state it was updated for.
  struct Remembering: UIContentConfiguration {
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { RememberingView(self) }

    func updated(for state: any UIConfigurationState) -> Remembering {
      Remembering(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
    }
  }

  final class RememberingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Remembering) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  }

  @Test func `a content configuration puts its view in place of the content view`() {
    let cell = cell()
    let plain = cell.contentView
    #expect(cell.contentConfiguration == nil)
    cell.contentConfiguration = Remembering()
    #expect(cell.contentView is RememberingView)
    #expect(cell.contentView.superview === cell && plain.superview == nil)
    #expect(cell.contentView.frame == cell.bounds)
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain && plain.superview === cell)
  }

  @Test func `the view that shows a configuration shows another one of the type`() {
    let cell = cell()
    cell.contentConfiguration = Remembering()
    let view = cell.contentView
    cell.contentConfiguration = Remembering(isSelected: true)
    #expect(cell.contentView === view)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
  }

  @Test(arguments: [true, false])
  func `configurations follow the state at the next layout`(isAutomatic: Bool) {
    let cell = cell()
    cell.automaticallyUpdatesContentConfiguration = isAutomatic
    cell.contentConfiguration = Remembering()
    cell.layoutIfNeeded()
    cell.isSelected = true
    #expect((cell.contentConfiguration as? Remembering)?.isSelected == false)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Remembering)?.isSelected == isAutomatic)
  }

  @Test func `the update handler hears of each state once`() {
    let cell = cell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isSelected) }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false])
    cell.isSelected = true
    cell.isSelected = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states == [false, true, true])
  }

  @Test func `a handler's change of the content is shown without another call`() {
    let cell = cell()
    var calls = 0
    cell.configurationUpdateHandler = { cell, state in
      calls += 1
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "On" : "Off"
      cell.contentConfiguration = content
    }
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "On")
    #expect(calls == 1)
  }

  @Test func `a background configuration and background views exclude each other`() {
    let cell = cell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `the fill of a style follows the state, a chosen fill stays`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let selected = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    #expect(selected.backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(selected.updated(for: state) == .listGroupedCell())
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.backgroundColor = .systemRed
    state.isSelected = true
    #expect(own.updated(for: state).backgroundColor == .systemRed)
  }

  @Test func `a background is inset, rounded and stroked`() {
    let cell = cell()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 6
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 6, trailing: 8)
    background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    background.strokeColor = .blue
    background.strokeWidth = 2
    background.strokeOutset = 1
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = cell.subviews[0]
    let (fill, stroke) = (view.subviews[0], view.subviews[1])
    // The leading margin of 8 is added to the inset of 4.
    #expect(fill.frame == CGRect(x: 12, y: 2, width: 100 - 12 - 8.0, height: 44 - 2 - 6.0))
    #expect(fill.layer.cornerRadius == 6.0 && fill.backgroundColor == .red)
    #expect(stroke.frame == fill.frame.insetBy(dx: -1, dy: -1))
    #expect(stroke.layer.borderWidth == 2.0)
  }

  @Test func `colours are transformed and nil stands for the tint`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    let copy = background
    #expect(copy == background)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(copy != background)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    UIConfigurationColorTransformer.grayscale(.red).getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.299) < 0.01 && alpha == 1.0)
  }

  @Test func `a state carries facts of the app`() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
  }
}
