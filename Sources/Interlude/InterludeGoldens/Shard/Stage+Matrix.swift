import InterludeStage

extension Stage {
    /// Runs a test's body once for each setting, to the last one even when some fail.
    ///
    ///     try Stage.matrix(Stage.Configuration.matrix(styles: [.light, .dark])) { setting in
    ///         let stage = Stage(rootViewController: list, configuration: setting)
    ///         defer { stage.close() }
    ///         …
    ///     }
    ///
    /// What InterludeTesting's expectations record inside names the setting. For XCTest, and for tests that look at several
    /// settings together; otherwise a parametrised test shows more. Where a run is divided (`INTERLUDE_SHARD`), and the test is
    /// not divided as a whole, each shard runs the body for its own settings.
    ///
    /// - Throws: `MatrixFailure` with the names of the settings whose body threw.
    public static func matrix(
        _ settings: [Configuration], fileID: String = #fileID, function: String = #function,
        _ body: (Configuration) throws -> Void
    ) throws {
        let process = ShardProcess.isChosen ? nil : try ShardProcess.ofTests()
        var failures: [MatrixFailure.Case] = []
        for setting in settings {
            do {
                try Configuration.$current.withValue(setting) {
                    let key = "\(fileID) \(function) [\(setting)]"
                    guard let process else { return try body(setting) }
                    try process.run(key, name: "\(setting)", in: (function, fileID)) { try body(setting) }
                }
            } catch {
                failures.append(MatrixFailure.Case(configuration: setting, error: error))
            }
        }
        guard failures.isEmpty else { throw MatrixFailure(failures: failures, count: settings.count) }
    }
}

/// The body of `Stage.matrix` threw for some settings.
public struct MatrixFailure: Error, CustomStringConvertible {
    /// One setting and what its body threw.
    public struct Case: Sendable {
        /// The configuration.
        public let configuration: Stage.Configuration
        /// The thrown error.
        public let error: any Error
    }

    /// The settings whose body threw, in the order in which they ran.
    public let failures: [Case]
    /// The number of configurations.
    public let count: Int

    /// The number of failures, and each with its error.
    public var description: String {
        let lines = failures.map { "  \($0.configuration): \($0.error)" }
        return "\(failures.count) of \(count) settings failed:\n" + lines.joined(separator: "\n")
    }
}
