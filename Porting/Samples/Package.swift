// swift-tools-version: 6.1
import PackageDescription

// Sources as they are written for iOS, each construct that the porting tool rewrites among them.
// `Scripts/test-porting` builds and runs them.
let package = Package(
  name: "Samples",
  dependencies: [
    .package(name: "OpenCollectionView", path: "../.."),
    .package(path: ".."),
    .package(path: "../AppleModules"),
  ],
  targets: [
    .testTarget(
      name: "Samples",
      dependencies: [
        .product(
          name: "UIKit", package: "OpenCollectionView", condition: .when(platforms: [.linux])),
        .product(
          name: "Combine", package: "applemodules", moduleAliases: ["Combine": "PortedCombine"],
          condition: .when(platforms: [.linux])),
        .product(
          name: "os", package: "applemodules", moduleAliases: ["os": "PortedOS"],
          condition: .when(platforms: [.linux])),
        .product(
          name: "OSLog", package: "applemodules", moduleAliases: ["OSLog": "PortedOSLog"],
          condition: .when(platforms: [.linux])),
      ],
      path: "Sources",
      sources: ["Linux.swift"],
      resources: [.process("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitPort", package: "Porting")])
  ]
)
