// swift-tools-version: 6.0

import Foundation
import PackageDescription

// Only in Interlude's own repository, the package depends on the sources; a copy is built with the Swift SDK.
let isInRepository = FileManager.default.fileExists(
    atPath: Context.packageDirectory + "/../../Sources/Interlude/InterludeTesting")
let interlude: [Package.Dependency] = isInRepository ? [.package(name: "Interlude", path: "../..")] : []
let products = isInRepository ? ["InterludeTools", "UIKit"] : []

// The command line of the cards: a package of its own, so that tests are built without windows and browsers.
let package = Package(
    name: "CardsTools",
    dependencies: [.package(name: "Cards", path: "..")] + interlude,
    targets: [
        .executableTarget(
            name: "CardsTools",
            dependencies: [.product(name: "Cards", package: "Cards")]
                + products.map { .product(name: $0, package: "Interlude") })
    ],
    swiftLanguageModes: [.v6]
)
