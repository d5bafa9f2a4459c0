import Foundation

/// Why an app could not be built.
package struct BuildFailure: Error, Sendable, CustomStringConvertible {
    /// The compiler's errors, at the places that the app's author knows.
    package var errors: [CompilerError] = []
    /// Modules that are not there, with the files that import them.
    package var missing: [MissingModule] = []
    /// All that was said, for a terminal.
    package var output: String

    package struct MissingModule: Sendable, Hashable, Codable {
        package let name: String
        /// As in `/a/B.swift:3`.
        package let places: [String]
        /// How to get it, as far as the project says where it comes from.
        package var origin: String?
    }

    /// What programs read.
    package struct Report: Codable, Hashable, Sendable {
        package let errors: [CompilerError]
        package let missing: [MissingModule]
        package let message: String
    }

    package var report: Report { Report(errors: errors, missing: missing, message: output) }

    package var description: String { output }

    init(errors: [CompilerError]) {
        self.errors = errors
        output = errors.map(\.message).joined(separator: "\n")
    }

    init(compiler output: String) {
        errors = CompilerError.errors(in: output)
        self.output = output + BuildFailure.advice(errors)
    }

    /// What else can be done about types that nobody declares.
    private static func advice(_ errors: [CompilerError]) -> String {
        let names = errors.compactMap { error in
            error.message.firstMatch(of: #/^cannot find (?:type )?'([A-Z]\w+)' in scope/#).map { String($0.output.1) }
        }
        let different = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        guard !different.isEmpty, different.count < 8 else { return "" }
        return "\n--without \(different.joined(separator: ",")) removes the code that needs "
            + (different.count == 1 ? "it." : "them.")
    }

    init(missing: [MissingModule]) {
        self.missing = missing
        let lines = missing.map { module in
            "there is no module \(module.name), imported by \(module.places.joined(separator: ", "))"
                + (module.origin.map { "\n    \($0)" } ?? "")
        }
        let names = missing.map(\.name).joined(separator: ",")
        let hint =
            "A library's sources are found in a folder of its name beside the project or its repository. --without \(names) "
            + "removes the code that needs \(missing.count == 1 ? "it" : "them")."
        output = (lines + [hint]).joined(separator: "\n")
    }

    /// Notes about missing modules, for an app that is built without the code that needs them.
    var leftOutNotes: [String] {
        missing.map { module in
            BuildFailure.leftOutNote(module.name) + (module.origin.map { "\n    \($0)" } ?? "")
        }
    }

    /// The note about a missing module that stops no build.
    package static func leftOutNote(_ name: String) -> String {
        "there is no module \(name): what needs it is left out (--strict stops)"
    }

    package init(_ output: String) { self.output = output }

    /// Says where missing modules could come from.
    ///
    /// - Parameter folder: The app's.
    func naming(around folder: URL) -> BuildFailure {
        guard !missing.isEmpty else { return self }
        let around = FoldersAround(folder)
        let place = around.neighbourhood ?? folder
        return BuildFailure(
            missing: missing.map { module in
                var module = module
                let files = module.places.compactMap { $0.split(separator: ":").first.map(String.init) }
                let near = files.flatMap {
                    FoldersAround(URL(fileURLWithPath: $0).deletingLastPathComponent(), levels: 6).folders
                }
                let origin = ModuleOrigins(in: near + around.folders).origin(of: module.name)
                module.origin = origin?.advice(module.name, in: place)
                return module
            })
    }

    /// What may be the reason of it.
    func adding(_ notes: [String]) -> BuildFailure {
        var result = self
        result.output = ([output] + notes).joined(separator: "\n")
        return result
    }
}
