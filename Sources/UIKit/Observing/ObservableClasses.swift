// Key paths of a class begin with the class itself, which a protocol knows as `Self`.

@MainActor private protocol ObservableView: UIView {}
@MainActor private protocol ObservableScrollView: UIScrollView {}
@MainActor private protocol ObservableControl: UIControl {}
@MainActor private protocol ObservableController: UIViewController {}

extension UIView: ObservableView {}
extension UIScrollView: ObservableScrollView {}
extension UIControl: ObservableControl {}
extension UIViewController: ObservableController {}

extension UIResponder {
  /// The values of the class that can be observed.
  static var observableValues: [ObservableValue] {
    let type = self as Any.Type
    return ((type as? any ObservableView.Type)?.valuesOfViews ?? [])
      + ((type as? any ObservableScrollView.Type)?.valuesOfScrollViews ?? [])
      + ((type as? any ObservableControl.Type)?.valuesOfControls ?? [])
      + ((type as? any ObservableController.Type)?.valuesOfControllers ?? [])
  }
}

extension ObservableView {
  static var valuesOfViews: [ObservableValue] {
    [
      ObservableValue(.frame, "frame", path: \Self.frame),
      ObservableValue(.bounds, "bounds", path: \Self.bounds),
      ObservableValue(.center, "center", path: \Self.center),
      ObservableValue(.alpha, "alpha", path: \Self.alpha),
      ObservableValue(.hidden, "hidden", "isHidden", path: \Self.isHidden),
    ]
  }
}

extension ObservableScrollView {
  static var valuesOfScrollViews: [ObservableValue] {
    [
      ObservableValue(.contentOffset, "contentOffset", path: \Self.contentOffset),
      ObservableValue(.contentSize, "contentSize", path: \Self.contentSize),
      ObservableValue(.contentInset, "contentInset", path: \Self.contentInset),
    ]
  }
}

extension ObservableControl {
  static var valuesOfControls: [ObservableValue] {
    [
      ObservableValue(.enabled, "enabled", "isEnabled", path: \Self.isEnabled),
      ObservableValue(.selected, "selected", "isSelected", path: \Self.isSelected),
      ObservableValue(.highlighted, "highlighted", "isHighlighted", path: \Self.isHighlighted),
    ]
  }
}

extension ObservableController {
  static var valuesOfControllers: [ObservableValue] {
    [
      ObservableValue(.title, "title", path: \Self.title),
      // Reading the view would load it.
      ObservableValue(.view, "view", path: \Self.view, readBy: \Self.viewIfLoaded),
    ]
  }
}
