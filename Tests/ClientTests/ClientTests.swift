import CollectionViewExtras
import RenderCore
import Testing
import UIKit

/// What all clients of scenes have in common: a scene without a program that shows it, pages and windows.
@Suite(.serialized) @MainActor struct ClientTests {
  @Test(arguments: ClientKind.allCases)
  func `taps select, fingers and wheels scroll, and the client shows it`(kind: ClientKind) throws {
    let rows = RowsController()
    try kind.run([rows]) { clients, clock in
      let client = clients[0]
      #expect(client.showsScene)
      client.tap(CGPoint(x: 60, y: 60))
      clock.advance(by: 1)
      client.update()
      // Rows of 44 points begin below the field, at 40.
      #expect(rows.selected == [0] && client.showsScene)
      client.acts(.press(CGPoint(x: 60, y: 180)))
      for y in stride(from: 170, through: 80, by: -10) as StrideThrough<CGFloat> {
        clock.advance(by: 1 / 60)
        client.acts(.move(CGPoint(x: 60, y: y)))
        #expect(client.showsScene)
      }
      // Ten points pass before the finger scrolls, and it rests before it is lifted.
      clock.advance(by: 0.2)
      client.acts(.lift(CGPoint(x: 60, y: 80)))
      clock.advance(by: 2)
      client.update()
      #expect(abs(rows.table.contentOffset.y - 90) < 0.01 && client.showsScene)
      client.acts(.scroll(CGPoint(x: 60, y: 100), notches: 2))
      clock.advance(by: 2)
      client.update()
      // 60 points for a notch.
      #expect(abs(rows.table.contentOffset.y - 210) < 0.01 && client.showsScene)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `text is entered, composed, corrected, copied and pasted`(kind: ClientKind) throws {
    let rows = RowsController()
    try kind.run([rows]) { clients, clock in
      let client = clients[0]
      #expect(!client.takesText)
      client.tap(CGPoint(x: 60, y: 20))
      clock.advance(by: 1)
      client.update()
      #expect(client.takesText)
      client.acts(.type("abc"))
      client.acts(.key(.delete, []))
      client.acts(.compose("ni"))
      #expect(rows.field.text == "abni" && rows.field.markedTextRange != nil)
      client.acts(.compose(""), .type("你"))
      #expect(rows.field.text == "ab你" && rows.field.markedTextRange == nil)
      client.acts(.key(.character("a"), .command), .key(.character("c"), .command))
      #expect(client.copied == "ab你")
      client.acts(.key(.right, []), .paste("+x"))
      #expect(rows.field.text == "ab你+x" && client.showsScene)
      rows.field.resignFirstResponder()
      client.update()
      #expect(!client.takesText)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `sizes and preferences of the screen are followed`(kind: ClientKind) throws {
    let rows = RowsController()
    try kind.run([rows]) { clients, clock in
      let client = clients[0]
      client.acts(.resize(ClientKind.larger))
      #expect(rows.view.bounds.size == ClientKind.larger)
      #expect(
        client.picture.map { CGSize(width: $0.width, height: $0.height) } == ClientKind.larger)
      #expect(client.showsScene)
      client.acts(.prefer(isDark: true))
      clock.advance(by: 1)
      client.update()
      #expect(rows.traitCollection.userInterfaceStyle == .dark && client.showsScene)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `what moves is shown, and a still scene shows nothing anew`(kind: ClientKind) throws {
    let rows = RowsController()
    try kind.run([rows]) { clients, clock in
      let client = clients[0]
      let square = UIView(frame: CGRect(x: 10, y: 60, width: 30, height: 30))
      square.backgroundColor = .systemBlue
      rows.view.addSubview(square)
      client.update()
      UIView.animate(withDuration: 0.2) { square.frame.origin.x = 100 }
      for _ in 0..<12 {
        clock.advance(by: 1 / 60)
        client.update()
        #expect(client.showsScene)
      }
      clock.advance(by: 1)
      client.update()
      let drawings = client.scene.surface.drawings
      client.update()
      #expect(client.scene.surface.drawings == drawings && client.showsScene)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `titles and elements are told`(kind: ClientKind) throws {
    let rows = RowsController()
    rows.title = "Rows"
    try kind.run([rows]) { clients, _ in
      let client = clients[0]
      #expect(client.title == "Rows")
      #expect(Array(client.labels.prefix(3)) == ["Name", "Row 0", "Row 1"])
      #expect(client.labels == client.scene.accessibility.elements().compactMap(\.label))
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `scenes have clients of their own`(kind: ClientKind) throws {
    let (one, two) = (RowsController(), RowsController())
    (one.title, two.title) = ("One", "Two")
    try kind.run([one, two]) { clients, clock in
      #expect(clients.map(\.title) == ["One", "Two"])
      clients[1].tap(CGPoint(x: 60, y: 110))
      clients[1].acts(.resize(ClientKind.larger))
      clock.advance(by: 1)
      for client in clients { client.update() }
      // The row below that at 40 to 84.
      #expect(one.selected.isEmpty && two.selected == [1])
      #expect(one.view.bounds.size == ClientKind.size)
      #expect(two.view.bounds.size == ClientKind.larger)
      for client in clients { #expect(client.showsScene) }
    }
  }
}

/// A field above a list of rows.
final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  let field = UITextField()
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.accessibilityLabel = "Name"
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    field.frame = CGRect(x: 0, y: 0, width: size.width, height: 40)
    table.frame = CGRect(x: 0, y: 40, width: size.width, height: max(0, size.height - 40))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
