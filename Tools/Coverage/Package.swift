// swift-tools-version: 6.1
import PackageDescription

// Compares the module UIKit with the inventory of Apple's interface; users never build it.
let package = Package(
  name: "Coverage",
  targets: [
    .target(name: "CoverageCore"),
    .executableTarget(name: "coverage", dependencies: ["CoverageCore"]),
    .testTarget(name: "CoverageCoreTests", dependencies: ["CoverageCore"]),
  ],
  swiftLanguageModes: [.v6]
)
