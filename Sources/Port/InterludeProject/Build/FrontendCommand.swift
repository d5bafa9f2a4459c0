import Foundation

/// How the compiler's own frontend is called for one file: what the driver would call, without the driver, which takes longer
/// than to compile a small file.
struct FrontendCommand: Codable, Hashable {
    private let program: String
    private let arguments: [String]

    /// Asks the driver.
    init(_ common: [String], files: [URL]) throws {
        let sample = Array(files.prefix(2).map(\.path))
        let result = try Tool.run("swiftc", ["-###", "-c"] + common + sample)
        let words =
            result.output.split(separator: "\n").lazy.map { ShellWords.split($0) }
            .first { $0.contains("-frontend") && $0.contains("-c") } ?? []
        guard result.status == 0, let program = words.first else {
            throw AppError("the compiler does not say how it is called:\n\(result.output)")
        }
        self.program = program
        arguments = FrontendCommand.common(Array(words.dropFirst()), without: Set(sample))
    }

    /// What is the same for all files.
    private static func common(_ words: [String], without files: Set<String>) -> [String] {
        var result: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "-frontend", "-c", "-primary-file": break
            case "-o", "-output-filelist", "-supplementary-output-file-map": _ = rest.popFirst()
            default: if !files.contains(word) { result.append(word) }
            }
        }
        return result
    }

    /// Compiles some of a module's files in one process, and has written down what they use of the others.
    ///
    /// - Returns: What the compiler says, and whether it made all objects.
    func compile(
        _ files: [URL], among all: [URL], object: (URL) -> URL, dependencies: (URL) -> URL
    ) throws -> (isDone: Bool, output: String) {
        let chosen = Set(files)
        // In the module's order, which the outputs follow.
        let inputs = all.flatMap { chosen.contains($0) ? ["-primary-file", $0.path] : [$0.path] }
        let outputs = all.filter(chosen.contains).flatMap { file in
            ["-emit-reference-dependencies-path", dependencies(file).path, "-o", object(file).path]
        }
        let result = try Tool.run(program, ["-frontend", "-c"] + inputs + arguments + outputs)
        return (result.status == 0, result.output)
    }
}
