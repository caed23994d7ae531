import Testing

// The hooks by which views with text take part in constraints can only be overridden within UIKit.
@testable import UIKit

/// A view with a natural size.
@MainActor final class SizedView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { natural }
}

/// Text of square letters of 10 points, wrapped at the width there is.
@MainActor final class WrappingView: UIView {
  let letters: Int
  var wraps = true
  private(set) var questions = 0

  init(letters: Int) {
    self.letters = letters
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize { CGSize(width: letters * 10, height: 10) }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    guard wraps else { return nil }
    questions += 1
    let perLine = max(1, Int(width / 10))
    return CGFloat((letters + perLine - 1) / perLine * 10)
  }
}

@MainActor func host(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds a view that constraints place.
  @discardableResult func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  var engine: ConstraintEngine? { constraintState?.engine }
}

/// Runs `body` and gives the contradictions that were reported meanwhile.
@MainActor func reports(during body: () -> Void) -> [ConstraintReport] {
  var reports: [ConstraintReport] = []
  let before = ConstraintReport.handler
  ConstraintReport.handler = { reports.append($0) }
  body()
  ConstraintReport.handler = before
  return reports
}
