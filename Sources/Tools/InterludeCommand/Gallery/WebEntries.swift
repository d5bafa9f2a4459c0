import Foundation
import Gallery
import Interlude
import ReportTools

/// The entries of the page for the web, read from the catalogue, its sources and the guide. Without the package that the program was
/// built from, definitions and other names are left out.
@MainActor struct WebEntries {
    private let otherNames: [String: [String]]
    /// The functions that several transitions of the catalogue call with different values.
    private let shared: Set<String>

    init() {
        otherNames = OtherNames.read(from: PackageSource.text(of: "Documentation/transitions.md") ?? "")
        let functions = TransitionPreset.all.compactMap { SwiftCall($0.code)?.functionWithValue }
        shared = Set(Dictionary(grouping: functions) { $0 }.filter { $0.value.count > 1 }.keys)
    }

    /// Returns the entry of a transition.
    func entry(of entry: CatalogueEntry) -> GalleryPage.Entry {
        if let tutorial = Tutorial.all.first(where: { $0.entry.name == entry.name }) {
            return WebEntries.entry(of: tutorial)
        }
        guard let ready = TransitionPreset.named(entry.name) else { return WebEntries.special(entry) }
        var shown = GalleryPage.Entry(
            title: ready.title, family: ready.family.rawValue.capitalized, code: ready.code,
            uses: WebEntries.uses(ready.code, operations: entry.operations))
        let call = SwiftCall(ready.code)
        shown.parameter = call.flatMap(parameter)
        shown.definition = call.flatMap { definition(of: $0.function, in: entry.source) }
        shown.otherNames = otherNames[entry.name] ?? []
        return shown
    }

    /// A value of a shared function. A name alone is the function's usual value: `.cube` beside `.cube(from: .left)`.
    private func parameter(_ call: SwiftCall) -> GalleryPage.Parameter? {
        guard shared.contains(call.function), call.isPlain else { return nil }
        return GalleryPage.Parameter(function: call.function, value: call.value ?? "standard")
    }

    /// A tutorial with all of its code.
    private static func entry(of tutorial: Tutorial) -> GalleryPage.Entry {
        let title = tutorial.entry.operations[0].rawValue.capitalized
        var shown = GalleryPage.Entry(
            title: tutorial.title, family: "Tutorials", code: tutorial.code,
            uses: [.init(title: title == "Tab" ? "Tabs" : title, line: tutorial.code)])
        let code = tutorial.files.compactMap { PackageSource.text(of: $0).map(sample) }
        shown.definition = code.isEmpty ? nil : code.joined(separator: "\n\n")
        return shown
    }

    /// The part of a source that the tutorial's page shows.
    private static func sample(in source: String) -> String {
        let lines = source.components(separatedBy: "\n")
        return lines.drop { !$0.hasPrefix("// sample of") }.dropFirst().prefix { $0 != "// end of sample" }
            .joined(separator: "\n")
    }

    /// The system's own transition, and the slide between tabs.
    private static func special(_ entry: CatalogueEntry) -> GalleryPage.Entry {
        if entry.operations == [.tab] {
            let line = "tabBarController.slideBetweenTabs()"
            return GalleryPage.Entry(
                title: "Slide between tabs", family: "UIKit", code: line, uses: [.init(title: "Tabs", line: line)])
        }
        return GalleryPage.Entry(
            title: "System", family: "UIKit", code: "animated: true",
            uses: [
                .init(title: "Push", line: "navigationController.pushViewController(page, animated: true)"),
                .init(title: "Present", line: "present(page, animated: true)"),
            ])
    }

    private static func uses(_ code: String, operations: [TransitionOperation]) -> [GalleryPage.Use] {
        let push = GalleryPage.Use(title: "Push", line: "navigationController.pushViewController(page, using: \(code))")
        let present = GalleryPage.Use(title: "Present", line: "present(page, using: \(code))")
        guard operations.contains(.push) else { return [present] }
        let tabs = GalleryPage.Use(title: "Tabs", line: "tabBarController.setTabTransition(\(code))")
        return [push, present, tabs]
    }

    /// The declarations of a transition, from its file or from those of the transitions with separate animators.
    private func definition(of function: String, in source: String) -> String? {
        let folder = "Sources/Interlude/Interlude"
        let files = [
            source, "\(folder)/Transition/ScreenTransition+ReadyMade.swift",
            "\(folder)/Matched/ScreenTransition+Match.swift",
        ]
        return files.lazy
            .compactMap { PackageSource.text(of: $0) }
            .compactMap { SwiftDeclarations(of: function, in: $0).text }
            .first
    }
}
