import InterludeGoldens
import Testing

/// A trait that sets the golden mode of a test or a suite.
///
///     @MainActor @Suite(.films(.record)) struct DoorTests { … }
public struct FilmsTrait: SuiteTrait, TestTrait, TestScoping {
    let mode: GoldenMode

    /// Always `true`: a suite's trait applies to all of its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await GoldenMode.$scoped.withValue(mode, operation: function)
    }
}

extension Trait where Self == FilmsTrait {
    /// Sets the golden mode of the test, or of all tests in the suite. An expectation's argument precedes it.
    public static func films(_ mode: GoldenMode) -> FilmsTrait { FilmsTrait(mode: mode) }
}
