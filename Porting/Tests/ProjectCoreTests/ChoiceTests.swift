import Foundation
import ProjectCore
import Testing

/// Which target of a checkout is shown.
@Suite struct ChoiceTests {
  /// A project of one target with one file.
  private static func project(
    _ name: String, of type: String, file: String, above: String = ""
  ) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; children = (F); path = "\(above)"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
        buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
      F = { path = \(file); sourceTree = "<group>"; };
    }; }
    """
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { ($0 as NSString).lastPathComponent }
  }

  @Test func `a project that is linked is read where it lies, and once`() throws {
    let folder = try folder([
      "Example/Pods/Pods.xcodeproj/project.pbxproj": Self.project(
        "Grid-iOS", of: "framework", file: "Grid.swift", above: "../../Grid"),
      "Grid/Grid.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/_Pods.xcodeproj", withDestinationPath: "Example/Pods/Pods.xcodeproj")
    let checkout = try Checkout(at: folder.path)
    #expect(checkout.targets.map(\.name) == ["Grid-iOS"])
    #expect(names(try checkout.application(named: "Grid-iOS").sources) == ["Grid.swift"])
  }

  @Test func `a link that leads nowhere is passed over`() throws {
    let folder = try folder(["Package.swift": ".target(name: \"Grid\")"])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources/Grid", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/_Pods.xcodeproj", withDestinationPath: "Example/Pods/Pods.xcodeproj")
    #expect(try Checkout(at: folder.path).errors.isEmpty)
  }

  @Test func `a target can be one of a package beside a project`() throws {
    let folder = try folder([
      "Example/Demo.xcodeproj/project.pbxproj": Self.project(
        "Demo", of: "application", file: "D.swift"),
      "Example/D.swift": "", "Package.swift": ".target(name: \"Grid\")",
      "Sources/Grid/G.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let checkout = try Checkout(at: folder.path)
    #expect(try checkout.application(named: nil).name == "Demo")
    #expect(names(try checkout.application(named: "Grid").sources) == ["G.swift"])
    do {
      _ = try checkout.application(named: "Shop")
      Issue.record("expected an error")
    } catch {
      #expect(error.problem == "expected a target 'Shop', got Demo, Grid")
    }
  }

  @Test func `of targets with one name that with files is taken`() throws {
    let folder = try folder([
      "Grid.xcodeproj/project.pbxproj": Self.project("Grid", of: "framework", file: "Lost.swift"),
      "Package.swift": ".target(name: \"Grid\")", "Sources/Grid/G.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try Checkout(at: folder.path).application(named: "Grid")
    #expect(names(target.sources) == ["G.swift"])
  }

  @Test func `without an application the library with most files is taken`() throws {
    let folder = try folder([
      "Grid.xcodeproj/project.pbxproj": Self.project("Grid-iOS", of: "framework", file: "G.swift"),
      "G.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": Self.project(
        "Nimble", of: "framework", file: "N.swift"),
      "Pods/N.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Checkout(at: folder.path).application(named: nil).name == "Grid-iOS")
  }
}
