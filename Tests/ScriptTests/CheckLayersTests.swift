import TestPrograms
import Testing

@Suite struct CheckLayersTests {
    @Test func theHouseAsItStandsPasses() throws {
        let run = try ProgramRun.script("check-layers")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func allowedImportsPass() throws {
        let tree = try TestFolder([
            "Sources/Apple/QuartzCore/Layer.swift": "import Compositor\nimport CoreGraphics\nimport Foundation\n",
            "Tests/QuartzCoreTests/LayerTests.swift": "import QuartzCore\nimport Testing\n",
        ])
        let run = try ProgramRun.script("check-layers", on: tree)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "")
    }

    @Test(arguments: [
        "import UIKit", "@_exported import UIKit", "@testable import UIKit", "import UIKit.UIView",
        "import class UIKit.UIView", "@preconcurrency public import UIKit", "@_spi(Inner) import UIKit",
        "import Foundation; import UIKit", "import `UIKit`", "  package import struct UIKit.UIEdgeInsets  // why",
        "/* a note */ import UIKit",
    ])
    func anUpwardImportFailsWithItsPlace(_ statement: String) throws {
        let tree = try TestFolder(["Sources/Apple/QuartzCore/Layer.swift": "import Foundation\n\n\(statement)\n"])
        let run = try ProgramRun.script("check-layers", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Sources/Apple/QuartzCore/Layer.swift:3: QuartzCore must not import UIKit"))
    }

    @Test(arguments: [
        "// import UIKit", "/* import UIKit /* twice */ import UIKit */", "let s = \"; import UIKit\"",
        "let s = \"\"\"\nimport UIKit\n\"\"\"", "let s = #\"\\\"; import UIKit\"#", "important(UIKit)",
    ])
    func whatOnlyLooksLikeAnImportPasses(_ text: String) throws {
        let tree = try TestFolder(["Sources/Apple/QuartzCore/Layer.swift": text + "\n"])
        let run = try ProgramRun.script("check-layers", on: tree)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func interludeStandsOnPublicUIKitAlone() throws {
        let tree = try TestFolder(["Sources/Interlude/Interlude/Spring.swift": "import Compositor\nimport Glibc\n"])
        let run = try ProgramRun.script("check-layers", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.contains("Spring.swift:1: Interlude must not import Compositor"))
        #expect(run.errors.contains("Spring.swift:2: Interlude must not import Glibc"))
    }

    @Test(arguments: ["Sources/Engine/Cellar", "Tests/CellarTests"])
    func aTargetThatTheManifestDoesNotNameFails(_ folder: String) throws {
        let tree = try TestFolder(["\(folder)/Wine.swift": "import Foundation\n"])
        let run = try ProgramRun.script("check-layers", on: tree)
        #expect(run.status == 1)
        let target = try #require(folder.split(separator: "/").last)
        #expect(run.errors == "\(folder): the manifest has no target \(target)\n")
    }

    @Test func aTableThatDiffersFromTheManifestFails() throws {
        let tree = try TestFolder([
            "Documentation/architecture.md": "<!-- written by check-layers -->\n<!-- end -->\n"
        ])
        let run = try ProgramRun.script("check-layers", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.contains("> | `Compositor` | library |  | CoreGraphics CPixelKernels |"))
        #expect(run.errors.hasSuffix("does not list the targets as the manifest does: script/check-layers --write\n"))
    }
}

@Suite struct CheckClocksTests {
    @Test func theHouseAsItStandsPasses() throws {
        let run = try ProgramRun.script("check-clocks")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(arguments: [
        "let t = Date()", "let t = DispatchTime.now()", "let c = ContinuousClock()",
        "clock_gettime(CLOCK_MONOTONIC, &t)",
        "let t = ProcessInfo.processInfo.systemUptime", "let t = CFAbsoluteTimeGetCurrent()", "usleep(100)",
    ])
    func aReadOfTheClockFailsWithItsPlace(_ statement: String) throws {
        let tree = try TestFolder(["Sources/Apple/UIKit/Loop.swift": "\n\(statement)\n", "Tests/T/T.swift": ""])
        let run = try ProgramRun.script("check-clocks", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Sources/Apple/UIKit/Loop.swift:2: only WindowSystem reads the clock"))
    }

    @Test func theWindowSystemMayReadIt() throws {
        let tree = try TestFolder(["Sources/Engine/WindowSystem/Loop.swift": "let t = Date()\n", "Tests/T/T.swift": ""])
        #expect(try ProgramRun.script("check-clocks", on: tree).status == 0)
    }
}
