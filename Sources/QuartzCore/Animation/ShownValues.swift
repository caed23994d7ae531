/// The properties of a layer at one moment of its motion, limits left aside: what is added may go
/// beyond them on the way to a sum within them.
struct ShownValues {
  /// A copy of the layer, with its own values.
  private let form: CALayer
  private var values: [(property: LayerProperty, value: MotionValue)] = []
  var transition: TransitionMoment?

  init(of form: CALayer) {
    self.form = form
  }

  /// Nil if layers of the kind have no such property.
  subscript(property: LayerProperty) -> MotionValue? {
    get { values.first { $0.property == property }?.value ?? property.read(form) }
    set {
      guard let newValue else { return }
      if let index = values.firstIndex(where: { $0.property == property }) {
        values[index].value = newValue
      } else {
        values.append((property, newValue))
      }
    }
  }

  /// The values without any animation.
  var unmoved: ShownValues { ShownValues(of: form) }

  /// Gives the values to the copy, but for those that have outgrown all numbers.
  func write() {
    for (property, value) in values where value.isFinite { property.write(value, to: form) }
    if let transition { form.existingOrNewMotion.transition = transition }
  }
}
