import UIKit

/// What the documents of the tests connect. The members are written here as the porting tool writes
/// them for sources with `@IBOutlet` and `@IBAction`.
final class PlantCell: UITableViewCell {
  weak var nameLabel: UILabel!

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .outlet("nameLabel") { (owner: PlantCell, value: UILabel) in owner.nameLabel = value }
    ]
  }
}

final class PlantsController: UITableViewController {
  private(set) var addButton: UIBarButtonItem!
  private(set) var countSenders: [Any] = []
  private(set) var prepared: [String] = []
  private(set) var unwound: [UIStoryboardSegue] = []
  let plants = ["Fern", "Moss"]

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .outlet("addButton") { (owner: PlantsController, value: UIBarButtonItem) in
        owner.addButton = value
      },
      .action(Selector("count:", PlantsController.count(_:))),
      .action(Selector("backToList:", PlantsController.backToList(_:))),
      .segueAction("makeDetail:sender:identifier:") { (owner: PlantsController, coder, sender, _) in
        owner.makeDetail(coder, sender)
      },
    ]
  }

  func count(_ sender: Any) { countSenders.append(sender) }
  func backToList(_ segue: UIStoryboardSegue) { unwound.append(segue) }

  private func makeDetail(_ coder: NSCoder, _ sender: Any?) -> DetailController? {
    DetailController(coder: coder, plant: (sender as? PlantCell)?.nameLabel.text ?? "")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath)
    (cell as? PlantCell)?.nameLabel.text = plants[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
  }
}

final class DetailController: UIViewController {
  let plant: String
  private weak var careLabel: UILabel! { didSet { careChanges += 1 } }
  private(set) var careChanges = 0
  private(set) var topSpace: NSLayoutConstraint!
  private(set) var pieces: [UIView] = []
  private(set) var waterings = 0
  private(set) var events: [String] = []
  var care: UILabel? { careLabel }

  init?(coder: NSCoder, plant: String) {
    self.plant = plant
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    plant = ""
    super.init(coder: coder)
  }

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .outlet("careLabel") { (owner: DetailController, value: UILabel) in owner.careLabel = value },
      .outlet("topSpace") { (owner: DetailController, value: NSLayoutConstraint) in
        owner.topSpace = value
      },
      .outletCollection("pieces") { (owner: DetailController, value: [UIView]) in
        owner.pieces = value
      },
      .action(Selector("water:", DetailController.water(_:))),
    ]
  }

  func water(_ sender: UIButton) { waterings += 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("didLoad with \(children.count) child")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "") for \(type(of: segue.destination))")
  }
}

final class InnerController: UIViewController {}

final class FormController: UITableViewController {}

/// The owner of a nib, which is no responder: the porting tool adds the conformance.
final class CardOwner: NSObject, _DocumentObject {
  private(set) var card: CardView?

  static var _documentMembers: [_DocumentMember] {
    [.outlet("card") { (owner: CardOwner, value: CardView) in owner.card = value }]
  }
}

final class CardView: UIView {
  private(set) var box: UIView!
  private(set) var taps = 0
  private(set) var events: [String] = []
  var edge: CGFloat = 0 {
    didSet { events.append("edge \(edge), box \(box == nil ? "absent" : "set")") }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init with \(subviews.count) subview, \(Int(frame.width)) wide")
  }

  override class var _documentMembers: [_DocumentMember] {
    super._documentMembers + [
      .outlet("box") { (owner: CardView, value: UIView) in owner.box = value },
      .attribute("edge") { (owner: CardView, value: CGFloat) in owner.edge = value },
      .action(Selector("tapped:", CardView.tapped(_:))),
    ]
  }

  func tapped(_ sender: UITapGestureRecognizer) { taps += 1 }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append(
      "awake with \(constraints.count) constraints, box \(box == nil ? "absent" : "set")")
  }
}

/// The documents of the tests.
@MainActor enum Documents {
  static let bundle: Bundle = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Documents").path ?? ""
    return Bundle(path: folder) ?? .module
  }()

  static var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }

  /// A window with a controller, laid out.
  static func show(_ controller: UIViewController?) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// A nib with objects.
  static func nib(_ objects: String) -> UINib {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects>\(objects)</objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: bundle)
  }

  /// The first object of a nib.
  static func object<Wanted>(_ type: Wanted.Type = Wanted.self, _ text: String) -> Wanted? {
    nib(text).instantiate(withOwner: nil).first as? Wanted
  }
}
