import CoreGraphics
import Foundation
import QuartzCore
import SnapshotTesting
import Testing
import UIKit
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every public name that suites are written against, with all its arguments and with as few as it
/// takes. That this compiles is most of the test; what the names do is tested beside it.
@MainActor @Suite(.snapshots(record: .missing)) struct PublicNamesTests {
  private enum Turn: CaseIterable { case left, right }

  @Test func `assertions take all arguments, or two`() {
    assertSnapshot(of: "a", as: .lines)
    assertSnapshot(
      of: "a", as: .lines, named: "all", record: nil, timeout: 5, fileID: #fileID,
      file: #filePath, testName: #function, line: #line, column: #column)
    assertSnapshots(of: "a", as: ["lines": .lines])
    assertSnapshots(
      of: "a", as: ["lines": .lines], record: .missing, timeout: 5, fileID: #fileID,
      file: #filePath, testName: #function, line: #line, column: #column)
    assertSnapshots(of: "a", as: [.lines])
    assertSnapshots(
      of: "a", as: [.lines], record: false, timeout: 5, fileID: #fileID, file: #filePath,
      testName: #function, line: #line, column: #column)
    let scratch = Scratch()
    let failure: String? = verifySnapshot(
      of: "a", as: .lines, named: "all", record: .never, snapshotDirectory: scratch.path,
      timeout: 5, fileID: #fileID, file: #file, testName: #function, line: #line, column: #column)
    #expect(failure?.contains("recording is disabled") == true)
    let short: (String) -> String? = { verifySnapshot(of: $0, as: .lines) }
    _ = short
  }

  @Test func `values that may come later`() {
    let run: (@escaping (Int) -> Void) -> Void =
      Async<Int> { $0(1) }.run
    run { #expect($0 == 1) }
    Async(value: 2).map { "\($0)" }.run { #expect($0 == "2") }
  }

  @Test func `strategies and comparisons of one's own`() {
    var diffing = Diffing<Int>(
      toData: { value in Data("\(value)".utf8) },
      fromData: { data in Int(String(decoding: data, as: UTF8.self)) ?? 0 },
      diff: { lhs, rhs in lhs == rhs ? nil : ("\(lhs), \(rhs)", [XCTAttachment(string: "")]) })
    let (toData, fromData, diff):
      ((Int) -> Data, (Data) -> Int, (Int, Int) -> (String, [XCTAttachment])?) =
        (diffing.toData, diffing.fromData, diffing.diff)
    (diffing.toData, diffing.fromData, diffing.diff) = (toData, fromData, diff)
    var strategy = Snapshotting<String, Int>(pathExtension: "txt", diffing: diffing) { $0.count }
    strategy.pathExtension = nil
    strategy.diffing = diffing
    strategy.snapshot = { Async(value: $0.count) }
    let later = Snapshotting<String, Int>(
      pathExtension: nil, diffing: diffing, asyncSnapshot: { Async(value: $0.count) })
    let simple = SimplySnapshotting<Int>(pathExtension: "txt", diffing: diffing)
    let all: [Snapshotting<[Int], Int>] = [
      strategy.pullback { "\($0)" }, later.asyncPullback { Async(value: "\($0)") },
      .wait(for: 0, on: simple.pullback(\.count)),
    ]
    #expect(all.map { made(of: [1, 2], as: $0) } == [6, 6, 2])
  }

  @Test func `configurations, modes and tools`() async throws {
    typealias Configuration = SnapshotTestingConfiguration
    let outer = Configuration(record: .failed, diffTool: .ksdiff)
    let value: Int = withSnapshotTesting { 1 }
    let later: Int = try await withSnapshotTesting(record: .never, diffTool: "tool") {
      try await Task.sleep(nanoseconds: 1)
      #expect(_record == .never)
      #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "tool \"a\" \"b\"")
      return Configuration.current?.record == .never ? 2 : 0
    }
    #expect((value, later) == (1, 2))
    let record: Configuration.Record? = outer.record
    #expect(record == Configuration.Record(rawValue: "failed"))
    let modes: [Configuration.Record] = [.all, .failed, .missing, .never, true]
    #expect(Set(modes.indices.map { modes[$0] == .all }) == [true, false])
    let tools: [Configuration.DiffTool] = [
      .ksdiff, .default, nil, "tool", Configuration.DiffTool { "\($0)\($1)" },
    ]
    #expect(tools[4](currentFilePath: "a", failedFilePath: "b") == "ab")
    let traits: [_SnapshotsTestTrait] = [
      .snapshots, .snapshots(), .snapshots(record: .all), .snapshots(diffTool: .ksdiff),
      .snapshots(outer),
    ]
    #expect(traits.allSatisfy { $0.isRecursive })
  }

  @Test func `texts of any value`() {
    let any: [Snapshotting<[String: Int], String>] = [
      .description, .dump, .json, .json(JSONEncoder()), .plist, .plist(PropertyListEncoder()),
    ]
    #expect(any.allSatisfy { made(of: ["a": 1], as: $0)?.isEmpty == false })
    let object: Snapshotting<[String: Any], String> = .json
    #expect(made(of: ["a": 1], as: object) == "{\n  \"a\" : 1\n}")
    let turns: Snapshotting<(Turn) -> Int, String> =
      Snapshotting<Turn, String>.func(into: Snapshotting<Int, String>.description)
    _ = turns
    let described: [any AnySnapshotStringConvertible] = [
      Character("a"), Data(), Date(), NSObject(), "a", Substring("a"),
      URL(fileURLWithPath: "/a"),
    ]
    #expect(described.allSatisfy { !$0.snapshotDescription.isEmpty })
    #expect(described.allSatisfy { !type(of: $0).renderChildren })
    let bytes: Snapshotting<Data, Data> = .data
    let lines: Diffing<String> = .lines
    let requests: [Snapshotting<URLRequest, String>] = [.raw, .raw(pretty: true), .curl]
    _ = (bytes, lines, requests)
  }

  @Test func `pictures of layers, paths and pictures`() {
    let traits = UITraitCollection(displayScale: 2)
    let layers: [Snapshotting<CALayer, UIImage>] = [
      .image, .image(precision: 1, perceptualPrecision: 1, traits: traits),
    ]
    let paths: [Snapshotting<CGPath, UIImage>] = [
      .image, .image(precision: 1, perceptualPrecision: 1, scale: 1, drawingMode: .eoFill),
    ]
    let curves: [Snapshotting<UIBezierPath, UIImage>] = [
      .image, .image(precision: 1, perceptualPrecision: 1, scale: 1),
    ]
    let elements: [Snapshotting<CGPath, String>] = [
      .elementsDescription, .elementsDescription(numberFormatter: NumberFormatter()),
    ]
    let segments: [Snapshotting<UIBezierPath, String>] = [
      .elementsDescription, .elementsDescription(numberFormatter: NumberFormatter()),
    ]
    let pictures: [Snapshotting<UIImage, UIImage>] = [
      .image, .image(precision: 1, perceptualPrecision: 1, scale: 2),
    ]
    let diffings: [Diffing<UIImage>] = [
      .image, .image(precision: 1, perceptualPrecision: 1, scale: nil),
    ]
    _ = (layers, paths, curves, elements, segments, pictures, diffings)
  }

  @Test func `pictures and trees of views and controllers`() {
    let (size, traits) = (CGSize(width: 20, height: 20), UITraitCollection())
    let views: [Snapshotting<UIView, UIImage>] = [
      .image,
      .image(
        drawHierarchyInKeyWindow: false, precision: 1, perceptualPrecision: 1, size: size,
        traits: traits),
    ]
    let trees: [Snapshotting<UIView, String>] = [
      .recursiveDescription, .recursiveDescription(size: size, traits: traits),
    ]
    let controllers: [Snapshotting<UIViewController, UIImage>] = [
      .image, .image(on: .iPhoneSe),
      .image(
        on: .iPhoneX(.landscape), drawHierarchyInKeyWindow: false, precision: 1,
        perceptualPrecision: 1, size: size, traits: traits),
      .image(
        drawHierarchyInKeyWindow: false, precision: 1, perceptualPrecision: 1, size: size,
        traits: traits),
    ]
    let outlines: [Snapshotting<UIViewController, String>] = [
      .hierarchy, .recursiveDescription, .recursiveDescription(size: size),
      .recursiveDescription(on: .iPhone8, size: size, traits: traits),
    ]
    _ = (views, trees, controllers, outlines)
  }

  @Test func `devices, upright, sideways and shared`() {
    var own = ViewImageConfig(safeArea: .zero, size: CGSize(width: 1, height: 1), traits: .init())
    (own.safeArea, own.size, own.traits) = (.zero, nil, .init())
    let phones: [(ViewImageConfig, (ViewImageConfig.Orientation) -> ViewImageConfig)] = [
      (.iPhoneSe, ViewImageConfig.iPhoneSe), (.iPhone8, ViewImageConfig.iPhone8),
      (.iPhone8Plus, ViewImageConfig.iPhone8Plus), (.iPhoneX, ViewImageConfig.iPhoneX),
      (.iPhoneXsMax, ViewImageConfig.iPhoneXsMax), (.iPhoneXr, ViewImageConfig.iPhoneXr),
      (.iPhone12, ViewImageConfig.iPhone12), (.iPhone12Pro, ViewImageConfig.iPhone12Pro),
      (.iPhone12ProMax, ViewImageConfig.iPhone12ProMax), (.iPhone13, ViewImageConfig.iPhone13),
      (.iPhone13Mini, ViewImageConfig.iPhone13Mini), (.iPhone13Pro, ViewImageConfig.iPhone13Pro),
      (.iPhone13ProMax, ViewImageConfig.iPhone13ProMax),
    ]
    #expect(phones.allSatisfy { $0.0.size == $0.1(.portrait).size })
    typealias Tablet = (ViewImageConfig.TabletOrientation) -> ViewImageConfig
    let tablets: [(ViewImageConfig, Tablet, ViewImageConfig)] = [
      (.iPadMini, ViewImageConfig.iPadMini, .iPadMini(.landscape)),
      (.iPad9_7, ViewImageConfig.iPad9_7, .iPad9_7(.landscape)),
      (.iPad10_2, ViewImageConfig.iPad10_2, .iPad10_2(.landscape)),
      (.iPadPro10_5, ViewImageConfig.iPadPro10_5, .iPadPro10_5(.landscape)),
      (.iPadPro11, ViewImageConfig.iPadPro11, .iPadPro11(.landscape)),
      (.iPadPro12_9, ViewImageConfig.iPadPro12_9, .iPadPro12_9(.landscape)),
    ]
    #expect(tablets.allSatisfy { $0.0.size == $0.1(.landscape(splitView: .full)).size })
    #expect(tablets.allSatisfy { $0.0.size == $0.2.size })
    let shares: [ViewImageConfig.TabletOrientation] = [
      .landscape(splitView: .oneThird), .landscape(splitView: .half),
      .landscape(splitView: .twoThirds), .landscape(splitView: .full),
      .portrait(splitView: .oneThird), .portrait(splitView: .twoThirds),
      .portrait(splitView: .full),
    ]
    #expect(shares.count == 7)
    #expect(ViewImageConfig.tv4K.size == CGSize(width: 3840, height: 2160))
    _ = ViewImageConfig.tv
  }

  @Test func `traits by the names of devices`() {
    typealias Traits = UITraitCollection
    let phones: [(ViewImageConfig.Orientation) -> Traits] = [
      Traits.iPhoneSe, Traits.iPhone8, Traits.iPhone8Plus, Traits.iPhoneX, Traits.iPhoneXsMax,
      Traits.iPhoneXr, Traits.iPhone12, Traits.iPhone12Pro, Traits.iPhone12ProMax,
      Traits.iPhone13, Traits.iPhone13Mini, Traits.iPhone13Pro, Traits.iPhone13ProMax,
    ]
    #expect(phones.allSatisfy { $0(.portrait).userInterfaceIdiom == .phone })
    let tablets: [Traits] = [
      .iPadMini(.landscape(splitView: .half)), .iPad9_7(.landscape(splitView: .half)),
      .iPad10_2(.landscape(splitView: .half)), .iPadPro10_5(.landscape(splitView: .half)),
      .iPadPro11(.landscape(splitView: .half)), .iPadPro12_9(.landscape(splitView: .half)),
    ]
    #expect(tablets.allSatisfy { $0.userInterfaceIdiom == .pad })
  }
}

/// Settings of the whole process, which other tests of it must not see: set to what they are.
@Suite struct ProcessSettingsTests {
  @Test func `settings of the process are read and written by all their names`() {
    let (mode, recording, tool) = (__record, isRecording, __diffTool)
    (_record, __record, isRecording) = (mode, mode, recording)
    (diffTool, _diffTool, __diffTool) = (tool, tool, tool)
    #expect(__record == mode)
    withSnapshotTesting(record: .all) { #expect(_record == .all) }
    #expect(_record == mode)
  }
}
