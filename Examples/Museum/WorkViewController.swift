import UIKit

/// One picture and what is known of it.
class WorkViewController: UIViewController {
  let work: Work

  init(work: Work) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
    title = work.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let canvas = CanvasView()
    canvas.show(symbol: work.symbol, color: work.color)
    let artist = UILabel()
    artist.font = .preferredFont(forTextStyle: .title2)
    artist.text = work.artist
    let year = UILabel()
    year.font = .preferredFont(forTextStyle: .subheadline)
    year.textColor = .secondaryLabel
    year.text = work.year
    let about = UILabel()
    about.font = .preferredFont(forTextStyle: .body)
    about.numberOfLines = 0
    about.text = work.about
    let stack = UIStackView(arrangedSubviews: [canvas, artist, year, about])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(16, after: canvas)
    stack.setCustomSpacing(16, after: year)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
      canvas.heightAnchor.constraint(equalTo: canvas.widthAnchor),
    ])
  }
}
