// swift-tools-version: 6.1
import PackageDescription

// Writes what follows from the optional methods of delegates and data sources; users never build it.
let package = Package(
  name: "Delegates",
  targets: [
    .target(name: "DelegatesCore"),
    .executableTarget(name: "delegates", dependencies: ["DelegatesCore"]),
    .testTarget(name: "DelegatesCoreTests", dependencies: ["DelegatesCore"]),
  ],
  swiftLanguageModes: [.v6]
)
