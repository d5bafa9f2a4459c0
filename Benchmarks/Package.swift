// swift-tools-version: 6.0

import PackageDescription

// Measures Interlude beside other systems that do the same work. The systems are in `Peers`, small programs of their own
// that `bench` builds and runs; a package of its own, so that nobody who uses Interlude needs any of it.
let package = Package(
    name: "InterludeBenchmarks",
    targets: [.executableTarget(name: "bench")],
    swiftLanguageModes: [.v6]
)
