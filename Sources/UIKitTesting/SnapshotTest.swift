import CollectionViewExtras
import CoreGraphics
import SnapshotTesting
import UIKit

/// The test of an expectation, and how it fails.
@MainActor struct SnapshotTest {
  private let file: String
  private let testName: String
  private let record: SnapshotTestingConfiguration.Record?
  private let place: TestPlace
  private let name: String?
  /// The snapshot's name within the test.
  let label: String
  /// The share of an image's pixels that must match, from 0 to 1.
  var precision: Float = 1
  /// How similar two colors must look to match, from 0 to 1.
  var likeness: Float = 1

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
      verify(table.text, by: .frames(of: view, table), kind: kind, label, shown: view)
    case .tree: verify(view.outline, by: .outline(of: view), kind: kind, label, shown: view)
    case .accessibility:
      verify(view.accessibilityTree().description, by: .lines, kind: kind, label, shown: view)
    case .explanation: verify(view.explanations, by: .lines, kind: kind, label, shown: view)
    case .image:
      verify(
        view.snapshotPicture(asShown: false),
        by: pixels(scale: view.traitCollection.displayScale), kind: kind, label, shown: view)
    }
  }

  /// Compares one contact sheet of the subject on all devices.
  func expectSheet(of subject: () -> any SnapshotSubject, on devices: [SnapshotDevice]) {
    let pictures = devices.map { device in
      device.inItsLanguage(subject).shown(on: device) {
        ContactSheet.Picture(title: device.name, image: $0.snapshotPicture(asShown: false))
      }
    }
    verify(ContactSheet(pictures).image, by: pixels(scale: 1), kind: .image, label, shown: nil)
  }

  private func pixels(scale: CGFloat) -> Diffing<UIImage> {
    .image(precision: precision, perceptualPrecision: likeness, scale: scale)
  }

  /// Compares a film of a motion in `view`.
  func expect(_ film: Film, of view: UIView) {
    verify(film.text, by: .film(film), ending: "film.txt", label, shown: view)
  }

  private func verify<Format>(
    _ snapshot: Format, by diffing: Diffing<Format>, kind: SnapshotKind, _ label: String,
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
    _ = SnapshotReport.listsUnusedReferences
    var (diffing, attachments) = (diffing, [XCTAttachment]())
    let diff = diffing.diff
    diffing.diff = { old, new in
      let difference = diff(old, new)
      attachments = difference?.1 ?? []
      return difference
    }
    let message: String?
    do {
      var verification = Verification(
        place: place, diffing: diffing, record: record, testName: testName, name: name)
      verification.leadsWithDifference = true
      message = try verification.failure(of: snapshot)
    } catch {
      message = "The snapshot could not be taken: \(error)"
    }
    guard let message else { return }
    var pictures = attachments.compactMap(SnapshotReport.Picture.init)
    if pictures.isEmpty, let picture = view?.snapshotPicture(asShown: false).pngData() {
      pictures = [SnapshotReport.Picture(title: "result", data: picture)]
    }
    let report = SnapshotReport.add(
      SnapshotReport.Entry(
        title: name == nil && label == "1" ? testName : "\(testName), \(label)",
        kind: ending == "png" ? "picture" : ending.replacingOccurrences(of: ".txt", with: ""),
        place: self.place.words,
        message: message, pictures: pictures))
    self.place.fail("\(message)\n\nReport: \(report)")
  }
}

extension Diffing where Value == String {
  /// Compares tables of frames and describes what moved in `view`, by how much and why.
  @MainActor static func frames(of view: UIView, _ found: ElementTable) -> Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { reference, text in
      guard let difference = lines(reference, text) else { return nil }
      let (sentences, picture) = onMain {
        let words = FrameWords(root: view, recorded: ElementTable(text: reference), found: found)
        let picture = MovementPicture(view: view, movements: words.movements)
        return (words.sentences, words.movements.isEmpty ? nil : picture.image)
      }
      return (
        sentences.listed + difference.0,
        difference.1 + (picture.map { [XCTAttachment(image: $0, named: "moved")] } ?? [])
      )
    }
    return diffing
  }
}

extension Diffing where Value == String {
  /// Compares outlines of view hierarchies and describes what moved in `view`.
  @MainActor fileprivate static func outline(of view: UIView) -> Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { reference, text in
      guard let difference = lines(reference, text) else { return nil }
      let sentences = onMain { OutlineWords(root: view).sentences(reference, text) }
      return (sentences.listed + difference.0, difference.1)
    }
    return diffing
  }

  /// Compares films and describes which views are early or late.
  fileprivate static func film(_ found: Film) -> Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { reference, text in
      guard let difference = lines(reference, text) else { return nil }
      let recorded = Film(text: reference)
      let sentences = FilmWords(recorded: recorded, found: found).sentences
      let chart = onMain { FilmPicture(recorded: recorded, found: found).image }
      return (
        sentences.listed + difference.0,
        difference.1 + (chart.map { [XCTAttachment(image: $0, named: "chart")] } ?? [])
      )
    }
    return diffing
  }
}
