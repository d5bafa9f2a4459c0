import Foundation
import InterludeStage
import ReportTools

/// The folder of a gallery: its files by their paths from the folder.
struct GalleryFolder {
    let path: String

    init(_ path: String) { self.path = path }

    /// The address of the page.
    var address: String { URL(fileURLWithPath: "\(path)/\(GalleryFolder.page)").absoluteString }

    static let page = "index.html"

    /// Whether a gallery's folder has a file of that name; `script/demo` leaves `.made-by`.
    static func isOurs(_ name: String) -> Bool {
        let written = [page, GalleryPage.updateFile]
        return written.contains(name) || written.contains { isPartial(name, of: $0) }
            || ["films", "sources", ".made-by", ShardGallery.Plan.fileName, ShardJournal.folderName].contains(name)
    }

    /// Whether a program that was killed has left the file while it wrote another one.
    private static func isPartial(_ name: String, of file: String) -> Bool {
        name.hasPrefix(".\(file).") && name.hasSuffix(".partial")
    }

    /// The number of bytes of some files together.
    func size(of files: Set<String>) -> Int {
        files.reduce(0) { sum, file in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }

    /// Writes a file in the place of an older one. A reader sees the one or the other.
    func write(_ data: Data, to name: String) throws {
        let output = try AtomicOutput(path: "\(path)/\(name)", kind: .file)
        do { try data.write(to: URL(fileURLWithPath: output.temporaryPath)) } catch {
            throw OutputError.cannotWrite(path: output.path, reason: "\(error)")
        }
        try output.commit()
    }
}
