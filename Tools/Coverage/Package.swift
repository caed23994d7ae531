// swift-tools-version: 6.1
import PackageDescription

// Compares the module UIKit with the inventory of Apple's interface, and both with the tests, and the
// folders of the sources with their drawing; users never build it.
let package = Package(
  name: "Coverage",
  targets: [
    .target(name: "CoverageCore"),
    .executableTarget(name: "coverage", dependencies: ["CoverageCore"]),
    .executableTarget(name: "documented", dependencies: ["CoverageCore"]),
    // Who is exercised by a test.
    .target(name: "CIndexStore"),
    .target(name: "ExercisedCore", dependencies: ["CoverageCore", "CIndexStore"]),
    .executableTarget(name: "exercised", dependencies: ["ExercisedCore", "CoverageCore"]),
    // Which folder uses which.
    .target(name: "FoldersCore", dependencies: ["CIndexStore"]),
    .executableTarget(name: "folders", dependencies: ["FoldersCore"]),
    .testTarget(name: "CoverageCoreTests", dependencies: ["CoverageCore"]),
    .testTarget(name: "ExercisedCoreTests", dependencies: ["ExercisedCore", "CoverageCore"]),
    .testTarget(name: "FoldersCoreTests", dependencies: ["FoldersCore"]),
  ],
  swiftLanguageModes: [.v6]
)
