/// The attributes of gesture recognizers.
@MainActor enum RecognizerSettings {
  static let all: [Setting<UIGestureRecognizer>] = [
    .truth("enabled") { $0.isEnabled = $1 },
    .truth("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 },
    .truth("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 },
    .truth("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 },
    .number("numberOfTapsRequired") { recognizer, number in
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = Int(number)
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = Int(number)
    },
    .number("numberOfTouchesRequired") { recognizer, number in
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = Int(number)
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = Int(number)
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = Int(number)
    },
    .number("minimumPressDuration") {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration = Double($1)
    },
    .number("allowableMovement") {
      ($0 as? UILongPressGestureRecognizer)?.allowableMovement = $1
    },
    .number("minimumNumberOfTouches") {
      ($0 as? UIPanGestureRecognizer)?.minimumNumberOfTouches = Int($1)
    },
    .number("maximumNumberOfTouches") {
      ($0 as? UIPanGestureRecognizer)?.maximumNumberOfTouches = Int($1)
    },
    .number("scale") { ($0 as? UIPinchGestureRecognizer)?.scale = $1 },
    .choice("direction", of: ["left": .left, "right": .right, "up": .up, "down": .down]) {
      ($0 as? UISwipeGestureRecognizer)?.direction = $1
    },
  ]
}
