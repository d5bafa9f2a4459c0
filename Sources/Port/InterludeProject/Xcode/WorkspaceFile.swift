import Foundation
import FoundationXML

/// `contents.xcworkspacedata`: the projects of a workspace.
enum WorkspaceFile {
    /// - Parameter folder: Where the workspace is.
    static func projects(in data: Data, folder: URL) -> [URL] {
        // Foundation's parser ends the process where a name is no text.
        guard String(validating: data, as: UTF8.self) != nil else { return [] }
        let reader = Reader(folder)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        _ = parser.parse()
        return reader.projects.unique
    }

    /// Groups may have folders of their own, from which the paths in them start.
    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var projects: [URL] = []
        private let root: URL
        private var groups: [URL]

        init(_ folder: URL) {
            root = folder
            groups = [folder]
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            guard ["Group", "FileRef"].contains(name) else { return }
            let place = place(attributes["location"] ?? "")
            if name == "Group" { groups.append(place) }
            if name == "FileRef", place.pathExtension == "xcodeproj" { projects.append(place) }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            if name == "Group", groups.count > 1 { groups.removeLast() }
        }

        /// `group:A/B.xcodeproj`; `container:` starts from the workspace, `absolute:` from nowhere.
        private func place(_ location: String) -> URL {
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { return groups.last ?? root }
            let base = parts[0] == "group" ? groups.last ?? root : root
            return (parts[1].hasPrefix("/") ? URL(fileURLWithPath: parts[1]) : base.appendingPathComponent(parts[1]))
                .standardizedFileURL
        }
    }
}
