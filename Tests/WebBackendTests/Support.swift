import CollectionViewExtras
import Foundation
import UIKit

@testable import WebBackend

extension ScreenConditions {
  /// A small screen, so that drawing takes little time.
  static let small = ScreenConditions(
    size: CGSize(width: 120, height: 160), scale: 1, keyboardHeight: 0)
}

/// A list of rows that can be touched, and a field.
final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 40, width: 120, height: 120))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  var selected: [Int] = []
  static var alive = WeakControllers()

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.alive.add(self)
    view.backgroundColor = .white
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    field.accessibilityLabel = "Name"
    field.accessibilityIdentifier = "name"
    view.addSubview(table)
    view.addSubview(field)
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

/// The controllers that were made and are still there.
@MainActor struct WeakControllers {
  private struct Entry { weak var controller: RowsController? }
  private var entries: [Entry] = []

  mutating func add(_ controller: RowsController) { entries.append(Entry(controller: controller)) }
  var count: Int { entries.count { $0.controller != nil } }
}

/// A browser's side of a connection, made by hand.
final class RawPage {
  let socket: FileHandle
  private let descriptor: Int32

  init?(port: UInt16) {
    descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    socket = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else { return nil }
    // Tests of the main actor that run at the same time may hold it for minutes.
    var timeout = timeval(tv_sec: 1200, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  func write(_ bytes: [UInt8]) { _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// What comes next, at most 64 kB; empty at the end of the connection.
  func read() -> [UInt8] { receive(0) }

  /// What came until now, at most 64 kB.
  func readWhatCame() -> [UInt8] { receive(Int32(MSG_DONTWAIT)) }

  private func receive(_ flags: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, flags)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Reads until the other side ends the connection.
  func readToEnd() {
    while !read().isEmpty {}
  }

  func upgrade(port: UInt16, key: String) {
    write(
      """
      GET /live?key=\(key) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: http://127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """)
  }

  func say(_ text: String) { write(Self.frame(Array(text.utf8))) }

  func greet(_ session: Int, content: String = "") {
    let number = String(session, radix: 16)
    let name = String(repeating: "0", count: 32 - number.count) + number
    say(
      #"{"t":"hello","session":"\#(name)","content":"\#(content)","width":120,"height":160,"scale":1,"safe":[0,0,0,0],"keyboard":0,"dark":false,"still":false,"contrast":false,"text":16}"#
    )
  }

  /// A frame of a browser with a mask of zeros.
  static func frame(_ bytes: [UInt8], head: UInt8 = 0x81) -> [UInt8] {
    let count = bytes.count
    let length: [UInt8] =
      count < 126 ? [0x80 | UInt8(count)] : [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xff)]
    return [head] + length + [0, 0, 0, 0] + bytes
  }
}

/// The number of open descriptors of the process.
func openDescriptors() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
}
