import InterludeGoldens

/// A file of the package that this program was built from.
package enum PackageSource {
    /// Returns the text of a file; `nil` where the package is not.
    ///
    /// - Parameter path: The path from the package's folder.
    package static func text(of path: String) -> String? { SourcePage(path: path)?.text }
}
