import Foundation

/// The action for goldens, the references of a test's films and texts.
///
/// An expectation's argument decides, then the trait of the test or suite, then the environment variable
/// `INTERLUDE_GOLDEN`; the default is ``compare``.
public enum GoldenMode: String, CaseIterable, Sendable {
    /// Compares. A missing golden is recorded, and the test fails once, so that an unreviewed or a forgotten golden
    /// never passes.
    case compare
    /// Compares, and writes nothing. For continuous integration.
    case verify
    /// Makes everything a golden. A golden whose pixels are the same already is left as it is, to the byte.
    ///
    /// From the environment it passes. In the code, as an argument or a trait, it fails after recording, so that it is not
    /// forgotten there.
    case record
    /// Compares, and makes a golden of what differs or has none; what is within its tolerance is left as it is.
    ///
    /// From the environment it passes, and the report shows the old golden beside the new one. In the code it fails where it
    /// has recorded.
    case failed

    /// The name of the environment variable.
    public static let variable = "INTERLUDE_GOLDEN"

    /// The mode of a trait for the tests below it.
    @TaskLocal package static var scoped: GoldenMode?
}

extension GoldenMode {
    /// A mode, and whether it is set in the code.
    package struct Choice: Equatable, Sendable {
        package var mode: GoldenMode
        package var isInCode: Bool

        package init(mode: GoldenMode, isInCode: Bool) {
            self.mode = mode
            self.isInCode = isInCode
        }
    }

    /// An environment variable says something that is no mode.
    package struct Unknown: Error, Equatable, CustomStringConvertible {
        package let value: String
        package var description: String {
            let known = GoldenMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(GoldenMode.variable) is '\(value)'; it can be \(known)"
        }
    }

    /// The mode that counts.
    ///
    /// - Parameters:
    ///   - argument: What the expectation itself says.
    ///   - environment: The process's environment.
    /// - Throws: `Unknown`.
    package static func choose(
        _ argument: GoldenMode?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Choice {
        if let mode = argument ?? scoped { return Choice(mode: mode, isInCode: true) }
        guard let value = environment[variable], !value.isEmpty else { return Choice(mode: .compare, isInCode: false) }
        guard let mode = GoldenMode(rawValue: value) else { throw Unknown(value: value) }
        return Choice(mode: mode, isInCode: false)
    }
}
