import Lottie
import MapKit
import SwiftUI
import Theme
import UIKit

final class PlanetsController: UITableViewController {
  private let names = ["Mercury", "Venus", "Earth", "Mars"]

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.backgroundColor = Theme.night
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let animation = LottieAnimationView(name: "stars")
    animation.play()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(UIHostingController(rootView: PlanetView(name: names[indexPath.row])), sender: self)
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    let orbit = orbit(of: names[section])
    return "\(orbit.days) days in orbit"
  }

  private func orbit(of name: String) -> Orbit {
    return LottieOrbits.orbit(of: name)
  }
}

struct Orbit {
  let name: String
  let days: Int
}

struct PlanetView: View {
  let name: String

  var body: some View {
    VStack {
      Text(name).font(.largeTitle)
      Spacer()
    }
  }
}

final class LandingController: UIViewController {
  private let map = MKMapView()
  private var region: MKCoordinateRegion?

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
    if let region { map.setRegion(region, animated: false) }
  }
}

/// What is known of a planet, under a name that Foundation has too.
struct Data {
  let moons: Int
}
