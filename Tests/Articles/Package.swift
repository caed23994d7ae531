// swift-tools-version: 6.1
import PackageDescription

// The listings of the articles the project starts from, as `Scripts/articles` cut them out, one
// module each, and tests of what the articles say about them.
let listings = [
  "BasicList", "BasicGrid", "TwoColumns", "Badges", "HeadersFooters", "Backgrounds", "HelloLayout",
  "Featured", "TourBasics", "TourEstimated", "TourSpacing", "TourNested", "TourSections",
  "TourSupplementary", "TourBoundary", "TourDecoration", "SectionColours", "SectionImages",
  "OrthogonalRow",
]

let package = Package(
  name: "Articles",
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: listings.map {
    .target(name: $0, dependencies: [.product(name: "UIKit", package: "OpenCollectionView")])
  } + [
    .testTarget(
      name: "ArticleTests",
      dependencies: listings.map { .byName(name: $0) }
        + [.product(name: "UIKit", package: "OpenCollectionView")])
  ],
  swiftLanguageModes: [.v6]
)
