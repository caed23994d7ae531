import UIKit

class LedgerViewController: UITableViewController {
    let entries = [Entry(title: "Rent", cents: 64000), Entry(title: "Bread", cents: 380), Entry(title: "Train", cents: 2990)]
    var observation: NSKeyValueObservation?
    let rates = Rates()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(LedgerViewController.sort(_:)))
        observation = entries[0].observe(\.title, options: [.new]) { entry, change in
            self.tableView.reloadData()
        }
        let rate = rates.rate(of: "USD")
        print("A euro is \(rate) dollars")
    }

    @objc func sort(_ sender: UIBarButtonItem) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
        cell.textLabel?.text = entries[indexPath.row].title + "  " + entries[indexPath.row].amount
        return cell
    }
}
