// swift-tools-version: 6.0

import PackageDescription

// The command line of the cards: a package of its own, so that tests are built without windows and browsers.
let package = Package(
    name: "CardsTools",
    dependencies: [.package(name: "Cards", path: ".."), .package(name: "Interlude", path: "../..")],
    targets: [
        .executableTarget(
            name: "CardsTools",
            dependencies: [
                .product(name: "Cards", package: "Cards"), .product(name: "InterludeTools", package: "Interlude"),
                .product(name: "UIKit", package: "Interlude"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
