// swift-tools-version: 6.0

import Foundation
import PackageDescription

// The graph of the package: one row a target, with the modules that its sources import. Rows of one folder stand together, lower layers
// first. What a row leaves out is computed: its path, and the modules below those that it imports, which the package manager has to
// know too (it builds a target anew when a module changes that is named there, and leaves it as it is, and wrong, when another one
// does). `script/check-layers` compares the rows with the imports, and Documentation/architecture.md shows them as a table.
//
// On Linux everything is built. On iOS only the portable targets are: they use nothing but UIKit's public API, so there they
// stand on Apple's UIKit, and a platform condition keeps our own modules of those names out.

/// Modules that Apple's systems bring themselves and that are ours on Linux.
let onLinux = TargetDependencyCondition.when(platforms: [.linux])

/// A C library of Debian's: our module map over it, its name for pkg-config, its package.
struct CLibrary {
    let module: String
    let pkgConfig: String
    let debian: String
    /// Whether all that is ours needs it; the others only serve windows in browsers.
    var isForAll = true

    var target: Target {
        .systemLibrary(
            name: module, path: "Sources/System/\(module)", pkgConfig: pkgConfig, providers: [.apt([debian])])
    }
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

// MARK: The graph

/// A target, with the modules that its sources import.
struct Module {
    enum Kind {
        case library, executable
        /// A library that has to compile on iOS as it is
        case portable
        case tests
        /// A program or a library that only tests use
        case testSupport, testProgram
    }

    let kind: Kind
    let name: String
    /// The folder in `Sources`; `nil` for targets in `Tests`.
    let folder: String?
    let imports: [String]
    var exclude: [String] = []
    var resources: [Resource] = []
    var swiftSettings: [SwiftSetting] = []
    var linkerSettings: [LinkerSetting] = []
}

func library(_ name: String, in folder: String, imports: String..., resources: [Resource] = []) -> Module {
    Module(kind: .library, name: name, folder: folder, imports: imports, resources: resources)
}

/// A library that compiles on iOS too, against Apple's modules.
func portable(_ name: String, in folder: String, imports: String...) -> Module {
    Module(kind: .portable, name: name, folder: folder, imports: imports)
}

func executable(_ name: String, in folder: String, imports: String...) -> Module {
    Module(kind: .executable, name: name, folder: folder, imports: imports)
}

/// A library or a program that reads Swift with the compiler's own libraries.
func readingSwift(
    _ kind: Module.Kind, _ name: String, in folder: String? = nil, imports: String..., exclude: [String] = []
) -> Module {
    Module(
        kind: kind, name: name, folder: folder, imports: imports, exclude: exclude, swiftSettings: readsSwift,
        linkerSettings: name == "InterludePort" ? linksSyntaxLibraries : [])
}

/// The tests in `Tests/NAME`. Folders of goldens are no sources.
func tests(_ name: String, imports: String..., exclude: [String] = []) -> Module {
    Module(kind: .tests, name: name, folder: nil, imports: imports, exclude: exclude)
}

func testSupport(_ name: String, imports: String...) -> Module {
    Module(kind: .testSupport, name: name, folder: nil, imports: imports)
}

func testProgram(_ name: String, imports: String...) -> Module {
    Module(kind: .testProgram, name: name, folder: nil, imports: imports)
}

let graph: [Module] = [
    // What a test that imports Testing and one of our modules needs, see there
    library("_Testing_CoreGraphics", in: "System"),
    library("_Testing_CoreImage", in: "System"),
    library("_Testing_UIKit", in: "System"),

    // Helpers in C
    library("CRuntimeSupport", in: "Engine"),
    library("CPixelKernels", in: "Engine"),
    library("CMainQueue", in: "Engine"),

    // The little of the Objective-C runtime that ported sources import. It is not called ObjectiveC, since that is what sources
    // that are written for Linux too ask for with canImport
    library("InterludeFoundation", in: "Port"),

    // Drawing, compositing, layers, windows, views
    library("CoreGraphics", in: "Apple", imports: "CCairo", "CPNG", "CRuntimeSupport", "_Testing_CoreGraphics"),
    library("Compositor", in: "Engine", imports: "CoreGraphics", "CPixelKernels"),
    library("QuartzCore", in: "Apple", imports: "CoreGraphics", "Compositor", "InterludeFoundation"),
    library(
        "CoreImage", in: "Apple",
        imports: "CoreGraphics", "Compositor", "QuartzCore", "InterludeFoundation", "CPixbuf", "CZlib",
        "_Testing_CoreImage"),
    // Publishers and subscribers. UIKit does not import them
    library("Combine", in: "Apple", imports: "CMainQueue", "QuartzCore", "InterludeFoundation"),
    // The publisher of URL sessions, apart: it loads a network library
    library("CombineNetworking", in: "Apple", imports: "Combine"),
    library("WindowSystem", in: "Engine", imports: "CoreGraphics", "CSDL"),
    library(
        "WebWindow", in: "Engine", imports: "CoreGraphics", "WindowSystem", "CSoup", "CTurboJPEG",
        resources: [.embedInCode("Page/Files")]),
    // Storyboards and nib files as trees, from which UIKit creates objects
    library("NibDocument", in: "Engine"),
    // UIKit in parts, and the module that apps import: it re-exports them, and inside the package too everything above the parts
    // imports it alone
    library(
        "UIFoundation", in: "Apple",
        imports: "CoreGraphics", "QuartzCore", "CoreImage", "InterludeFoundation", "CPango"),
    library(
        "UIKitCore", in: "Apple",
        imports: "UIFoundation", "CoreGraphics", "Compositor", "QuartzCore", "InterludeFoundation", "WindowSystem",
        "NibDocument", "CMainQueue", "CRuntimeSupport"),
    library("UIKitDynamics", in: "Apple", imports: "QuartzCore", "UIKitCore"),
    library("UIKit", in: "Apple", imports: "UIKitCore", "UIKitDynamics", "_Testing_UIKit"),
    // The loop that runs an application in a window of the desktop, or on any other outlet
    library(
        "DesktopLoop", in: "Engine", imports: "CoreGraphics", "Compositor", "QuartzCore", "UIKit", "WindowSystem"),
    // The name by which apps import the fonts' functions, which are in UIKit
    library("CoreText", in: "Apple", imports: "UIKit", "DesktopLoop"),

    // Frameworks that are not there, by Apple's names: hatched areas in place of their views, and services that are denied
    library("InterludeShells", in: "Shells", imports: "UIKit", "InterludeFoundation"),
    library("WebKit", in: "Shells", imports: "UIKit", "InterludeFoundation", "InterludeShells"),
    library("CoreLocation", in: "Shells", imports: "InterludeShells"),
    library(
        "MapKit", in: "Shells",
        imports: "QuartzCore", "UIKit", "InterludeFoundation", "CoreLocation", "InterludeShells"),
    library("CoreMedia", in: "Shells"),
    library(
        "AVFoundation", in: "Shells", imports: "UIKit", "InterludeFoundation", "CoreMedia", "InterludeShells"),
    library("AVKit", in: "Shells", imports: "UIKit", "AVFoundation", "InterludeShells"),
    library("SafariServices", in: "Shells", imports: "UIKit", "InterludeShells"),
    library("MessageUI", in: "Shells", imports: "UIKit", "InterludeShells"),
    library("PhotosUI", in: "Shells", imports: "UIKit", "InterludeShells"),
    library("UserNotifications", in: "Shells", imports: "InterludeFoundation", "CoreLocation", "InterludeShells"),
    library("StoreKit", in: "Shells", imports: "UIKit", "InterludeFoundation", "InterludeShells"),

    // Transitions as functions of two pictures, and ready-made transitions
    portable("InterludeShaders", in: "Interlude"),
    portable(
        "Interlude", in: "Interlude",
        imports: "CoreGraphics", "QuartzCore", "CoreImage", "UIKit", "DesktopLoop", "InterludeShaders"),
    // The testing kit
    library(
        "InterludeStage", in: "Interlude",
        imports: "InterludeFoundation", "CoreGraphics", "UIKit", "CPixelKernels", "CXXHash", "CZlib"),
    library(
        "TransitionDoctor", in: "Interlude",
        imports: "Interlude", "CoreGraphics", "QuartzCore", "UIKit", "InterludeStage"),
    // Reports name the doctor's findings
    library(
        "InterludeGoldens", in: "Interlude",
        imports: "InterludeFoundation", "CoreGraphics", "UIKit", "WindowSystem", "InterludeStage", "TransitionDoctor"),
    // Says what to write instead where XCTest is about to be aborted
    library("CTestRunner", in: "Interlude"),
    // Alone knows Swift Testing and XCTest, so that no program has to load them
    library(
        "InterludeTesting", in: "Interlude",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "WindowSystem", "Interlude", "InterludeStage",
        "TransitionDoctor", "InterludeGoldens", "CTestRunner"),
    // Films that a test compares with one golden on Linux and on iOS
    portable("InterludeFilms", in: "Interlude", imports: "CoreGraphics", "QuartzCore", "UIKit", "InterludeStage"),

    // Sources for iOS, made into sources for here
    readingSwift(.library, "InterludePort", in: "Port"),
    // The same before each build of a package's target
    readingSwift(.executable, "InterludePortTool", in: "Port", imports: "InterludePort"),
    // An app on disk: its Xcode project, its sources, and what of them compiles here, beside the module above
    readingSwift(.library, "InterludeProject", in: "Port", imports: "InterludePort", "InterludeFoundation", "CXXHash"),

    // The applications
    portable(
        "Gallery", in: "Apps",
        imports: "CoreGraphics", "QuartzCore", "CoreImage", "UIKit", "Interlude"),
    executable("GalleryApp", in: "Apps", imports: "UIKit", "DesktopLoop", "Gallery"),

    // What programs with commands have in common; reports of tests, and the small program for continuous integration
    library("CommandParts", in: "Tools"),
    library(
        "ReportTools", in: "Tools",
        imports: "InterludeFoundation", "CoreGraphics", "UIKit", "InterludeStage", "InterludeGoldens", "CommandParts"),
    executable("InterludeReport", in: "Tools", imports: "CommandParts", "ReportTools"),
    // The bar beside a live device
    library(
        "Inspector", in: "Tools",
        imports: "CoreGraphics", "QuartzCore", "InterludeFoundation", "UIKit", "DesktopLoop", "WindowSystem"),
    // What runs in the process of an app that `interlude run` has started
    library(
        "AppSession", in: "Tools",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "DesktopLoop", "WindowSystem", "Inspector",
        "InterludeStage"),
    // The command line of an app: its screens and transitions filmed, shown, examined
    library(
        "InterludeTools", in: "Tools",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "DesktopLoop", "WindowSystem", "WebWindow", "Inspector",
        "InterludeStage", "TransitionDoctor", "InterludeGoldens", "CommandParts", "ReportTools"),
    readingSwift(
        .executable, "InterludeCommand", in: "Tools",
        imports: "CoreGraphics", "QuartzCore", "WindowSystem", "UIKit", "DesktopLoop", "CoreText", "Combine",
        "Interlude", "InterludeStage", "TransitionDoctor", "Gallery", "Inspector", "WebWindow", "InterludePort",
        "InterludeProject", "AppSession", "CommandParts", "ReportTools", "InterludeTools",
        // What it builds apps with
        "CombineNetworking", "WebKit", "MapKit", "AVKit", "SafariServices", "MessageUI", "PhotosUI",
        "UserNotifications", "StoreKit"),
    executable(
        "InterludeBenchmark", in: "Tools",
        imports: "CoreGraphics", "Compositor", "QuartzCore", "WindowSystem", "UIKit", "DesktopLoop", "Interlude",
        "InterludeStage", "InterludeGoldens", "Gallery"),

    // What tests need that run programs
    testSupport("TestPrograms"),
    // The stages that tests play on: without a display, and with one in memory
    testSupport(
        "TestStages",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "DesktopLoop", "WindowSystem", "InterludeStage"),
    // An application with `@main` that is run in windows, a program of patients, an app with tools of its own
    testProgram("LiveProbe", imports: "UIKit", "DesktopLoop"),
    testProgram("DoctorProbe", imports: "UIKit", "TransitionDoctor"),
    testProgram("ToolsProbe", imports: "UIKit", "Interlude", "TransitionDoctor", "InterludeTools"),

    // The tests that run against Apple's UIKit too, in the project that script/parity-project writes. Only the file of the stage for
    // Linux imports what is ours
    tests("CompatibilityTests", imports: "CoreGraphics", "QuartzCore", "UIKit", "TestStages", exclude: ["Host"]),
    tests("CoreGraphicsTests", imports: "CoreGraphics", "CCairo"),
    tests("CompositorTests", imports: "CoreGraphics", "Compositor", "CPixelKernels"),
    tests("QuartzCoreTests", imports: "CoreGraphics", "Compositor", "QuartzCore", "InterludeFoundation"),
    tests(
        "CombineTests",
        imports: "QuartzCore", "UIKit", "Combine", "CombineNetworking", "InterludeStage", "TestStages"),
    tests("CoreImageTests", imports: "CoreGraphics", "Compositor", "QuartzCore", "CoreImage"),
    tests("WebWindowTests", imports: "CoreGraphics", "WindowSystem", "WebWindow"),
    tests("NibDocumentTests", imports: "NibDocument"),
    tests(
        "UIKitTests",
        imports: "CoreImage", "CoreGraphics", "Compositor", "QuartzCore", "InterludeFoundation", "UIKit",
        "NibDocument", "WindowSystem", "InterludeTesting", "InterludeStage", "TestStages",
        exclude: ["Storyboards/Files"]),
    // Controllers and containers, what is presented, transitions, the application. A target of their own, since a target is
    // compiled on one core
    tests(
        "UIKitScreenTests",
        imports: "CoreGraphics", "Compositor", "QuartzCore", "InterludeFoundation", "UIKit", "WindowSystem",
        "InterludeTesting", "InterludeStage", "TransitionDoctor", "TestStages"),
    tests(
        "ShellTests",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "InterludeStage", "TestStages", "InterludeFoundation",
        "InterludeShells", "WebKit", "MapKit", "AVKit", "SafariServices", "MessageUI", "PhotosUI",
        "UserNotifications", "StoreKit", "CoreLocation", "CoreMedia", "AVFoundation"),
    tests(
        "DesktopLoopTests",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "DesktopLoop", "WindowSystem", "TestStages"),
    tests(
        "InterludeTests",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "WindowSystem", "Interlude", "InterludeStage",
        "InterludeTesting", "TestStages",
        exclude: ["Films/__Films__"]),
    tests(
        "InterludeStageTests",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "InterludeStage", "TransitionDoctor", "InterludeGoldens",
        "TestPrograms", "TestStages"),
    tests(
        "TransitionDoctorTests",
        imports: "QuartzCore", "UIKit", "InterludeStage", "TransitionDoctor", "TestStages"),
    tests(
        "InterludeGoldensTests",
        imports: "CoreImage", "CoreGraphics", "InterludeStage", "TransitionDoctor", "InterludeGoldens", "TestPrograms",
        "TestStages"),
    tests(
        "InterludeTestingTests",
        imports: "CoreGraphics", "QuartzCore", "UIKit", "InterludeStage", "TransitionDoctor", "InterludeGoldens",
        "InterludeTesting", "InterludeFilms", "TestPrograms",
        exclude: ["Expectations/__Films__"]),
    tests(
        "GalleryTests",
        imports: "CoreImage", "CoreGraphics", "QuartzCore", "UIKit", "Interlude", "InterludeStage", "Gallery",
        "TestStages"),
    tests(
        "InspectorTests",
        imports: "CoreGraphics", "Compositor", "QuartzCore", "UIKit", "DesktopLoop", "WindowSystem", "Inspector",
        "TestStages"),
    tests("ServeTests", imports: "InterludeCommand", "TestPrograms"),
    readingSwift(
        .tests, "InterludeCommandTests",
        imports: "CoreGraphics", "QuartzCore", "WindowSystem", "UIKit", "DesktopLoop", "Interlude", "InterludeStage",
        "Gallery", "Inspector", "InterludeTools", "InterludeCommand", "InterludeReport", "ReportTools", "ToolsProbe",
        "TransitionDoctor", "DoctorProbe", "TestPrograms", "TestStages"),
    tests("InterludeFoundationTests", imports: "InterludeFoundation"),
    readingSwift(.tests, "InterludePortTests", imports: "InterludePort"),
    readingSwift(
        .tests, "InterludeProjectTests",
        imports: "InterludeFoundation", "InterludePort", "InterludeProject", "TestPrograms"),
    tests("ScriptTests", imports: "TestPrograms"),
    // What the documents show, compiled and run
    tests(
        "DocumentationTests",
        imports: "CoreImage", "UIKit", "Interlude", "TransitionDoctor", "InterludeTesting", "InterludeFilms",
        "TestPrograms", "TestStages",
        exclude: ["Samples/__Films__", "Samples/__SharedFilms__"]),
    // Programs of others, compiled against the modules as Swift 5 and as Swift 6
    readingSwift(
        .tests, "ClientTests",
        imports: "QuartzCore", "UIKit", "CoreText", "Combine", "TestPrograms", "TestStages",
        exclude: ["Clients", "AppleAPI/names.tsv", "AppleAPI/after-ios-15.txt"]),
    // Real windows on virtual displays, and the application that is run in them
    tests("WindowTests", imports: "InterludeCommand", "LiveProbe", "TestPrograms"),
]

/// The program of `script/fuzz`, which links only with libFuzzer.
let fuzzing: [Module] =
    Context.environment["INTERLUDE_FUZZ"] == nil && Context.environment["INTERLUDE_IMPORTS_ALONE"] == nil
    ? []
    : [
        readingSwift(
            .testProgram, "InterludeFuzz",
            imports: "CoreGraphics", "CoreImage", "NibDocument", "InterludeFoundation", "InterludePort",
            "InterludeProject", "InterludeStage", "InterludeGoldens", "WebWindow")
    ]

// MARK: Computed from the graph

let importsByName = Dictionary(uniqueKeysWithValues: graph.map { ($0.name, $0.imports) })

/// Whether the package is described with the imports alone, as `script/check-layers` and `script/layer-table` want it.
let showsImportsAlone = Context.environment["INTERLUDE_IMPORTS_ALONE"] != nil

/// All modules below some modules, and those, in the graph's order.
func closure(of imports: [String]) -> [String] {
    guard !showsImportsAlone else { return imports }
    var found: [String] = []
    var open = imports
    while let name = open.popLast() {
        guard !found.contains(name) else { continue }
        found.append(name)
        open += importsByName[name] ?? []
    }
    return found.sorted()
}

extension Module {
    var target: Target {
        switch kind {
        case .library, .portable:
            .target(
                name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
                cSettings: cSettings, swiftSettings: settings, linkerSettings: linkerSettings)
        case .testSupport:
            .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
        case .executable, .testProgram:
            .executableTarget(
                name: name, dependencies: dependencies, path: path, swiftSettings: settings,
                linkerSettings: linkerSettings)
        case .tests:
            .testTarget(
                name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
        }
    }

    private var path: String { folder.map { "Sources/\($0)/\(name)" } ?? "Tests/\(name)" }

    private var dependencies: [Target.Dependency] {
        closure(of: imports).map { .target(name: $0, condition: kind == .portable ? onLinux : nil) }
    }

    private var settings: [SwiftSetting] {
        guard ownsBuild else { return swiftSettings }
        return swiftSettings + [
            .unsafeFlags(debugFlags, .when(configuration: .debug)),
            .unsafeFlags(
                kind == .tests ? ["-Onone", "-no-emit-module-separately-wmo"] : [], .when(configuration: .release)),
        ]
    }

    /// In a debug build, modules whose loops run once a pixel or once a layer are optimized: without it they are a hundred times
    /// slower. Modules are compiled whole on two threads, which takes half of the processor's time that files one by one take.
    private var debugFlags: [String] {
        guard !(isCompiledByFile && isUIKit) else { return [] }
        return (isOptimizedAlways ? ["-O"] : [])
            + ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]
    }

    private var isOptimizedAlways: Bool {
        [
            "CoreGraphics", "Compositor", "QuartzCore", "CoreImage", "InterludeShaders", "InterludeStage",
            "InterludeGoldens", "InterludeFilms", "TransitionDoctor",
        ].contains(name)
    }

    private var isUIKit: Bool { folder == "Apple" && name.hasPrefix("UI") }

    private var cSettings: [CSetting] {
        ownsBuild && name.hasPrefix("C") ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : []
    }
}

/// Whether compiler flags may be chosen: the package manager refuses them in a package that another one pins by version.
let ownsBuild = !Context.packageDirectory.contains("/checkouts/")

/// Whether UIKit is compiled file by file, as the scripts of this package want it: an edit there then recompiles a file and not 90,000
/// lines. A build from nothing takes longer and prints a line for each file.
let isCompiledByFile = !(Context.environment["INTERLUDE_BY_FILE"] ?? "").isEmpty

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
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
        .library(name: "Interlude", targets: ["Interlude"]),
        .library(name: "InterludeFoundation", targets: ["InterludeFoundation"]),
        .library(name: "InterludeTesting", targets: ["InterludeTesting"]),
        .library(name: "InterludeFilms", targets: ["InterludeFilms"]),
        .library(name: "InterludeTools", targets: ["InterludeTools"]),
        .library(name: "TransitionDoctor", targets: ["TransitionDoctor"]),
        .library(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "gallery", targets: ["GalleryApp"]),
        .executable(name: "interlude", targets: ["InterludeCommand"]),
        .executable(name: "interlude-report", targets: ["InterludeReport"]),
        .executable(name: "interlude-benchmark", targets: ["InterludeBenchmark"]),
        .plugin(name: "InterludePortPlugin", targets: ["InterludePortPlugin"]),
    ] + graph.filter { $0.folder == "Shells" }.map { .library(name: $0.name, targets: [$0.name]) },
    targets: cLibraries.map(\.target) + (graph + fuzzing).map(\.target) + [
        .plugin(name: "InterludePortPlugin", capability: .buildTool(), dependencies: ["InterludePortTool"])
    ],
    swiftLanguageModes: [.v6]
)
