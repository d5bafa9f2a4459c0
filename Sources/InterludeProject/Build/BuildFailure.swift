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
        /// Where it could come from, as far as the project says.
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

    init(compiler output: String) {
        errors = CompilerError.errors(in: output)
        self.output = output
    }

    init(missing: [MissingModule]) {
        self.missing = missing
        let lines = missing.map { module in
            let origin = module.origin.map { " (\($0))" } ?? ""
            return "there is no module \(module.name)\(origin), imported by \(module.places.joined(separator: ", "))"
        }
        let names = missing.map { "--without \($0.name)" }.joined(separator: " ")
        let hint =
            "A library's sources are found in a folder of its name beside the project. \(names) leaves out the files "
            + "that import it."
        output = (lines + [hint]).joined(separator: "\n")
    }

    package init(_ output: String) { self.output = output }

    /// Says where missing modules could come from.
    ///
    /// - Parameters:
    ///   - packages: Addresses of packages that the project wants.
    ///   - pods: Names of pods that its `Podfile` wants.
    func naming(packages: [String], pods: [String]) -> BuildFailure {
        guard !missing.isEmpty else { return self }
        return BuildFailure(
            missing: missing.map { module in
                var module = module
                let name = module.name.lowercased()
                module.origin = packages.first {
                    URL(string: $0)?.deletingPathExtension().lastPathComponent.lowercased() == name
                }
                if module.origin == nil, pods.contains(where: { $0.lowercased() == name }) {
                    module.origin = "a pod of the Podfile, whose sources are not there"
                }
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
