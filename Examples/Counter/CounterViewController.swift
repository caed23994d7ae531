import UIKit

/// A number and a button that adds one to it.
final class CounterViewController: UIViewController {
  private(set) var count = 0
  private let number = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    view.backgroundColor = .systemBackground
    number.text = "0"
    number.font = .preferredFont(forTextStyle: .largeTitle)
    number.textAlignment = .center

    var look = UIButton.Configuration.filled()
    look.title = "Add one"
    let button = UIButton(configuration: look)
    button.addAction(UIAction { [weak self] _ in self?.addOne() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [number, button])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func addOne() {
    count += 1
    number.text = "\(count)"
  }
}
