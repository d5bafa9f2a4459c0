import InterludeStage

extension Stage {
    /// Runs a test's body once for each configuration, and continues if one fails.
    ///
    ///     try Stage.matrix(Stage.Configuration.matrix(styles: [.light, .dark])) { setting in
    ///         let stage = Stage(rootViewController: list, configuration: setting)
    ///         defer { stage.close() }
    ///         …
    ///     }
    ///
    /// Issues of InterludeTesting's expectations contain the name of the configuration. For XCTest, and for tests that
    /// compare several configurations; otherwise use a parameterized test, which shows each case. In a divided run
    /// (`INTERLUDE_SHARD`) each shard runs the body for its own configurations, unless the test is divided as a whole.
    ///
    /// - Throws: `MatrixFailure` with the names of the configurations whose body threw.
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

/// The error of `Stage.matrix` if the body threw for some configurations.
public struct MatrixFailure: Error, CustomStringConvertible {
    /// A configuration and the error of its body.
    public struct Case: Sendable {
        /// The configuration.
        public let configuration: Stage.Configuration
        /// The thrown error.
        public let error: any Error
    }

    /// The configurations whose body threw, in the order in which they ran.
    public let failures: [Case]
    /// The number of configurations.
    public let count: Int

    /// The number of failures, and the error of each.
    public var description: String {
        let lines = failures.map { "  \($0.configuration): \($0.error)" }
        return "\(failures.count) of \(count) settings failed:\n" + lines.joined(separator: "\n")
    }
}
