// swift-tools-version: 6.0

import Foundation
import PackageDescription

// The house, bottom floor first. A target imports only what stands above it here; `script/check-layers` proves it.
//
// On Linux all floors are built. On iOS only `Interlude` is: it uses nothing but UIKit's public API, so there it
// stands on Apple's UIKit, and the platform condition below keeps our own modules of those names out.
//
// Every target names all modules that it sees, those that come with others too: the package manager builds a target anew
// when a module changes that it names, and would leave it as it is, and wrong, when another one does.

/// Modules that Apple's systems bring themselves and that are ours on Linux.
let onLinux = TargetDependencyCondition.when(platforms: [.linux])

/// A C library of Debian's: our module map over it, its name for pkg-config, its package.
struct CLibrary {
    let module: String
    let pkgConfig: String
    let debian: String
    /// Whether all that is ours needs it; the others only serve windows in browsers.
    var isForAll = true

    var target: Target { .systemLibrary(name: module, pkgConfig: pkgConfig, providers: [.apt([debian])]) }
}

let cLibraries = [
    CLibrary(module: "CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    CLibrary(module: "CPango", pkgConfig: "pangocairo", debian: "libpango1.0-dev"),
    CLibrary(module: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", debian: "libgdk-pixbuf-2.0-dev"),
    CLibrary(module: "CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    CLibrary(module: "CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
    CLibrary(module: "CXXHash", pkgConfig: "libxxhash", debian: "libxxhash-dev"),
    CLibrary(module: "CSDL", pkgConfig: "sdl2", debian: "libsdl2-dev"),
    CLibrary(module: "CSoup", pkgConfig: "libsoup-3.0", debian: "libsoup-3.0-dev", isForAll: false),
    CLibrary(module: "CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev", isForAll: false),
]

#if os(Linux)
// A build without them runs for a minute and ends in hundreds of errors about headers.
stopIfLibrariesAreMissing()
#endif

func stopIfLibrariesAreMissing() {
    let missing = cLibraries.filter { $0.isForAll && !isInstalled($0) }.map(\.debian)
    guard !missing.isEmpty else { return }
    let command = "apt-get install --no-install-recommends pkg-config fonts-inter " + missing.joined(separator: " ")
    let text =
        "\nInterlude builds on C libraries that are not on this machine. On Debian and Ubuntu this brings them:\n    \(command)\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
}

/// Whether the description of a library, by which the package manager finds it, is in a place where that looks.
func isInstalled(_ library: CLibrary) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let triples = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let named = ["PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR"].flatMap {
        (environment[$0] ?? "").split(separator: ":").map(String.init)
    }
    let usual = ["/usr/local/lib", "/usr/local/share", "/usr/lib", "/usr/share"] + triples.map { "/usr/lib/\($0)" }
    return (named + usual.map { $0 + "/pkgconfig" }).contains {
        FileManager.default.fileExists(atPath: "\($0)/\(library.pkgConfig).pc")
    } || isKnownToPkgConfig(library)
}

/// The same where libraries stand elsewhere.
func isKnownToPkgConfig(_ library: CLibrary) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--exists", library.pkgConfig]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
}

/// The tests of one floor, in a folder of the floor's name. Folders of goldens are no sources.
func tests(of name: String, and others: String..., goldens: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: ([name] + others).map { .target(name: $0) }, exclude: goldens)
}

/// The compiler's own libraries for reading Swift, which the toolchain brings: beside the `swiftc` that is on the path, or
/// where that says, if it only starts another one.
let syntaxLibraries: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
        .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let compiler = compilers.first else { return nil }
    let beside = compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("../lib/swift")
    let places = [{ beside.standardizedFileURL }, { libraries(accordingTo: compiler) }]
    return places.lazy.compactMap { $0()?.appendingPathComponent("host").path }
        .first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
}()

/// The folder that a compiler names when it is asked.
func libraries(accordingTo compiler: URL) -> URL? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = compiler
    process.arguments = ["-print-target-info"]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let information = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let paths = information?["paths"] as? [String: Any]
    return (paths?["runtimeResourcePath"] as? String).map { URL(fileURLWithPath: $0) }
}

/// What a target needs that imports them, or a target that does.
let readsSwift: [SwiftSetting] = syntaxLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let linksSyntaxLibraries: [LinkerSetting] =
    syntaxLibraries.map { host in
        let names = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators"]
        return [.unsafeFlags(["-L", host] + names.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", host])]
    } ?? []

let package = Package(
    name: "Interlude",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        // With the loop that runs an application in a window, which UIKit itself does not name
        .library(name: "UIKit", targets: ["UIKit", "DesktopLoop"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "Interlude", targets: ["Interlude"]),
        .library(name: "InterludeObjectiveC", targets: ["InterludeObjectiveC"]),
        .library(name: "InterludeTesting", targets: ["InterludeTesting"]),
        .library(name: "InterludeTools", targets: ["InterludeTools"]),
        .library(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "gallery", targets: ["GalleryApp"]),
        .executable(name: "interlude", targets: ["InterludeCommand"]),
        .executable(name: "interlude-report", targets: ["InterludeReport"]),
        .executable(name: "interlude-benchmark", targets: ["InterludeBenchmark"]),
        .plugin(name: "InterludePortPlugin", targets: ["InterludePortPlugin"]),
    ],
    targets: cLibraries.map(\.target) + [
        // What a test that imports Testing and one of our modules needs, see there
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_CoreImage"),
        .target(name: "_Testing_UIKit"),

        // The little of the Objective-C runtime that ported sources import. It is not called ObjectiveC, since that is what
        // sources that are written for Linux too ask for with canImport
        .target(name: "InterludeObjectiveC"),

        // Drawing, compositing, layers
        .target(name: "CReferences"),
        .target(name: "CoreGraphics", dependencies: ["CCairo", "CPNG", "CReferences", "_Testing_CoreGraphics"]),
        .target(name: "CPixelKernels"),
        .target(name: "Compositor", dependencies: ["CoreGraphics", "CPixelKernels"]),
        .target(name: "QuartzCore", dependencies: ["Compositor", "CoreGraphics", "InterludeObjectiveC"]),

        // Pictures through filters
        .target(
            name: "CoreImage",
            dependencies: [
                "QuartzCore", "Compositor", "CoreGraphics", "InterludeObjectiveC", "CPixbuf", "CZlib",
                "_Testing_CoreImage",
            ]),

        // The windows, and views on them
        .target(name: "CMainQueue"),
        .target(name: "CEquality"),
        .target(name: "CApplicationTools"),
        .target(name: "WindowSystem", dependencies: ["CoreGraphics", "CSDL"]),
        .target(
            name: "WebWindow", dependencies: ["WindowSystem", "CoreGraphics", "CSoup", "CTurboJPEG"],
            resources: [.embedInCode("Page/Files")]),
        // Storyboards and nib files as trees; what is in them is made by UIKit
        .target(name: "NibDocument"),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreImage", "QuartzCore", "Compositor", "CoreGraphics", "WindowSystem", "CMainQueue",
                "CEquality", "CApplicationTools", "CPango",
                "CPixbuf", "NibDocument", "InterludeObjectiveC", "_Testing_UIKit",
            ]),

        // The loop that runs an application in a window of the desktop, or on any other outlet
        .target(
            name: "DesktopLoop",
            dependencies: ["UIKit", "CoreImage", "QuartzCore", "Compositor", "CoreGraphics", "WindowSystem"]),

        // The name by which apps import the fonts' functions, which live in UIKit
        .target(name: "CoreText", dependencies: ["UIKit", "DesktopLoop", "CoreImage", "QuartzCore", "CoreGraphics"]),

        // What is ours: ready-made transitions, the testing kit
        .target(
            name: "Interlude",
            dependencies: ["UIKit", "DesktopLoop", "CoreImage", "QuartzCore", "CoreGraphics"].map {
                .target(name: $0, condition: onLinux)
            }),
        .target(
            name: "InterludeStage",
            dependencies: [
                "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "CXXHash", "CZlib", "WindowSystem",
            ]),
        // Says what to write instead where XCTest is about to be aborted
        .target(name: "CTestRunner"),
        // Alone knows Swift Testing and XCTest, so that no program has to load them
        .target(
            name: "InterludeTesting",
            dependencies: [
                "InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "CTestRunner",
                "WindowSystem",
            ]),

        // What programs with commands have in common; reports of tests, and the small program for continuous integration
        .target(name: "CommandParts"),
        .target(
            name: "ReportTools",
            dependencies: [
                "CommandParts", "InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics",
            ]),
        .executableTarget(
            name: "InterludeReport",
            dependencies: [
                "ReportTools", "CommandParts", "InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore",
                "CoreGraphics",
            ]),

        // What tests, benchmarks and `play --monkey` work with: scenes of a fixed size, an outlet into memory, a monkey
        .target(name: "Workbench", dependencies: ["Compositor", "CoreGraphics", "WindowSystem"]),

        // The bar beside a live device
        .target(
            name: "Inspector",
            dependencies: [
                "DesktopLoop", "UIKit", "CoreImage", "QuartzCore", "Compositor", "CoreGraphics", "WindowSystem",
            ]),

        // What runs in the process of an app that `interlude run` has started
        .target(
            name: "AppSession",
            dependencies: [
                "Inspector", "InterludeStage", "DesktopLoop", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics",
                "WindowSystem",
            ]),

        // The command line of an app: its screens and transitions filmed, shown, examined
        .target(
            name: "InterludeTools",
            dependencies: [
                "CommandParts", "ReportTools", "Inspector", "InterludeStage", "Interlude", "DesktopLoop", "UIKit",
                "CoreImage", "QuartzCore", "CoreGraphics", "WebWindow", "WindowSystem",
            ]),

        // The two screens every film shows, and the command line
        .target(name: "DemoScreens", dependencies: ["UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "Interlude"]),
        // The application that shows them all, and the executable that runs it
        .target(
            name: "Gallery",
            dependencies: ["DemoScreens", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics"]),
        .executableTarget(
            name: "GalleryApp",
            dependencies: [
                "Gallery", "DemoScreens", "Interlude", "DesktopLoop", "UIKit", "CoreImage", "QuartzCore",
                "CoreGraphics",
            ]),
        .executableTarget(
            name: "InterludeCommand",
            dependencies: [
                "Gallery", "Inspector", "DemoScreens", "Interlude", "InterludeStage", "DesktopLoop", "UIKit",
                "CoreImage",
                "QuartzCore",
                "CoreGraphics", "WebWindow", "WindowSystem", "InterludePort", "InterludeProject", "AppSession",
                "CommandParts", "ReportTools", "InterludeTools", "CoreText", "Workbench",
            ], swiftSettings: readsSwift),
        .executableTarget(
            name: "InterludeBenchmark",
            dependencies: [
                "Gallery", "DemoScreens", "Interlude", "InterludeStage", "DesktopLoop", "UIKit", "CoreImage",
                "QuartzCore", "Compositor", "CoreGraphics", "WindowSystem", "Workbench",
            ]),

        // Sources for iOS, made into sources for here
        .target(name: "InterludePort", swiftSettings: readsSwift, linkerSettings: linksSyntaxLibraries),
        // The same before each build of a package's target
        .executableTarget(name: "InterludePortTool", dependencies: ["InterludePort"], swiftSettings: readsSwift),
        .plugin(name: "InterludePortPlugin", capability: .buildTool(), dependencies: ["InterludePortTool"]),
        // An app on disk: its Xcode project, its sources, and what of them compiles here, beside the module above
        .target(
            name: "InterludeProject", dependencies: ["InterludePort", "InterludeObjectiveC"], swiftSettings: readsSwift),

        // What tests need that run programs
        .target(name: "TestPrograms", path: "Tests/TestPrograms"),
        // The stages that tests play on: without a display, and with one in memory
        .target(
            name: "TestStages",
            dependencies: [
                "InterludeStage", "Interlude", "DesktopLoop", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics",
                "WindowSystem", "Workbench",
            ],
            path: "Tests/TestStages"),

        tests(of: "CoreGraphics"),
        tests(of: "Compositor", and: "CoreGraphics", "CPixelKernels", "Workbench"),
        tests(of: "QuartzCore", and: "Compositor", "CoreGraphics", "InterludeObjectiveC"),
        tests(of: "CoreImage", and: "QuartzCore", "Compositor", "CoreGraphics"),
        tests(
            of: "UIKit",
            and: "TestStages", "InterludeTesting", "InterludeStage", "CoreImage", "QuartzCore", "Compositor",
            "CoreGraphics", "WindowSystem", "NibDocument", "InterludeObjectiveC", "Workbench",
            goldens: ["Storyboards/Files"]),
        // The rooms of screens: controllers and containers, what is presented, transitions, the application. A target of their own, since
        // a target is compiled on one core
        .testTarget(
            name: "UIKitScreenTests",
            dependencies: [
                "UIKit", "TestStages", "InterludeTesting", "InterludeStage", "CoreImage", "QuartzCore", "Compositor",
                "CoreGraphics", "WindowSystem", "InterludeObjectiveC", "Workbench",
            ]),
        tests(
            of: "DesktopLoop",
            and: "TestStages", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "WindowSystem", "Workbench"),
        tests(of: "NibDocument"),
        tests(of: "WebWindow", and: "WindowSystem", "CoreGraphics"),
        tests(
            of: "Interlude", and: "InterludeTesting", "InterludeStage", "UIKit", "CoreImage", "QuartzCore",
            "CoreGraphics", "Workbench",
            goldens: ["Films/__Films__"]),
        tests(
            of: "InterludeStage",
            and: "TestStages", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics", "TestPrograms"),
        tests(
            of: "InterludeTesting", and: "InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore",
            "CoreGraphics",
            "TestPrograms", goldens: ["Expectations/__Films__"]),
        tests(
            of: "Gallery",
            and: "TestStages", "InterludeStage", "DemoScreens", "Interlude", "UIKit", "CoreImage", "QuartzCore",
            "CoreGraphics"),
        tests(
            of: "Inspector",
            and: "TestStages", "DesktopLoop", "UIKit", "CoreImage", "QuartzCore", "Compositor", "CoreGraphics",
            "WindowSystem", "Workbench"),
        .testTarget(name: "ServeTests", dependencies: ["InterludeCommand", "TestPrograms"]),
        // A program of patients, for the doctor's command
        .executableTarget(
            name: "DoctorProbe",
            dependencies: ["InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics"],
            path: "Tests/DoctorProbe"),
        // An app with tools of its own
        .executableTarget(
            name: "ToolsProbe",
            dependencies: [
                "InterludeTools", "InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics",
            ],
            path: "Tests/ToolsProbe"),
        .testTarget(
            name: "InterludeCommandTests",
            dependencies: [
                "InterludeCommand", "InterludeReport", "ToolsProbe", "DoctorProbe", "Gallery", "Inspector",
                "DemoScreens", "DesktopLoop", "UIKit", "CoreImage", "QuartzCore",
                "CoreGraphics", "WindowSystem", "Workbench", "TestPrograms", "TestStages",
            ], swiftSettings: readsSwift),
        tests(of: "InterludeObjectiveC"),
        .testTarget(
            name: "InterludeProjectTests",
            dependencies: ["InterludeProject", "InterludePort", "InterludeObjectiveC", "TestPrograms"],
            swiftSettings: readsSwift),
        .testTarget(name: "InterludePortTests", dependencies: ["InterludePort"], swiftSettings: readsSwift),
        .testTarget(name: "ScriptTests", dependencies: ["TestPrograms"]),
        // What the documents show, compiled and run
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "InterludeTesting", "InterludeStage", "Interlude", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics",
                "TestPrograms",
            ], exclude: ["Samples/__Films__"]),
        // Programs of others, compiled against the modules as Swift 5 and as Swift 6
        .testTarget(
            name: "ClientTests",
            dependencies: ["UIKit", "CoreText", "CoreImage", "QuartzCore", "CoreGraphics", "TestPrograms"],
            exclude: ["Clients", "AppleAPI/names.tsv", "AppleAPI/after-ios-15.txt"]),

        // Real windows on virtual displays, and the application that is run in them
        .executableTarget(
            name: "LiveProbe", dependencies: ["DesktopLoop", "UIKit", "CoreImage", "QuartzCore", "CoreGraphics"],
            path: "Tests/LiveProbe"),
        .testTarget(name: "WindowTests", dependencies: ["InterludeCommand", "LiveProbe", "TestPrograms"]),
    ],
    swiftLanguageModes: [.v6]
)

// Unoptimised tests of optimised modules: tests are most of what a build of the suite compiles, and little of what it runs. The compiler
// would describe each module in a job of its own besides, which expands all macros of the tests a second time: more than half of its work.
for target in package.targets where target.type == .test {
    let flags = ["-Onone", "-no-emit-module-separately-wmo"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
}
