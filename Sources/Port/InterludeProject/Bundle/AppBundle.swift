import Foundation

/// The folder that an app runs from, with what `Bundle.main` finds in it: property list, texts, storyboards, catalogues, other files.
///
/// Foundation on Linux looks beside the program, and knows `xx.lproj` and `Info.plist` there.
struct AppBundle {
    let url: URL
    /// Files that were copied, with where they came from and their stamps then: those that stay are not copied once more.
    private let record: URL

    init(_ url: URL) {
        self.url = url
        record = url.deletingLastPathComponent().appendingPathComponent(url.lastPathComponent + ".files.json")
    }

    /// Puts in it what modules bring, and takes out what is of an earlier build.
    ///
    /// All of it lies in the app's own bundle, where code finds it that asks for no other. What has a file of a name that others have
    /// too, as a library's `Main.storyboard`, has a bundle of its own beside that, as frameworks have on iOS.
    ///
    /// - Returns: What is not as it should be, in a sentence each.
    func fill(_ modules: [AppModule], program: AppModule, root: URL) throws -> [String] {
        var content = BundleContent()
        for module in modules { content.addTexts(of: module) }
        // First come, first served: nobody's files hide the program's.
        content.addFiles(of: program)
        for module in modules where module.name != program.name {
            if content.hasNames(of: module) { content.separate(module, try InfoPlist(module, root: root).data) }
            content.addFiles(of: module)
        }
        content.finishTexts()
        let others = modules.filter { $0.name != program.name }
        let list = InfoPlist(program, root: root, others: others)
        content.setPropertyList(try list.data)
        return try (list.fault.map { [$0] } ?? []) + write(content)
    }

    private func write(_ content: BundleContent) throws -> [String] {
        var pages = DrawnPages()
        let old = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: record))) ?? [:]
        var new: [String: String] = [:]
        for (path, data) in content.texts {
            let file = url.appendingPathComponent(path)
            new[path] = "text"
            if (try? Data(contentsOf: file)) == data { continue }
            try makeFolder(of: file)
            try data.write(to: file, options: .atomic)
        }
        for (path, source) in content.files {
            new[path] = AppBundle.stamp(source)
            let file = url.appendingPathComponent(path)
            if old[path] == new[path], FileManager.default.fileExists(atPath: file.path) { continue }
            try copy(source, to: file)
            pages.draw(file)
        }
        for path in old.keys where new[path] == nil {
            let file = url.appendingPathComponent(path)
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: DrawnPages.picture(of: file))
        }
        try JSONEncoder().encode(new).write(to: record, options: .atomic)
        return [pages.note].compactMap(\.self)
    }

    private func makeFolder(of file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    /// A file of the app's own is copied, so that an app that writes into its bundle does not write into its sources.
    private func copy(_ source: URL, to file: URL) throws {
        try makeFolder(of: file)
        let new = file.deletingLastPathComponent().appendingPathComponent(".new-\(file.lastPathComponent)")
        try? FileManager.default.removeItem(at: new)
        try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: new)
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: new, to: file)
    }

    /// What tells whether a file, or something in a folder, has changed.
    private static func stamp(_ url: URL) -> String {
        var digest = Digest(url.path)
        var status = stat()
        func add(_ path: String) {
            guard stat(path, &status) == 0 else { return }
            digest.add("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
        }
        add(url.path)
        if url.hasDirectoryPath || status.st_mode & S_IFMT == S_IFDIR {
            for file in (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
            {
                add("\(url.path)/\(file)")
            }
        }
        return digest.text
    }
}

extension App {
    /// What a program's property list holds when it is built.
    package func infoPlist(of program: AppModule) throws -> [String: Any] {
        InfoPlist(program, root: root, others: needed(for: program).filter { $0.name != program.name }).values
    }

    /// Puts all that belongs to a program into its bundle.
    ///
    /// - Returns: What is not as it should be, in a sentence each.
    @discardableResult
    package func fillBundle(at url: URL, program: AppModule) throws -> [String] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return try AppBundle(url).fill(needed(for: program), program: program, root: root)
    }
}
