import CollectionViewExtras
import CoreGraphics
import SnapshotTesting
import UIKit

/// The test that expects something, and how it fails.
@MainActor struct SnapshotTest {
  private let file: String
  private let testName: String
  private let record: SnapshotTestingConfiguration.Record?
  private let place: TestPlace
  private let name: String?
  /// What tells the snapshot apart from others of the test.
  let label: String

  init(
    file: String, testName: String, name: String?,
    record: SnapshotTestingConfiguration.Record?, place: TestPlace
  ) {
    self.file = file
    self.testName = testName
    self.record = record
    self.place = place
    self.name = name
    label = name ?? ReferencePlace.number(in: "\(file) \(testName)")
  }

  func expect(
    _ subject: any SnapshotSubject, as kinds: [SnapshotKind], on device: SnapshotDevice,
    label: String
  ) {
    subject.shown(on: device) { view in
      for kind in kinds { expect(view, as: kind, on: device, label: label) }
    }
  }

  private func expect(
    _ view: UIView, as kind: SnapshotKind, on device: SnapshotDevice, label: String
  ) {
    switch kind {
    case .frames:
      let table = ElementTable(of: view, on: device)
      verify(table.text, by: .frames(of: view, table), kind, label, shown: view)
    case .tree: verify(view.outline, by: .lines, kind, label, shown: view)
    case .accessibility:
      verify(view.accessibilityTree().description, by: .lines, kind, label, shown: view)
    case .explanation: verify(view.explanations, by: .lines, kind, label, shown: view)
    case .image:
      verify(
        view.snapshotPicture(asShown: false), by: .picture(of: view), kind, label, shown: view)
    }
  }

  /// One picture of the subject on all devices.
  func expectSheet(of subject: () -> any SnapshotSubject, on devices: [SnapshotDevice]) {
    let pictures = devices.map { device in
      subject().shown(on: device) {
        ContactSheet.Picture(title: device.name, image: $0.snapshotPicture(asShown: false))
      }
    }
    verify(ContactSheet(pictures).image, by: .image(scale: 1), .image, label, shown: nil)
  }

  /// What was seen of a motion in `view`.
  func expect(_ film: Film, of view: UIView) {
    verify(film.text, by: .film(film), ending: "film.txt", label, shown: view)
  }

  private func verify<Format>(
    _ snapshot: Format, by diffing: Diffing<Format>, _ kind: SnapshotKind, _ label: String,
    shown view: UIView?
  ) {
    verify(snapshot, by: diffing, ending: kind.pathExtension, label, shown: view)
  }

  private func verify<Format>(
    _ snapshot: Format, by diffing: Diffing<Format>, ending: String, _ label: String,
    shown view: UIView?
  ) {
    let place = ReferencePlace(
      testFile: file, folder: nil, testName: testName, name: label, pathExtension: ending)
    var (diffing, pictures) = (diffing, [SnapshotReport.Picture]())
    let diff = diffing.diff
    diffing.diff = { old, new in
      let difference = diff(old, new)
      pictures = (difference?.1 ?? []).compactMap(SnapshotReport.Picture.init)
      return difference
    }
    let message: String?
    do {
      message = try Verification(
        place: place, diffing: diffing, record: record, testName: testName, name: name
      ).failure(of: snapshot)
    } catch {
      message = "The snapshot could not be taken: \(error)"
    }
    guard let message else { return }
    if pictures.isEmpty, let picture = view?.snapshotPicture(asShown: false).pngData() {
      pictures = [SnapshotReport.Picture(title: "result", data: picture)]
    }
    let report = SnapshotReport.add(
      SnapshotReport.Entry(
        title: "\(testName), \(label), \(ending)", message: message, pictures: pictures))
    self.place.fail("\(message)\n\nReport: \(report)")
  }
}

extension Diffing where Value == String {
  /// Compares tables of frames; says what moved in `view`, by how much and why.
  @MainActor static func frames(of view: UIView, _ found: ElementTable) -> Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { reference, text in
      guard let difference = lines(reference, text) else { return nil }
      let sentences = onMain {
        FrameWords(root: view).sentences(ElementTable(text: reference), found)
      }
      let words = sentences.map { "- \($0)" }.joined(separator: "\n")
      return (words + (words.isEmpty ? "" : "\n\n") + difference.0, difference.1)
    }
    return diffing
  }
}

extension Diffing where Value == String {
  /// Compares films; says which views are early or late.
  fileprivate static func film(_ found: Film) -> Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { reference, text in
      guard let difference = lines(reference, text) else { return nil }
      let sentences = FilmWords(recorded: Film(text: reference), found: found).sentences
      return (sentences.map { "- \($0)\n" }.joined() + "\n" + difference.0, difference.1)
    }
    return diffing
  }
}

extension Diffing where Value == UIImage {
  /// Compares pixel by pixel; says which part of `view` looks different.
  @MainActor fileprivate static func picture(of view: UIView) -> Diffing {
    let scale = view.traitCollection.displayScale
    var diffing = Diffing.image(scale: scale)
    let pixels = diffing.diff
    diffing.diff = { reference, image in
      guard let difference = pixels(reference, image) else { return nil }
      guard let old = reference.cgImage?.bitmap, let new = image.cgImage?.bitmap,
        old.width == new.width, old.height == new.height
      else { return difference }
      let sentence = onMain {
        PictureWords(root: view, scale: scale).sentence(
          PixelDifference(old, new, likeness: 1), old, new)
      }
      return ("- \(sentence)\n\n\(difference.0)", difference.1)
    }
    return diffing
  }
}
