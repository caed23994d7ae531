import CoreGraphics
import Foundation
import RenderCore
import Testing
import UIKit

@testable import SnapshotTesting

private final class FullScreen: UIViewController {
  let padding: CGFloat
  init(padding: CGFloat) { self.padding = padding; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    for row in 0..<14 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(60 + row * 54) + (row > 2 ? padding : 0), width: 358, height: 46))
      label.text = "Row \(row): a line of text that is as long as such lines are"
      label.backgroundColor = .secondarySystemGroupedBackground
      view.addSubview(label)
    }
  }
}

private func cpu() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

@MainActor @Suite struct ProfileTests {
  @Test func profile() throws {
    let folder = NSTemporaryDirectory() + "profile-\(UUID())"
    func run(_ padding: CGFloat) -> String? {
      verifySnapshot(of: FullScreen(padding: padding), as: .image(on: .iPhone13), named: "a", record: padding == 0 ? .missing : .never, snapshotDirectory: folder, testName: "t")
    }
    _ = run(0)
    for round in 0..<3 {
      var t = cpu()
      let a = run(0)
      let green = cpu() - t
      t = cpu()
      let b = run(4)
      let red = cpu() - t
      t = cpu()
      if let b { _ = LatestFailure.report(b, of: "t", named: "a", kind: "png", at: TestPlace(fileID: #fileID, file: #filePath, line: 1, column: 1)) }
      let rep = cpu() - t
      print("PROFILE round \(round) green \(green) \(a == nil) red \(red) \(b != nil) report \(rep)")
    }
    var t = cpu()
    func lap(_ name: String) { print("PROFILE \(name) \(cpu() - t)"); t = cpu() }
    let stage = SnapshotStage(config: .iPhone13)
    let one = stage.show(FullScreen(padding: 0)) { $0.snapshotPicture(asShown: false) }
    lap("draw")
    let screen = FullScreen(padding: 4)
    let two = stage.show(screen) { $0.snapshotPicture(asShown: false) }
    lap("draw")
    let (x, y) = (one.cgImage!.bitmap, two.cgImage!.bitmap)
    let data = one.pngData()!
    lap("encode \(data.count)")
    _ = PixelMark.marked(data, holding: x)
    lap("mark")
    let back = UIImage(data: data, scale: 3)!
    _ = back.cgImage!.bitmap
    lap("decode")
    _ = PixelDifference(x, y, likeness: 1)
    lap("difference")
    let m = y.marking(differencesFrom: x)
    lap("marking")
    let md = UIImage(cgImage: CGImage(m)).pngData()
    lap("encode marked \(md?.count ?? 0)")
    let words = PictureWords(root: screen.view, scale: 3).sentences(x, y)
    lap("words \(words.count)")
    _ = data.base64EncodedString()
    lap("base64")
    _ = PixelDifference(x, y, likeness: 0.98)
    lap("likeness")
  }
}
