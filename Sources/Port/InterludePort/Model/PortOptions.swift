/// What porting may count on.
package struct PortOptions: Sendable, Hashable {
    /// Whether each file begins with a line that makes the compiler's errors name the original one.
    package var marksOrigin = true
    /// Whether imports of modules that are not there are left out, so that the compiler goes on and tells the rest.
    package var dropsMissingImports = false
    /// Whether classes get tables of what Objective-C would know of them.
    package var writesTables = true
    /// Whether Objective-C knows all properties of classes that are its own, without a mark: Swift before 4.
    package var infersObjectiveC = false
    /// Whether the compiler stops at functions that lose their isolation, or gain one: Swift 6.
    package var checksIsolation = false
    /// The modules that an app may import, besides those of the app's own packages.
    package var modules = PortOptions.standardModules
    /// Types of the app's other modules whose names mean something else in UIKit's classes; see ``Port/namesToTell(of:)``.
    package var typesOfOthers: Set<String> = []

    package init() {}

    /// What Interlude and the toolchain on Linux bring.
    package static let standardModules = shells.union([
        "UIKit", "CoreText", "Combine", "CoreImage", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Swift",
        "Glibc",
        "Interlude", "Observation", "Synchronization", "RegexBuilder", "Testing", "XCTest", "FoundationNetworking",
        "FoundationXML", "_Concurrency", "InterludeTesting", "InterludeStage", "TransitionDoctor",
        "InterludeFoundation",
    ])

    /// The modules of the library that loads a network library: ``networking``, and Apple's modules of which only shells are here.
    /// Their views are hatched areas, and their services are denied.
    package static let shells: Set<String> = [
        "AVFoundation", "AVKit", "CombineNetworking", "CoreLocation", "CoreMedia", "InterludeShells", "MapKit",
        "MessageUI", "PhotosUI", "SafariServices", "StoreKit", "UserNotifications", "WebKit",
    ]

    /// The module with Combine's publisher of URL sessions, which Foundation has on iOS.
    package static let networking = "CombineNetworking"
}
