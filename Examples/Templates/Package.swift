// swift-tools-version: 6.1
import PackageDescription

// Applications as Xcode's templates have them, sources and property lists as they are there. The
// tests run each without a display and compare its pictures with those in Tests.
func application(
    _ name: String, sources: [String]? = nil, plugins: [Target.PluginUsage] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: [.product(name: "UIKit", package: "OpenCollectionView")], path: name,
        exclude: ["Info.plist"], sources: sources, swiftSettings: [.swiftLanguageMode(.v5)],
        plugins: plugins)
}

let package = Package(
    name: "Templates",
    dependencies: [
        .package(name: "OpenCollectionView", path: "../.."),
        .package(path: "../../Porting"),
    ],
    targets: [
        application("WindowApp"),
        // Has actions and outlets.
        application(
            "TableApp", sources: ["Linux.swift"],
            plugins: [.plugin(name: "UIKitPort", package: "Porting")]),
        application("TabsApp"),
        application("CollectionApp"),
        .testTarget(
            name: "TemplateAppTests",
            dependencies: [
                "WindowApp", "TableApp", "TabsApp", "CollectionApp",
                .product(name: "UIKit", package: "OpenCollectionView"),
                .product(name: "SnapshotTesting", package: "OpenCollectionView"),
            ],
            exclude: ["__Snapshots__"]),
    ]
)
