import Foundation

/// The goldens below a folder, and which of them no test uses any more.
package struct GoldenInventory: Sendable {
    /// What is known of a golden's use.
    package enum Use: String, Sendable {
        /// The last run's report has a case with it.
        case used
        /// Its test's file has cases in the report, none of them with it; or the file is gone.
        case orphaned
        /// Its test's file has no case in the report: it was not run.
        case unknown
    }

    /// One golden.
    package struct Item: Sendable {
        /// From the folder that was searched.
        package let path: String
        package let url: URL
        package let bytes: Int
        package let use: Use
    }

    /// The goldens, in order of their paths.
    package let items: [Item]

    /// Searches a folder.
    ///
    /// - Parameter report: the last run's; without one only goldens whose test's file is gone are known to be orphaned.
    package init(in folder: URL, report: Report?) {
        let used = Set((report?.cases ?? []).compactMap(\.golden))
        let owners = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
        items = GoldenInventory.files(in: folder).map { file in
            let owner = file.deletingLastPathComponent()
            let use: Use =
                if used.contains(file.path) {
                    .used
                } else if owners.contains(owner.path) || !GoldenInventory.hasTest(owner) {
                    .orphaned
                } else {
                    .unknown
                }
            let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
            return Item(
                path: String(file.path.dropFirst(folder.path.count + 1)), url: file, bytes: size, use: use)
        }
    }

    /// The goldens that no test uses.
    package var orphans: [Item] { items.filter { $0.use == .orphaned } }

    /// `Tests/AppTests/__Films__/DoorTests` belongs to `Tests/AppTests/DoorTests.swift`.
    private static func hasTest(_ owner: URL) -> Bool {
        let source = owner.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("\(owner.lastPathComponent).swift")
        return FileManager.default.fileExists(atPath: source.path)
    }

    private static func files(in folder: URL) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)
        var files: [URL] = []
        while let name = names?.nextObject() as? String {
            let parts = name.split(separator: "/")
            if parts.last?.hasPrefix(".") == true { names?.skipDescendants() }
            guard parts.count > 2, parts[parts.count - 3] == Golden.folderName else { continue }
            let url = folder.appendingPathComponent(name)
            if Golden.Kind(rawValue: url.pathExtension) != nil { files.append(url) }
        }
        return files.sorted { $0.path < $1.path }
    }
}
