import Observation
import Testing
import UIKit

/// Updates of views after changes of values.
@MainActor @Suite(.serialized) struct ObservationTests {
  @Observable @MainActor final class Model {
    var name = "Ada"
    var unused = 0
  }

  final class NameView: UIView {
    let model: Model
    var layouts: [String] = []
    var updates: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() { updates.append("\(layouts.count)") }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append(model.name)
    }
  }

  @Test func `a view is laid out again when a value that its layout has read changes`() {
    ObservationTracking.isEnabled = true
    defer { ObservationTracking.isEnabled = false }
    let view = NameView(Model())
    view.layoutIfNeeded()
    view.model.unused = 1
    view.layoutIfNeeded()
    #expect(view.layouts == ["Ada"])
    view.model.name = "Grace"
    view.layoutIfNeeded()
    #expect(view.layouts == ["Ada", "Grace"])
  }

  @Test func `values are not tracked unless the application asks for it`() {
    let view = NameView(Model())
    view.layoutIfNeeded()
    view.model.name = "Grace"
    view.layoutIfNeeded()
    #expect(view.layouts == ["Ada"])
  }

  @Test func `properties are updated before the first layout, and when it is requested`() {
    let view = NameView(Model())
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.updates == ["0"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.updates == ["0", "2"])
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    #expect(view.updates == ["0", "2", "2"])
  }
}
