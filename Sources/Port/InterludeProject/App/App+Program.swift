import Foundation

extension AppModule {
    /// Whether a program begins in it: `@main`, `@UIApplicationMain` or a `main.swift`.
    package var hasEntryPoint: Bool {
        if sources.contains(where: { $0.lastPathComponent == "main.swift" }) { return true }
        return files.contains { file in
            AppModule.marks.contains { mark, name in
                LineScan.lines(of: file.text, with: mark).contains { _, line in
                    line.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("//") }.contains { $0 == name }
                }
            }
        }
    }
}

extension AppModule {
    /// What a program's class is marked with.
    private static var marks: [(StaticString, Substring)] {
        [
            ("@main", "@main"), ("@UIApplicationMain", "@UIApplicationMain"),
            ("@NSApplicationMain", "@NSApplicationMain"),
        ]
    }
}

extension App {
    /// All files that it is made of.
    package var inputs: [URL] {
        let project = url.pathExtension == "xcodeproj" ? url.appendingPathComponent("project.pbxproj") : url
        let lists = [project, root.appendingPathComponent("Package.swift")] + modules.compactMap(propertyList)
        return modules.flatMap { $0.sources + $0.resources } + lists.filter { !FileTree.isFolder($0) }
    }

    /// Whether what is written into a folder would lie among the app's own files, and be taken for them.
    package func mixes(with folder: URL) -> Bool {
        let output = folder.standardizedFileURL.path + "/"
        if modules.flatMap(\.sources).contains(where: { $0.path.hasPrefix(output) }) { return true }
        return FileTree.isFolder(url) && url.pathExtension.isEmpty && output.hasPrefix(url.path + "/")
    }

    private func propertyList(of module: AppModule) -> URL? { InfoPlist.file(of: module, root: root) }

    /// The modules that can be run.
    package var programs: [AppModule] {
        let applications = modules.filter { $0.isApplication && !$0.sources.isEmpty }
        return applications.isEmpty ? modules.filter(\.hasEntryPoint) : applications
    }

    /// The module to run.
    ///
    /// - Parameter target: Its name, or that of its target, where there are several.
    /// - Throws: ``AppError`` that says what there is.
    package func program(target: String?) throws -> AppModule {
        let programs = self.programs
        let names = programs.map { $0.targetName ?? $0.name }
        if let target {
            guard let index = programs.indices.first(where: { names[$0] == target || programs[$0].name == target })
            else {
                let known = names.isEmpty ? "there is none" : "there are: \(names.joined(separator: ", "))"
                throw AppError("there is no target '\(target)' that can be run; \(known)")
            }
            return try checked(programs[index])
        }
        guard let program = programs.first else { throw AppError(noProgram(modules)) }
        guard programs.count == 1 else {
            throw AppError(
                "there are several targets that can be run; choose with --target: \(names.joined(separator: ", "))")
        }
        return try checked(program)
    }

    private func checked(_ program: AppModule) throws -> AppModule {
        if program.hasEntryPoint { return program }
        throw AppError(noProgram([program]))
    }

    private func noProgram(_ modules: [AppModule]) -> String {
        let names = modules.map { $0.targetName ?? $0.name }.joined(separator: ", ")
        let examples = App.projects(below: root).map { String($0.path.dropFirst(root.path.count + 1)) }
        let hint =
            examples.isEmpty
            ? "A library has no app to run: write one Swift file with an app delegate that shows it, in the same folder."
            : "A library has no app to run; below it there are: \(examples.joined(separator: ", "))"
        return """
            \(names): there is no entry point.
            An app begins in a class with @main or @UIApplicationMain, or in a main.swift.
            \(hint)
            'interlude port --check' tells whether it compiles.
            """
    }

    /// The projects in the folders of a folder, those of other people's libraries left out.
    static func projects(below folder: URL) -> [URL] {
        FileTree.files(below: folder).filter {
            $0.pathExtension == "xcodeproj" && $0.deletingLastPathComponent() != folder
        }
    }
}
