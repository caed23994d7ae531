// swift-tools-version: 6.1
import PackageDescription

// Modules of Apple's that iOS sources import beside UIKit, under Apple's names. Packages that use them
// give them others by `moduleAliases`, as docs/porting.md says.
let package = Package(
  name: "AppleModules",
  products: [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    // `os` and `OSLog` do not depend on each other: SwiftPM would forget one of their aliases.
    .target(name: "AppleLog", dependencies: [.product(name: "Logging", package: "swift-log")]),
    .target(name: "os", dependencies: ["AppleLog"]),
    .target(name: "OSLog", dependencies: ["AppleLog"]),

    .testTarget(
      name: "AppleModulesTests",
      dependencies: ["Combine", "os", "OSLog", .product(name: "Logging", package: "swift-log")]),
  ],
  swiftLanguageModes: [.v6]
)
