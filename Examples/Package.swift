// swift-tools-version: 6.0

import Foundation
import PackageDescription

// An app's transition and its tests, to copy. A copy has no dependency: UIKit and the testing kit are in the Swift SDK.
//     swift test --swift-sdk interlude     the cards
//     interlude test                       the cards and the drawer, whose sources are ported first

// Only in Interlude's own repository, the package depends on the sources instead.
let isInRepository = FileManager.default.fileExists(
    atPath: Context.packageDirectory + "/../Sources/Interlude/InterludeTesting")

func interlude(_ products: String...) -> [Target.Dependency] {
    guard isInRepository else { return [] }
    // iOS has its own UIKit.
    return products.map { product in
        .product(
            name: product, package: "Interlude",
            condition: product == "InterludeTesting" ? nil : .when(platforms: [.linux]))
    }
}

let cards: [Target] = [
    .target(name: "Cards", dependencies: interlude("UIKit")),
    .testTarget(
        name: "CardsTests", dependencies: ["Cards"] + interlude("InterludeTesting"),
        // The goldens are no sources.
        exclude: ["__Films__"]),
]

// Sources for iOS in iOS/Drawer, as they are: Sources/Drawer/Drawer.swift says where they are. Here the plugin ports them;
// elsewhere the command does, in a copy of this package.
let drawer: [Target] = [
    .target(
        name: "Drawer", dependencies: interlude("UIKit", "InterludeFoundation"),
        swiftSettings: [.swiftLanguageMode(.v5)],
        plugins: isInRepository ? [.plugin(name: "InterludePortPlugin", package: "Interlude")] : []),
    .testTarget(
        name: "DrawerTests", dependencies: ["Drawer"] + interlude("InterludeTesting"), exclude: ["__Films__"]),
]
let isPorted = isInRepository || Context.packageDirectory.hasSuffix("/.build/interlude/package")

let package = Package(
    name: "Cards",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Cards", targets: ["Cards"])],
    dependencies: isInRepository ? [.package(name: "Interlude", path: "..")] : [],
    targets: cards + (isPorted ? drawer : []),
    swiftLanguageModes: [.v6]
)
