// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Porting",
  products: [
    .plugin(name: "UIKitPort", targets: ["UIKitPort"]),
    .executable(name: "uikit-port", targets: ["uikit-port"]),
    .library(name: "PortingCore", targets: ["PortingCore"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Sources as text, in and out: no files, no processes.
    .target(
      name: "PortingCore",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // What lies beside the sources of a module.
    .target(name: "PortingFiles", dependencies: ["PortingCore"]),
    .executableTarget(
      name: "uikit-port",
      dependencies: [
        "PortingCore", "PortingFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(name: "UIKitPort", capability: .buildTool(), dependencies: ["uikit-port"]),
    // Xcode projects and packages as they lie on disk.
    .target(name: "ProjectCore"),
    // What does not compile is cut out of the copies, by the compiler's errors.
    .target(
      name: "HoleCore",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "uikit-try",
      dependencies: [
        "PortingCore", "PortingFiles", "ProjectCore", "HoleCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "port-benchmark", dependencies: ["PortingCore"]),

    .testTarget(name: "PortingCoreTests", dependencies: ["PortingCore"], exclude: ["Golden"]),
    .testTarget(name: "ProjectCoreTests", dependencies: ["ProjectCore"]),
    .testTarget(name: "HoleCoreTests", dependencies: ["HoleCore"]),
  ],
  swiftLanguageModes: [.v6]
)
