import UIKit

/// Pages of advice, which a finger turns.
class GuideViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let tips = ["Take water.", "Tell somebody where you go."]

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  private func page(_ number: Int) -> TipViewController {
    let page = storyboard!.instantiateViewController(identifier: "Tip") { coder in
      TipViewController(coder: coder, number: number, text: self.tips[number])
    }
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let tip = viewController as? TipViewController, tip.number > 0 else { return nil }
    return page(tip.number - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let tip = viewController as? TipViewController, tip.number + 1 < tips.count else {
      return nil
    }
    return page(tip.number + 1)
  }
}

class TipViewController: UIViewController {
  let number: Int
  private let text: String
  @IBOutlet private weak var tipLabel: UILabel!

  init?(coder: NSCoder, number: Int, text: String) {
    (self.number, self.text) = (number, text)
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tipLabel.text = text
  }
}
