import LiveObjects
import UIKit

extension Belongings {
  /// Views by themselves.
  static let views = [
    Belongings("nested views with all a view can have") { watch in
      let (outer, inner) = (UIView(), UIView())
      inner.mask = UIView()
      inner.tintColor = .systemPink
      inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      outer.addSubview(inner)
      watch(inner.mask, "mask")
      watch(inner.backgroundColor, "colour")
      show(outer, watch) {
        inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        outer.overrideUserInterfaceStyle = .dark
        outer.layoutMargins.left = 20
      }
    },
    Belongings("layers of every class") { watch in
      let view = UIView()
      let (gradient, shape, mask) = (CAGradientLayer(), CAShapeLayer(), CALayer())
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
      view.layer.addSublayer(gradient)
      view.layer.addSublayer(shape)
      view.layer.mask = mask
      for layer in [gradient, shape, mask] { watch(layer, "\(type(of: layer))") }
      show(view, watch)
    },
    // What an attributed string refers to is not watched: Foundation's never lets go of it here.
    Belongings("labels with fonts and attributed text") { watch in
      let label = UILabel()
      label.numberOfLines = 0
      let font = UIFont.systemFont(ofSize: 13.25, weight: .heavy)
      let text = NSAttributedString(
        string: "Words that wrap, of course, in a label as narrow as this one is",
        attributes: [.paragraphStyle: NSMutableParagraphStyle()])
      label.attributedText = text
      watch(font, "font")
      watch(text, "text")
      show(label, watch) {
        label.text = "Others"
        label.font = font
      }
    },
    Belongings("image views") { watch in
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      watch(view.image, "symbol")
      show(view, watch) {
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
          UIColor.red.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        watch(view.image, "picture")
      }
    },
    Belongings("an effect view") { watch in
      let effect = UIBlurEffect(style: .systemMaterial)
      let view = UIVisualEffectView(effect: effect)
      view.contentView.addSubview(UILabel())
      watch(effect, "effect")
      show(view, watch)
    },
    Belongings("a scroll view whose content sets its size") { watch in
      let (scrollView, content, delegate) = (UIScrollView(), UIView(), ScrollListener())
      scrollView.delegate = delegate
      scrollView.addSubview(content)
      content.translatesAutoresizingMaskIntoConstraints = false
      let guide = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2000),
      ])
      watch(guide, "content guide")
      watch(scrollView.frameLayoutGuide, "frame guide")
      watch(delegate, "delegate")
      show(scrollView, watch) { scrollView.contentOffset.y = 300 }
    },
    Belongings("nested stack views") { watch in
      let labels = (0..<4).map { index in
        let label = UILabel()
        label.text = "Line \(index)"
        return label
      }
      let inner = UIStackView(arrangedSubviews: Array(labels[2...]))
      let outer = UIStackView(arrangedSubviews: [labels[0], labels[1], inner])
      outer.axis = .vertical
      outer.isLayoutMarginsRelativeArrangement = true
      outer.setCustomSpacing(9, after: labels[0])
      show(outer, watch) {
        labels[1].isHidden = true
        outer.distribution = .equalCentering
        outer.removeArrangedSubview(inner)
        outer.insertArrangedSubview(inner, at: 0)
      }
    },
    Belongings("a view taken out of one that stays") { watch in
      let board = UIView()
      let label = UILabel.pinned(in: board)
      watch.tree(label, "label")
      for constraint in board.constraints { watch(constraint, "constraint") }
      board.layoutIfNeeded()
      label.removeFromSuperview()
      stays(board)
    },
  ]

  private final class ScrollListener: NSObject, UIScrollViewDelegate {}

  /// Keeps what the application still needs while the rest is to go, for as long as a test.
  @MainActor static func stays(_ object: AnyObject) { kept = object }
  @MainActor private static var kept: AnyObject?
}

extension UILabel {
  /// A label as large as `view`, held there by its leading, trailing, top and bottom edges.
  @MainActor static func pinned(in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = "Pinned"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return label
  }
}
