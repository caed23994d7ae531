import CoreGraphics
import Foundation

/// The properties of a layer at one moment of its motion, limits left aside: what is added may go
/// beyond them on the way to a sum within them.
struct ShownValues {
  /// A copy of the layer, with its own values.
  private let form: CALayer
  private var values: [(property: LayerProperty, value: MotionValue)] = []
  /// Of other keys than those of properties.
  private var valuesByKey: [String: MotionValue] = [:]
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

  /// The value of a key that is none of the properties. What was not set counts as the number 0; nil
  /// of values that cannot be between others.
  subscript(key key: String) -> MotionValue? {
    get {
      if let value = valuesByKey[key] { return value }
      guard let own = form.value(forKey: key) else { return .number(0) }
      if let kind = ValuePart.Kind(of: own) { return kind.motionValue(of: own) }
      return MotionValue.vector(of: own).map(MotionValue.vector)
    }
    set { valuesByKey[key] = newValue }
  }

  /// A value in the form in which the application set it.
  private func boxed(_ value: MotionValue, forKey key: String) -> Any? {
    let own = form.value(forKey: key)
    if let kind = own.flatMap(ValuePart.Kind.init) { return kind.value(of: value) }
    return own is CGColor ? value.color : NSNumber(value: value.number)
  }

  /// The values without any animation.
  var unmoved: ShownValues { ShownValues(of: form) }

  /// Gives the values to the copy, but for those that have outgrown all numbers.
  func write() {
    for (property, value) in values where value.isFinite { property.write(value, to: form) }
    for (key, value) in valuesByKey where value.isFinite {
      form.setValue(boxed(value, forKey: key), forKey: key)
    }
    if let transition { form.existingOrNewMotion.transition = transition }
  }
}
