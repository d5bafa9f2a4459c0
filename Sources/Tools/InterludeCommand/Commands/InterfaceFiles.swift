import Foundation
import InterludeProject
import UIKit

/// What of an app's storyboards and nib files UIKit takes over.
@MainActor enum InterfaceFiles {
    /// How many places of something left out are listed.
    private static let places = 5

    static func look(at app: App) -> [AppReport.InterfaceFile] {
        let all = app.modules.flatMap(\.resources).filter { ["storyboard", "xib"].contains($0.pathExtension) }
        // Targets share files.
        let paths = Set(all.map(\.standardizedFileURL.path)).sorted()
        return paths.map { look(at: $0) }
    }

    static func look(at path: String) -> AppReport.InterfaceFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            return AppReport.InterfaceFile(path: path, fault: "it cannot be read")
        }
        do {
            let coverage = try NibCoverage(data: data)
            return AppReport.InterfaceFile(
                path: path, elements: coverage.elements, knownElements: coverage.knownElements,
                attributes: coverage.attributes, knownAttributes: coverage.knownAttributes,
                missing: missing(coverage.remarks))
        } catch {
            return AppReport.InterfaceFile(path: path, fault: "\(error)")
        }
    }

    private static func missing(_ remarks: [NibRemark]) -> [AppReport.Missing] {
        Dictionary(grouping: remarks, by: \.text)
            .map { name, remarks in
                AppReport.Missing(
                    name: name, uses: remarks.count, places: remarks.prefix(places).map { "\($0.line)" })
            }
            .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }
}
