// swift-tools-version: 6.0

import PackageDescription

// An app's transition and its tests, to copy. In a package of your own write
//     .package(url: "https://…/interlude.git", branch: "main")
// in place of the path; a version will do where the plugin is not used.
let package = Package(
    name: "Cards",
    products: [.library(name: "Cards", targets: ["Cards"])],
    dependencies: [.package(name: "Interlude", path: "..")],
    targets: [
        .target(name: "Cards", dependencies: [.product(name: "UIKit", package: "Interlude")]),
        .testTarget(
            name: "CardsTests", dependencies: ["Cards", .product(name: "InterludeTesting", package: "Interlude")],
            // The goldens are no sources.
            exclude: ["__Films__"]),

        // Sources for iOS in iOS/Drawer, as they are: Sources/Drawer/Drawer.swift says where they lie, and the plugin ports them
        .target(
            name: "Drawer",
            dependencies: [
                .product(name: "UIKit", package: "Interlude"),
                .product(name: "InterludeFoundation", package: "Interlude"),
            ], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "InterludePortPlugin", package: "Interlude")]),
        .testTarget(
            name: "DrawerTests", dependencies: ["Drawer", .product(name: "InterludeTesting", package: "Interlude")],
            exclude: ["__Films__"]),
    ],
    swiftLanguageModes: [.v6]
)
