import UIKit

class PlantsViewController: UITableViewController {
  @IBOutlet var addButton: UIBarButtonItem!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Garden.shared.plants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath) as! PlantCell
    cell.plant = Garden.shared.plants[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let detail = segue.destination as? PlantViewController,
      let row = tableView.indexPathForSelectedRow?.row
    {
      detail.index = row
    }
  }

  @IBAction func backToPlants(_ segue: UIStoryboardSegue) {
    if let form = segue.source as? FormViewController, segue.identifier == "save" {
      Garden.shared.plants.append(form.plant)
      tableView.reloadData()
    }
  }
}
