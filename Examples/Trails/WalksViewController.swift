import UIKit

class WalkCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var numberLabel: UILabel!

  func show(_ walk: String, number: Int) {
    titleLabel.text = walk
    numberLabel.text = "\(number)"
  }
}

class WalksViewController: UITableViewController {
  var trail: Trail?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "WalkCell", bundle: nil), forCellReuseIdentifier: "Walk")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trail?.walks.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Walk", for: indexPath) as! WalkCell
    cell.show(trail?.walks[indexPath.row] ?? "", number: indexPath.row + 1)
    return cell
  }

  @IBSegueAction func makeNote(_ coder: NSCoder) -> NoteViewController? {
    NoteViewController(coder: coder, trail: trail)
  }
}

class NoteViewController: UIViewController {
  let trail: Trail?
  @IBOutlet private weak var noteField: UITextField!

  var text: String { noteField.text ?? "" }

  init?(coder: NSCoder, trail: Trail?) {
    self.trail = trail
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    trail = nil
    super.init(coder: coder)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "save" || !text.isEmpty
  }
}
