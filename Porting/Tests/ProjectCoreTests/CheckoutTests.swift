import Foundation
import ProjectCore
import Testing

/// The projects in `Examples/Projects`: one with CocoaPods, one with packages, one of 2015's style.
@Suite struct CheckoutTests {
  private static let projects = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Projects").path

  private func checkout(_ name: String) throws -> (Checkout, ProjectTarget) {
    let checkout = try Checkout(at: Self.projects + "/" + name)
    return (checkout, try checkout.application(named: nil))
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { ($0 as NSString).lastPathComponent }
  }

  @Test func `files in groups, settings and their configuration file are read`() throws {
    let (_, target) = try checkout("Recipes")
    #expect(
      names(target.sources) == [
        "AppDelegate.swift", "ListController.swift", "RecipeCell.swift", "Recipe.swift",
      ])
    #expect(names(target.missingFiles) == ["Lost.swift"])
    #expect(target.moduleName == "Recipes")
    // "$(inherited) DEBUG" over the file's KITCHEN.
    #expect(target.conditions == ["DEBUG", "KITCHEN"])
    #expect(target.information["CFBundleDisplayName"]?.text == "Kitchen")
    #expect(target.information["CookClass"]?.text == "Recipes.Cook")
  }

  @Test func `a pod and the unit tests are found`() throws {
    let (checkout, target) = try checkout("Recipes")
    let pod = checkout.module(named: "Gridly", for: target)
    #expect(names(pod?.sources ?? []) == ["Gridly.swift"])
    #expect(checkout.module(named: "Kingfisher", for: target) == nil)
    #expect(checkout.tests(of: target).map(\.name) == ["RecipesTests"])
  }

  @Test func `a folder kept in step has all files but the exceptions`() throws {
    let (checkout, target) = try checkout("Planets")
    #expect(names(target.sources) == ["AppDelegate.swift", "PlanetsController.swift"])
    #expect(names(checkout.module(named: "Theme", for: target)?.sources ?? []) == ["Theme.swift"])
    #expect(target.information["CFBundleDisplayName"]?.text == "Planets")
    #expect(target.information["UIApplicationSceneManifest"] != nil)
  }

  @Test func `files of a folder that another target keeps in step belong to those that name them`()
    throws
  {
    let folder = try folder([
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (T, U, V); mainGroup = G; };
        G = { isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, F); path = Code;
          sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Unit/T.swift); };
        F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
          membershipExceptions = (Unit/T.swift, Gone.swift); };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (Y); };
        U = { isa = PBXNativeTarget; name = ATests;
          productType = "com.apple.product-type.bundle.unit-test"; };
        V = { isa = PBXNativeTarget; name = Other;
          productType = "com.apple.product-type.bundle.unit-test"; };
      }; }
      """,
      "Code/A.swift": "", "Code/Unit/T.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = try Checkout(at: folder.path).targets
    #expect(targets.map { names($0.sources) } == [["A.swift"], ["T.swift"], []])
  }

  @Test func `Objective-C files, bridging header and flags are read`() throws {
    let (_, target) = try checkout("Ledger")
    #expect(names(target.otherSources) == ["Rates.m"])
    #expect(target.bridgingHeader.map { FileManager.default.fileExists(atPath: $0) } == true)
    #expect(target.conditions == ["EUROS"])
  }

  @Test func `the files of a pod are those that its patterns name`() throws {
    let folder = try folder([
      "Grid.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Grid'
        s.source_files = 'Grid/Classes/**/*.{h,swift}', "More/*.swift"
        s.exclude_files = 'Grid/Classes/Old/*'
      end
      """,
      "Grid/Classes/A.swift": "", "Grid/Classes/Deep/B.swift": "", "Grid/Classes/Old/C.swift": "",
      "More/D.swift": "", "More/Deep/E.swift": "", "Other.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let pod = try #require(try Checkout(at: folder.path).packageTargets.first)
    #expect(pod.moduleName == "Grid")
    #expect(names(pod.sources) == ["A.swift", "B.swift", "D.swift"])
  }

  @Test func `where there is a playground alone, it is said what shows it`() throws {
    let folder = try folder(["Grids/Grid.playground/Contents.swift": "print(1)"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: ProjectError.self) { try Checkout(at: folder.path) }
    #expect(
      error?.problem.contains("Scripts/run '\(folder.path)/Grids/Grid.playground'") == true)
  }

  @Test func `resources of a target are not taken for its list of sources`() throws {
    let folder = try folder([
      "Package.swift": ".target(name: \"Grid\", resources: [.copy(\"../Privacy.xcprivacy\")])",
      "Sources/Grid/G.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try #require(try Checkout(at: folder.path).packageTargets.first)
    #expect(names(target.sources) == ["G.swift"])
  }

  @Test func `an application whose project is generated is the folder around its entry`() throws {
    let folder = try folder([
      "Package.swift": ".target(name: \"Grid\")", "Sources/Grid/G.swift": "",
      "Example/Demo/Info.plist": """
      <plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
      """,
      "Example/Demo/Code/AppDelegate.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "Example/Demo/Main.storyboard": "", "Example/DemoTests/T.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try Checkout(at: folder.path).application(named: nil)
    #expect(target.moduleName == "Demo")
    #expect(names(target.sources) == ["AppDelegate.swift"])
    #expect(names(target.resources) == ["Main.storyboard"])
    #expect(target.information["CFBundleName"]?.text == "Demo")
  }

  @Test func `paths are found where their case differs, as on a Mac's disk`() throws {
    let folder = try folder([
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F); path = Code; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
        F = { path = View.swift; sourceTree = "<group>"; };
      }; }
      """,
      "code/view.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try Checkout(at: folder.path).application(named: nil)
    #expect(target.sources.map { $0.hasSuffix("/code/view.swift") } == [true])
    #expect(target.missingFiles == [])
  }

  @Test func `checkouts of missing modules are found beside a project`() throws {
    let folder = try folder([
      "Shop/Package.swift": ".target(name: \"Shop\")", "Shop/Sources/Shop/S.swift": "",
      "SnapKit-main/Package.swift": ".target(name: \"SnapKit\", path: \"Sources\")",
      "SnapKit-main/Sources/Snap.swift": "",
      "SnapKitten/Package.swift": ".target(name: \"SnapKit\", path: \".\")",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = Siblings.checkouts(beside: folder.path + "/Shop", of: ["SnapKit", "Then"])
    #expect(found.map { ($0.folder as NSString).lastPathComponent } == ["SnapKit-main"])
    #expect(found.flatMap(\.packageTargets).map(\.moduleName) == ["SnapKit"])
  }

  @Test func `checkouts that modules beside a project need are found too`() throws {
    let folder = try folder([
      "Shop/Package.swift": ".target(name: \"Shop\")",
      "Shop/Sources/Shop/S.swift": "import UIKit\n@testable import Grid\nimport Lost",
      "Grid/Package.swift": ".target(name: \"Grid\")",
      "Grid/Sources/Grid/G.swift": "import class Changes.Change",
      "changes-main/Package.swift": ".target(name: \"Changes\")",
      "changes-main/Sources/Changes/C.swift": "import Grid",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try Checkout(at: folder.path + "/Shop")
    let target = try shop.application(named: nil)
    let found = Siblings.checkouts(
      beside: shop.folder, for: target, without: [shop], known: ["UIKit"])
    #expect(found.map { ($0.folder as NSString).lastPathComponent } == ["Grid", "changes-main"])
    let modules = ImportedModules(of: target, in: [shop] + found, known: ["UIKit"])
    #expect(modules.names == ["Changes", "Grid", "Lost"])
    #expect(modules.missing == ["Lost"])
  }

  @Test func `a target that is not there is an error with those that are`() throws {
    let checkout = try Checkout(at: Self.projects + "/Recipes")
    do {
      _ = try checkout.application(named: "Shop")
      Issue.record("expected an error")
    } catch {
      #expect(error.problem == "expected a target 'Shop', got Recipes, RecipesTests, Gridly")
    }
  }

  @Test func `a folder without a project is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: ProjectError.self) { try Checkout(at: folder.path) }
    #expect(throws: ProjectError.self) { try Checkout(at: folder.path + "/nothing") }
  }

  @Test(arguments: [
    "", "{", "{ objects = { }; }", "{ objects = { P = { isa = X; }; }; rootObject = Q; }", "<?xml",
    "{ rootObject = P; objects = ( P ); }",
  ])
  func `a broken project is one error`(text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let project = folder.appendingPathComponent("A.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: project.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    #expect(throws: ProjectError.self) { try Checkout(at: folder.path) }
  }

  @Test func `groups and targets in circles end`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let project = folder.appendingPathComponent("A.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (T, T); };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          buildPhases = (S); dependencies = (D); };
        D = { target = T; };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
        F = { path = a.swift; sourceTree = "<group>"; };
        G = { children = (F, G); sourceTree = "<group>"; path = x; };
      }; }
      """
    try text.write(
      to: project.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    let checkout = try Checkout(at: folder.path)
    #expect(checkout.targets.first?.sources == [])
    #expect(throws: ProjectError.self) { try checkout.application(named: nil) }
  }
}
