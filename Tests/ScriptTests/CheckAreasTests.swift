import TestPrograms
import Testing

@Suite struct CheckAreasTests {
    @Test func thisPackagePasses() throws {
        let run = try ProgramRun.script("check-areas")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func anAreaMayUseTypesOfEarlierRows() throws {
        let run = try ProgramRun.script("check-areas", on: try Self.tree(lower: "", upper: "let base: Base"))
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func aNameInACommentOrAStringIsNoUse() throws {
        let tree = try Self.tree(lower: #"let word = "Sheet" // Sheet"#, upper: "")
        let run = try ProgramRun.script("check-areas", on: tree)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func aUseOfALaterRowHasToBeListed() throws {
        let lower = "let sheet: Sheet"
        let run = try ProgramRun.script("check-areas", on: try Self.tree(lower: lower, upper: ""))
        #expect(run.status == 1)
        #expect(run.errors.contains("the area Lower uses types of Upper, which is a later area"))
        let entry = "- `Lower` uses `Upper`: reason"
        let listed = try ProgramRun.script("check-areas", on: try Self.tree(lower: lower, upper: "", entry))
        #expect(listed.status == 0, "\(listed.errors)")
        let stale = try ProgramRun.script("check-areas", on: try Self.tree(lower: "", upper: "", entry))
        #expect(stale.status == 1)
        #expect(stale.errors.contains("lists that Lower uses Upper, a later area, but it no longer does"))
    }

    @Test func twoAreasThatUseEachOtherHaveToBeListedAsAPair() throws {
        let (lower, upper) = ("let sheet: Sheet", "let base: Base")
        let run = try ProgramRun.script("check-areas", on: try Self.tree(lower: lower, upper: upper))
        #expect(run.status == 1)
        #expect(run.errors.contains("the areas Lower and Upper use each other's types"))
        let entry = "- `Lower` and `Upper`: reason"
        let listed = try ProgramRun.script("check-areas", on: try Self.tree(lower: lower, upper: upper, entry))
        #expect(listed.status == 0, "\(listed.errors)")
        let stale = try ProgramRun.script("check-areas", on: try Self.tree(lower: "", upper: upper, entry))
        #expect(stale.status == 1)
        #expect(stale.errors.contains("lists the pair Lower and Upper, which no longer use each other's types"))
    }

    @Test func anAreaHasToBeInTheTable() throws {
        let tree = try TestFolder([
            "Sources/Apple/UIKit/Lower/Base.swift": "class Base {}",
            "Documentation/architecture.md": Self.document("| `Upper` | |"),
        ])
        let run = try ProgramRun.script("check-areas", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.contains("the area Lower is not in the table"))
        #expect(run.errors.contains("the area Upper is in the table of"))
        #expect(run.errors.contains("but has no folder"))
    }

    @Test func everyModuleWhoseNameBeginsWithUIHasAreas() throws {
        let tree = try TestFolder([
            "Sources/Apple/UIKit/UIKit.swift": "import UIKitCore",
            "Sources/Apple/UIKitCore/Lower/Base.swift": "class Base { let sheet: Sheet }",
            "Sources/Apple/UISheets/Upper/Sheet.swift": "class Sheet {}",
            "Sources/Apple/QuartzCore/Layers/Layer.swift": "class Layer {}",
            "Documentation/architecture.md": Self.document("| `Lower` | |\n| `Upper` | |"),
        ])
        let run = try ProgramRun.script("check-areas", on: tree)
        #expect(run.status == 1)
        #expect(run.errors == "the area Lower uses types of Upper, which is a later area: reverse the dependency\n")
    }

    @Test func onlyTheLinesBetweenTheMarkersAreRead() throws {
        let tree = try TestFolder([
            "Sources/Apple/UIKit/Lower/Base.swift": "class Base {}",
            "Documentation/architecture.md": "| `Target` | |\n" + Self.document("| `Lower` | |") + "- `A` uses `B`\n",
        ])
        let run = try ProgramRun.script("check-areas", on: tree)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func aDocumentWithoutMarkersFails() throws {
        let tree = try TestFolder([
            "Sources/Apple/UIKit/Lower/Base.swift": "class Base {}",
            "Documentation/architecture.md": "| `Lower` | |\n",
        ])
        let run = try ProgramRun.script("check-areas", on: tree)
        #expect(run.status == 1)
        #expect(run.errors.contains("has no line '<!-- read by check-areas -->'"))
    }

    /// A package of two areas, the lower one first.
    private static func tree(lower: String, upper: String, _ entries: String = "") throws -> TestFolder {
        try TestFolder([
            "Sources/Apple/UIKit/Lower/Base.swift": "class Base {\n    \(lower)\n}\n",
            "Sources/Apple/UIKit/Upper/Sheet.swift": "public final class Sheet {\n    \(upper)\n}\n",
            "Documentation/architecture.md": document("| `Lower` | |\n| `Upper` | |\n\n\(entries)"),
        ])
    }

    /// A page with these lines between the markers.
    private static func document(_ lines: String) -> String {
        "<!-- read by check-areas -->\n\(lines)\n<!-- end of areas -->\n"
    }
}
