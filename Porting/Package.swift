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
    .executableTarget(
      name: "uikit-port",
      dependencies: [
        "PortingCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(name: "UIKitPort", capability: .buildTool(), dependencies: ["uikit-port"]),
    .executableTarget(name: "port-benchmark", dependencies: ["PortingCore"]),

    .testTarget(name: "PortingCoreTests", dependencies: ["PortingCore"], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
