// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Whether windows of desktops are built: where the files of SDL 2 and of X11 are, or as
/// OPENCOLLECTIONVIEW_WINDOW says, 1 or 0.
let hasWindows: Bool = {
  if let wish = Context.environment["OPENCOLLECTIONVIEW_WINDOW"] { return wish == "1" }
  let folders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]
  return ["SDL2/SDL.h", "X11/Xlib.h"].allSatisfy { file in
    folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(file)") }
  }
}()

let package = Package(
  name: "OpenCollectionView",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "FoundationExtras", targets: ["FoundationExtras"]),
    .library(name: "CollectionViewExtras", targets: ["CollectionViewExtras"]),
    .library(name: "UIKitWeb", targets: ["WebBackend"]),
    .library(name: "UIKitInspection", targets: ["Inspection"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Cores: pure values, nothing but the standard library below them.
    .target(name: "GeometryCore"),
    .target(name: "LayoutCore", dependencies: ["GeometryCore"]),
    // Layouts that are solved in a page: compiled to WebAssembly, and natively for tests. The few
    // functions of a C library that the module needs there are its own.
    .target(name: "LayoutPage", dependencies: ["LayoutCore", "GeometryCore", "PageRuntime"]),
    .target(name: "PageRuntime"),
    .target(name: "DiffCore"),
    // The memory of a solver: its calls are inlined in debug builds too, which modules alone allow.
    .target(name: "Slabs"),
    .target(name: "ConstraintCore", dependencies: ["Slabs"]),
    .target(name: "RenderCore", dependencies: ["GeometryCore"]),
    .target(name: "MotionCore"),
    // Interface Builder's documents: elements, their attributes and defaults, references.
    .target(name: "DocumentCore"),
    // The motion of scrolled content as pages compute it: compiled to WebAssembly alone.
    .target(name: "MotionPage", dependencies: ["MotionCore"]),

    // What Foundation on Linux lacks and Apple's has; UIKit exports it.
    .target(name: "FoundationExtras"),

    // The compatible interface.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "CoreGraphics", dependencies: ["GeometryCore", "RenderCore", "_Testing_CoreGraphics"]),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "GeometryCore", "RenderCore", "MotionCore"]),
    .target(
      name: "UIKit",
      dependencies: [
        "GeometryCore", "LayoutCore", "ConstraintCore", "DiffCore", "RenderCore", "MotionCore",
        "DocumentCore", "CoreGraphics", "FoundationExtras",
        "QuartzCore", "CairoBackend", "_Testing_UIKit",
      ]),
    .target(name: "CollectionViewExtras", dependencies: ["UIKit", "LayoutCore", "QuartzCore"]),

    // What a page of a playground shows; `Scripts/run` runs such pages.
    .target(name: "PlaygroundSupport", dependencies: ["UIKit"]),

    // Interfaces as data: frames, explanations, named layout faults, differences.
    .target(
      name: "Inspection",
      dependencies: [
        "UIKit", "CollectionViewExtras", "LayoutCore", "GeometryCore", "QuartzCore", "RenderCore",
      ]),

    // For tests.
    .target(
      name: "SnapshotTesting",
      dependencies: ["Inspection", "UIKit", "CoreGraphics", "QuartzCore", "RenderCore"]),
    .target(
      name: "UIKitTesting",
      dependencies: [
        "SnapshotTesting", "Inspection", "UIKit", "CollectionViewExtras", "CoreGraphics",
        "RenderCore",
      ]),

    // Pixels, documents, text and pictures.
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CPangoFT2", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CGif", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .target(
      name: "CairoBackend",
      dependencies: [
        "RenderCore", "GeometryCore", "CPangoCairo", "CPangoFT2", "CRsvg", "CGdkPixbuf", "CWebP",
        "CZlib",
      ]),

    // Applications in pages of browsers.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "WebBackend",
      dependencies: ["Inspection", "UIKit", "RenderCore", "MotionCore", "CZlib"],
      resources: [
        .embedInCode("Resources/page.html"), .embedInCode("Resources/page.css"),
        .embedInCode("Resources/page.js"), .embedInCode("Resources/page.svg"),
        .embedInCode("Resources/index.css"), .embedInCode("Resources/scroll.js"),
        .embedInCode("Resources/layers.js"), .embedInCode("Resources/press.js"),
        .embedInCode("Resources/move.js"),
        .embedInCode("Resources/pixels.js"),
        .embedInCode("Resources/motion.wasm"), .embedInCode("Resources/inspector.html"),
        .embedInCode("Resources/inspector.css"), .embedInCode("Resources/inspector.js"),
        .embedInCode("Resources/inspector-draw.js"),
      ]),

    // Demonstration.
    .target(
      name: "GalleryScenes", dependencies: ["UIKit", "CollectionViewExtras"],
      resources: [.embedInCode("Resources/elements.json")]),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScenes", "UIKit", "CollectionViewExtras", "QuartzCore", "RenderCore",
        "GeometryCore", "LayoutCore", "LayoutPage", "CGif", "WebBackend", "Inspection",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + (hasWindows ? ["WindowBackend"] : []),
      swiftSettings: hasWindows ? [.define("WINDOWS")] : []),

    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "LayoutCore", "GeometryCore", "ConstraintCore", "DiffCore", "RenderCore", "UIKit",
        "CollectionViewExtras", "TestSupport", "Workloads", "SnapshotTesting", "UIKitTesting",
        "GalleryScenes", "QuartzCore",
      ],
      path: "Benchmarks", exclude: ["Page"]),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Layouts of Interface Builder documents against the frames that Apple's solver recorded.
    .target(name: "LayoutReplay", dependencies: ["UIKit"], path: "Tests/LayoutReplay"),
    .executableTarget(
      name: "replay-layouts", dependencies: ["LayoutReplay"], path: "Tests/ReplayLayouts"),
    .testTarget(name: "GeometryCoreTests", dependencies: ["GeometryCore"]),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: ["LayoutCore", "GeometryCore", "TestSupport", "Workloads"]),
    .testTarget(name: "FoundationExtrasTests", dependencies: ["FoundationExtras"]),
    .testTarget(
      name: "PlaygroundSupportTests", dependencies: ["PlaygroundSupport", "UIKit"]),
    .testTarget(name: "MotionCoreTests", dependencies: ["MotionCore", "TestSupport"]),
    .testTarget(name: "DiffCoreTests", dependencies: ["DiffCore", "TestSupport"]),
    .target(
      name: "Workloads",
      dependencies: ["ConstraintCore", "LayoutCore", "GeometryCore", "TestSupport"],
      path: "Tests/Workloads"),
    .target(name: "Soaking", dependencies: ["UIKit", "TestSupport"], path: "Tests/Soaking"),
    .executableTarget(
      name: "soak", dependencies: ["Soaking", "Workloads", "UIKit"], path: "Tests/Soak"),
    .target(
      name: "Fuzzing",
      dependencies: [
        "UIKit", "CollectionViewExtras", "GalleryScenes", "TestSupport", "QuartzCore", "RenderCore",
      ],
      path: "Tests/Fuzzing"),
    .executableTarget(
      name: "fuzz", dependencies: ["Fuzzing", "UIKit"], path: "Tests/Fuzz",
      exclude: ["thread-suppressions.txt"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Fuzzing", "UIKit", "CollectionViewExtras", "QuartzCore", "TestSupport"]),
    .target(
      name: "LiveObjects", dependencies: ["GalleryScenes", "UIKit"], path: "Tests/LiveObjects"),
    .executableTarget(
      name: "leaks", dependencies: ["LiveObjects", "GalleryScenes"], path: "Tests/Leaks",
      exclude: ["suppressions.txt"]),
    .testTarget(
      name: "ConstraintCoreTests", dependencies: ["ConstraintCore", "TestSupport", "Workloads"]),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: ["CairoBackend", "RenderCore", "GeometryCore", "CZlib", "TestSupport"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreGraphics", "RenderCore", "GeometryCore", "LayoutCore", "TestSupport",
        "Soaking", "LiveObjects", "CairoBackend", "CollectionViewExtras", "QuartzCore",
        "LayoutReplay",
      ]),
    // Asset and string catalogues in the package's resources.
    .testTarget(
      name: "ResourceTests",
      dependencies: ["UIKit", "CollectionViewExtras", "CoreGraphics", "RenderCore"],
      resources: [.process("Catalogues"), .copy("Loose"), .copy("Languages")]),
    .testTarget(
      name: "AccessibilityTests",
      dependencies: ["UIKit", "CollectionViewExtras", "UIKitTesting"], exclude: ["__Snapshots__"]),
    // Interface Builder's documents: reading, objects, connections, segues, other languages.
    .testTarget(
      name: "DocumentTests",
      dependencies: ["UIKit", "DocumentCore", "CollectionViewExtras", "TestSupport"],
      resources: [.copy("Documents")]),
    .testTarget(name: "TableTests", dependencies: ["UIKit", "CollectionViewExtras"]),
    // Screens: bars, tabs, presentations and alerts.
    .testTarget(
      name: "ScreenTests", dependencies: ["UIKit", "CollectionViewExtras", "TestSupport"]),
    // Gestures, scrolling by fingers, and menus.
    .testTarget(
      name: "TouchTests", dependencies: ["UIKit", "CollectionViewExtras", "QuartzCore"]),
    // Typical code of applications in both language modes.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SwiftSixTests", dependencies: ["UIKit"]),
    .testTarget(
      name: "CollectionViewExtrasTests",
      dependencies: ["CollectionViewExtras", "UIKit", "TestSupport"]),
    .testTarget(
      name: "ControlTests",
      dependencies: ["UIKit", "CollectionViewExtras", "QuartzCore", "RenderCore", "TestSupport"]),
    // Drawing, paths and attributed text as applications use them.
    .testTarget(
      name: "UsageTests",
      dependencies: ["UIKit", "CollectionViewExtras", "CoreGraphics", "QuartzCore", "RenderCore"]),
    // An application of Xcode's template, and tests of the life cycle.
    .executableTarget(
      name: "TemplateApp", dependencies: ["UIKit", "Inspection"], path: "Tests/TemplateApp",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "FaultyApp", dependencies: ["UIKit"], path: "Tests/FaultyApp"),
    .testTarget(
      name: "ApplicationTests",
      dependencies: ["UIKit", "CollectionViewExtras", "TemplateApp", "FaultyApp"]),
    // Applications in pages: what clients of scenes see, messages, and a server on loopback.
    .testTarget(
      name: "WebBackendTests",
      dependencies: [
        "WebBackend", "UIKit", "CollectionViewExtras", "GalleryScenes", "RenderCore", "MotionCore",
        "TestSupport", "QuartzCore",
      ]),
    // What pages, windows and scenes without either have in common.
    .testTarget(
      name: "ClientTests",
      dependencies: ["WebBackend", "UIKit", "CollectionViewExtras", "RenderCore", "CZlib"]
        + (hasWindows ? ["WindowBackend", "CSDL2"] : []),
      swiftSettings: hasWindows ? [.define("WINDOWS")] : []),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", "UIKit", "CoreGraphics", "QuartzCore", "RenderCore", "GeometryCore",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "UIKitTestingTests",
      dependencies: [
        "UIKitTesting", "SnapshotTesting", "Inspection", "UIKit", "CollectionViewExtras",
      ],
      exclude: ["__Snapshots__"]),
    // The code of the tutorials in the documentation.
    .testTarget(
      name: "TutorialTests",
      dependencies: ["UIKit", "CollectionViewExtras", "SnapshotTesting", "UIKitTesting"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "GalleryScenes", "UIKit", "CollectionViewExtras", "RenderCore", "TestSupport",
        "LiveObjects", "LayoutCore", "LayoutPage", "GeometryCore", "Inspection",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Applications in windows of desktops: not a part of the package where SDL 2 is absent.
if hasWindows {
  package.products.append(.library(name: "UIKitWindow", targets: ["WindowBackend"]))
  package.targets += [
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CX11", pkgConfig: "xfixes", providers: [.apt(["libx11-dev", "libxfixes-dev"])]),
    .target(
      name: "WindowBackend",
      dependencies: [
        "UIKit", "QuartzCore", "RenderCore", "GeometryCore", "CSDL2", "CGio", "CX11",
      ]),
    // Scenes in a window, whose elements another program reads.
    .executableTarget(
      name: "accessible-scenes",
      dependencies: ["WindowBackend", "UIKit", "CollectionViewExtras", "GalleryScenes"],
      path: "Tests/AccessibleScenes"),
    .testTarget(
      name: "WindowBackendTests",
      dependencies: [
        "WindowBackend", "CSDL2", "CGio", "UIKit", "CollectionViewExtras", "QuartzCore",
        "RenderCore",
        "TestSupport",
      ]),
  ]
}
