import Foundation
import InterludePort

/// What of an app will run here, and what is missing.
package struct AppReport: Codable, Equatable, Sendable {
    package var modules: [Module]
    /// Its storyboards and nib files; `nil` where nobody has looked.
    package var interfaceFiles: [InterfaceFile]?

    package init(modules: [Module]) { self.modules = modules }

    /// A storyboard or nib file.
    package struct InterfaceFile: Codable, Equatable, Sendable {
        package let path: String
        /// How many elements and attributes it has, without those for Interface Builder alone, and how many are taken over.
        package let elements: Int
        package let knownElements: Int
        package let attributes: Int
        package let knownAttributes: Int
        /// What is left out, with the most used first.
        package let missing: [Missing]
        /// Why it cannot be read at all, if so.
        package let fault: String?

        package init(
            path: String, elements: Int = 0, knownElements: Int = 0, attributes: Int = 0, knownAttributes: Int = 0,
            missing: [Missing] = [], fault: String? = nil
        ) {
            self.path = path
            self.elements = elements
            self.knownElements = knownElements
            self.attributes = attributes
            self.knownAttributes = knownAttributes
            self.missing = missing
            self.fault = fault
        }
    }

    /// One of the app's modules.
    package struct Module: Codable, Equatable, Sendable {
        package let name: String
        package let files: Int
        package let lines: Int
        /// What could not be rewritten.
        package let remarks: [Remark]
        /// What is not there, with the most used first.
        package let missing: [Missing]
        /// What else the compiler says.
        package let errors: [CompilerError]
        /// What the compiler says because of what is missing.
        package let consequences: [CompilerError]
        /// Whether the compiler was asked; without Interlude's built modules it cannot be.
        package let isCompiled: Bool
        package let notes: [String]

        package init(
            name: String, files: Int, lines: Int, remarks: [Remark], missing: [Missing], errors: [CompilerError],
            consequences: [CompilerError] = [], isCompiled: Bool, notes: [String]
        ) {
            self.name = name
            self.files = files
            self.lines = lines
            self.remarks = remarks
            self.missing = missing
            self.errors = errors
            self.consequences = consequences
            self.isCompiled = isCompiled
            self.notes = notes
        }

        package var isReady: Bool { compiles && remarks.isEmpty }
        package var compiles: Bool {
            // A target of scripts alone has nothing that could fail.
            if files == 0, notes.isEmpty { return true }
            return isCompiled && missing.isEmpty && errors.isEmpty && consequences.isEmpty
        }
    }

    /// A name that is not there.
    package struct Missing: Codable, Equatable, Sendable {
        package let name: String
        package let uses: Int
        /// The first of them: `path:line:column`.
        package let places: [String]

        package init(name: String, uses: Int, places: [String]) {
            self.name = name
            self.uses = uses
            self.places = places
        }
    }

    package var isReady: Bool { modules.allSatisfy(\.isReady) }
}

/// Looks at an app.
package struct AppCheck {
    private let modules: BuiltModules?
    /// How many places of a missing name are listed.
    private static let places = 5

    /// - Parameter modules: Interlude's; without them the compiler is not asked.
    package init(modules: BuiltModules?) { self.modules = modules }

    package func report(_ app: App) throws -> AppReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "interlude-port-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = PortOptions()
        options.modules.formUnion(app.modules.map(\.name))
        if app.modules.count > 1 {
            options.typesOfOthers = app.modules.reduce(into: []) { $0.formUnion(Port.namesToTell(of: $1.files)) }
        }
        options.dropsMissingImports = true
        let imported = app.modules.reduce(into: Set<String>()) { $0.formUnion(app.imports(of: $1)) }
        return AppReport(
            modules: try app.ordered.map {
                try report($0, options, folder, isImported: imported.contains($0.name))
            })
    }

    private func report(
        _ module: AppModule, _ options: PortOptions, _ folder: URL, isImported: Bool
    ) throws -> AppReport.Module {
        let sources = module.files
        let ported = Port(options: options.of(module)).port(sources)
        let errors = try compile(module, ported, folder, isImported: isImported)
        let sorted = SortedErrors(errors ?? [])
        let missing = Dictionary(grouping: sorted.missing) { $0.missingName ?? "" }
        return AppReport.Module(
            name: module.name, files: sources.count,
            lines: sources.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }, remarks: ported.remarks,
            missing: missing.map(self.missing).sorted { ($1.uses, $0.name) < ($0.uses, $1.name) },
            errors: sorted.others, consequences: sorted.consequences, isCompiled: errors != nil, notes: module.allNotes)
    }

    private func missing(_ name: String, _ errors: [CompilerError]) -> AppReport.Missing {
        AppReport.Missing(
            name: name, uses: errors.count,
            places: errors.prefix(AppCheck.places).map { "\($0.path):\($0.line):\($0.column)" })
    }

    /// What the compiler says of the ported sources; `nil` where it cannot be asked.
    private func compile(
        _ module: AppModule, _ ported: PortedModule, _ folder: URL, isImported: Bool
    ) throws -> [CompilerError]? {
        guard let modules, !ported.files.isEmpty else { return nil }
        let below = folder.appendingPathComponent(module.name)
        let paths = try PortedOutput.write(ported, to: below)
        let common =
            module.compilerArguments(modules, paths: paths, modulesIn: folder) + paths.map(\.path)
        // As a whole: file by file the compiler ends with the first that has an error.
        var flags = ["-typecheck", "-wmo"]
        if isImported {
            // For the app's other modules, whether or not this one is free of errors.
            let product = folder.appendingPathComponent("\(module.name).swiftmodule").path
            flags = [
                "-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-emit-module", "-wmo", "-o", product,
            ]
        }
        return CompilerError.errors(in: try Tool.run("swiftc", flags + common).output)
    }
}

/// Ported files on disk.
package enum PortedOutput {
    /// Writes a module's files and the table of its classes; files that are there with the same text stay untouched.
    ///
    /// - Returns: The Swift files, in the module's order.
    @discardableResult
    package static func write(_ module: PortedModule, to folder: URL) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = names(of: module.files)
        var result: [URL] = []
        for (file, name) in zip(module.files, names) {
            let url = folder.appendingPathComponent(name)
            try write(Data(file.text.utf8), to: url)
            result.append(url)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(try encoder.encode(module.classes), to: folder.appendingPathComponent("classes.json"))
        return result
    }

    private static func write(_ data: Data, to url: URL) throws {
        guard (try? Data(contentsOf: url)) != data else { return }
        try data.write(to: url, options: .atomic)
    }

    /// Files of one name in several folders get a number, as a module's files need names of their own.
    static func names(of files: [PortedFile]) -> [String] {
        var used: [String: Int] = [:]
        return files.map { file in
            let number = used[file.outputName, default: 0] + 1
            used[file.outputName] = number
            return number == 1
                ? file.outputName : file.outputName.replacingOccurrences(of: ".swift", with: "-\(number).swift")
        }
    }
}
