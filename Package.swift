// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "OpenCollectionView",
  products: [],
  targets: [
    // Cores: pure values, nothing but the standard library below them.
    .target(name: "GeometryCore"),
    .target(name: "LayoutCore", dependencies: ["GeometryCore"]),
    .target(name: "ConstraintCore"),
    .target(name: "RenderCore", dependencies: ["GeometryCore"]),

    // The compatible interface.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "CoreGraphics", dependencies: ["GeometryCore", "RenderCore", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "GeometryCore", "RenderCore"]),
    .target(
      name: "UIKit",
      dependencies: [
        "GeometryCore", "LayoutCore", "ConstraintCore", "RenderCore", "CoreGraphics", "QuartzCore",
        "_Testing_UIKit",
      ]),

    // Tests.
    .testTarget(name: "GeometryCoreTests", dependencies: ["GeometryCore"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
