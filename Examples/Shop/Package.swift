// swift-tools-version: 5.10
import PackageDescription

#if os(Linux)
  let testing = Package.Dependency.package(
    name: "OpenCollectionView", path: "../..")
  let snapshots = Target.Dependency.product(
    name: "SnapshotTesting", package: "OpenCollectionView")
  let interface = [
    Target.Dependency.product(name: "UIKit", package: "OpenCollectionView")
  ]
#else
  let testing = Package.Dependency.package(
    url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")
  let snapshots = Target.Dependency.product(
    name: "SnapshotTesting", package: "swift-snapshot-testing")
  let interface: [Target.Dependency] = []
#endif

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [testing],
  targets: [
    .target(name: "Shop", dependencies: interface),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", snapshots],
      exclude: ["__Snapshots__"]),
  ]
)
