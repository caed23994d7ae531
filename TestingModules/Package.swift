// swift-tools-version: 6.1
import PackageDescription

// Modules of snapshot tests that need packages of others: only who uses them has these built.
let package = Package(
  name: "TestingModules",
  products: [
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(name: "SnapshotTestingCustomDump", targets: ["SnapshotTestingCustomDump"]),
  ],
  dependencies: [
    .package(name: "OpenCollectionView", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    .target(
      name: "InlineSnapshotTesting",
      dependencies: [
        .product(name: "SnapshotTesting", package: "OpenCollectionView"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(
      name: "SnapshotTestingCustomDump",
      dependencies: [
        .product(name: "SnapshotTesting", package: "OpenCollectionView"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),

    .testTarget(name: "InlineSnapshotTestingTests", dependencies: ["InlineSnapshotTesting"]),
    .testTarget(
      name: "SnapshotTestingCustomDumpTests",
      dependencies: ["SnapshotTestingCustomDump", "InlineSnapshotTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
