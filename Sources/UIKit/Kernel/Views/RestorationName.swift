/// The name under which the state of a view or a controller is kept.
final class RestorationName {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
