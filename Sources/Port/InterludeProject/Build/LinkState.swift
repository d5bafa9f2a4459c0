import Foundation

/// The inputs that a program was linked from, in a file beside it. A program with the same inputs is not linked again: without
/// changes that is most of a build.
package struct LinkState: Codable, Equatable {
    /// The digest of the inputs.
    private let inputs: String
    /// The hash of the program.
    private let program: String
    /// A file of the Swift runtime that the program was linked with. Without it the toolchain was removed.
    private let runtime: String

    package init(inputs: String, program: BuiltFile, runtime: String) {
        (self.inputs, self.program, self.runtime) = (inputs, program.hash, runtime)
    }

    /// The digest of a link's inputs.
    ///
    /// - Parameters:
    ///   - names: What the link depends on beside the objects.
    ///   - objects: The object files. The compiler replaces a file, so its stamp tells its content.
    package static func digest(of names: [String], objects: [URL]) -> String {
        var digest = Digest()
        for name in names { digest.add(name) }
        for object in objects { digest.add(FileStamp(object.path).text) }
        return digest.text
    }

    /// Returns a program that was linked from the same inputs; `nil` if there is none, or if it was changed since.
    package static func current(_ program: URL, inputs: String, in file: URL) -> BuiltFile? {
        guard let data = try? Data(contentsOf: file),
            let known = try? JSONDecoder().decode(LinkState.self, from: data), known.inputs == inputs,
            FileManager.default.fileExists(atPath: known.runtime), let built = try? BuiltFile(program),
            built.hash == known.program
        else { return nil }
        return built
    }

    package func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file, options: .atomic) }
}

/// The identity and the time of a file.
struct FileStamp {
    /// The path with the stamp; the path alone if there is no file.
    let text: String

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            text = path
            return
        }
        text =
            "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) "
            + "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
    }

    /// The first file of a name in the folders of the path, with links followed; `nil` if there is none.
    init?(ofProgram name: String, path: String) {
        let files = path.split(separator: ":").map { "\($0)/\(name)" }
        guard let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
        self.init(URL(fileURLWithPath: found).resolvingSymlinksInPath().path)
    }
}
