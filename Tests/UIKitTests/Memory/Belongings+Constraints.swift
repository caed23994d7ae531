import LiveObjects
import UIKit

extension Belongings {
  /// Constraints, guides and the views they hold.
  static let constraints = [
    Belongings("a label held by leading and trailing edges") { watch in
      let view = UIView()
      _ = UILabel.pinned(in: view)
      show(view, watch)
    },
    Belongings("a tree that was laid out without a window") { watch in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = UILabel.pinned(in: view)
      view.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      watch.tree(view, "view")
    },
    Belongings("constraints that lead into a view from above") { watch in
      let (view, box) = (UIView(), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let label = UILabel.pinned(in: box)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        box.layoutMarginsGuide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        view.readableContentGuide.trailingAnchor.constraint(
          greaterThanOrEqualTo: label.layoutMarginsGuide.trailingAnchor),
      ])
      watch(view.layoutMarginsGuide, "margins guide")
      watch(view.safeAreaLayoutGuide, "safe area guide")
      watch(view.readableContentGuide, "readable guide")
      show(view, watch) { view.semanticContentAttribute = .forceRightToLeft }
    },
    Belongings("constraints that are deactivated while their views stay") { watch in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let label = UILabel.pinned(in: view)
      view.layoutIfNeeded()
      let constraints = view.constraints
      for constraint in constraints { watch(constraint, "constraint") }
      constraints[0].constant = 7
      // The second is let go of while the solver waits to begin anew.
      NSLayoutConstraint.deactivate([constraints[0]])
      label.translatesAutoresizingMaskIntoConstraints = true
      NSLayoutConstraint.deactivate(Array(constraints[1...]))
      stays(view)
    },
    Belongings("constraints on a view that outlives its superview") { watch in
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      for _ in 0..<3 {
        let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
        view.addSubview(box)
        box.addSubview(label)
        let constraint = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
        constraint.isActive = true
        view.layoutIfNeeded()
        watch(box, "box")
        watch(view, "view")
        watch(constraint, "constraint")
        label.removeFromSuperview()
        box.addSubview(label)
        let another = label.topAnchor.constraint(equalTo: view.topAnchor)
        another.isActive = true
        watch(another, "constraint that its holder drops")
      }
      stays(label)
    },
    Belongings("anchors, dimensions and constraints that were never active") { watch in
      let (view, other) = (UIView(), UIView())
      let (leading, width) = (view.leadingAnchor, view.widthAnchor)
      let constraint = leading.constraint(equalTo: other.leadingAnchor)
      watch(leading, "anchor")
      watch(width, "dimension")
      watch(leading.anchorWithOffset(to: other.leadingAnchor), "distance")
      watch(constraint, "constraint")
      watch(constraint.firstAnchor, "first anchor")
      show(view, watch)
    },
    Belongings("a guide taken out of a view that stays") { watch in
      let (view, guide) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILayoutGuide()
      )
      view.addLayoutGuide(guide)
      let constraints = [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 30),
      ]
      NSLayoutConstraint.activate(constraints)
      view.layoutIfNeeded()
      watch(guide, "guide")
      for constraint in constraints { watch(constraint, "constraint") }
      view.removeLayoutGuide(guide)
      stays(view)
    },
    Belongings("constraints by visual format that contradict each other") { watch in
      let (view, label) = (UIView(), UILabel())
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      for format in ["H:|-[label]-|", "V:|-(10@750)-[label(20)]", "V:|-(30@750)-[label]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["label": label]))
      }
      show(view, watch)
    },
  ]

}
