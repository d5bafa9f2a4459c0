import Foundation

/// The goldens below a folder, and which of them no test uses any more.
package struct GoldenInventory: Sendable {
    /// The use of a golden.
    package enum Use: String, Sendable {
        /// The last run's report has a case with it.
        case used
        /// Its test's file has cases in the report, but none with it; or the file does not exist any more.
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
    /// - Parameter report: The report of the last run; without one, only goldens without a test's file are orphaned.
    /// - Throws: The file system's error if the folder or one in it cannot be read.
    package init(in folder: URL, report: Report?) throws {
        // Of a run of several machines the paths begin at the package.
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let used = Set(
            (report?.cases ?? []).compactMap(\.golden).map { path in
                path.hasPrefix("/") ? path : here.appendingPathComponent(path).standardizedFileURL.path
            })
        // A part of a run knows nothing of what other parts use.
        let isWhole = report?.isWhole ?? true
        let owners = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
        items = try GoldenInventory.files(in: folder).map { file in
            let owner = file.deletingLastPathComponent()
            let use: Use =
                if used.contains(file.path) {
                    .used
                } else if isWhole && owners.contains(owner.path) || !GoldenInventory.hasTest(owner) {
                    .orphaned
                } else {
                    .unknown
                }
            let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
            return Item(
                path: String(file.path.dropFirst(folder.path.count).drop { $0 == "/" }), url: file, bytes: size,
                use: use)
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

    /// The goldens below a folder. Hidden folders, such as those of builds, and links to folders are not searched.
    private static func files(in folder: URL) throws -> [URL] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw UnreadableGoldens(path: folder.path, reason: error)
        }
        let isOfTest = folder.deletingLastPathComponent().lastPathComponent == Golden.folderName
        var files: [URL] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            let kind = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
            if kind == .typeDirectory {
                files += try self.files(in: url)
            } else if isOfTest, Golden.Kind(rawValue: url.pathExtension) != nil {
                files.append(url)
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}

/// A folder that goldens may be in cannot be read.
private struct UnreadableGoldens: Error, CustomStringConvertible {
    let path: String
    let reason: any Error

    var description: String {
        let underlying = (reason as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let code = underlying?.domain == NSPOSIXErrorDomain ? underlying.map { Int32($0.code) } : nil
        return "cannot read the folder \(path): \(code.map { String(cString: strerror($0)) } ?? "\(reason)")"
    }
}
