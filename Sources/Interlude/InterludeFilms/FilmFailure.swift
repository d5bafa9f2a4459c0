/// A film that could not be recorded, or that differs from its golden. Thrown from a test, it fails the test.
public struct FilmFailure: Error, Equatable, CustomStringConvertible {
    /// The reason, with the files to look at.
    public let description: String

    init(_ description: String) { self.description = description }
}
