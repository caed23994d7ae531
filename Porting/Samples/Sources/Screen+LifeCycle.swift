import UIKit

extension Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    note("loaded")
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }

  private func note(_ text: String) { log.append(text) }

  @objc func track() { note("base") }
}
