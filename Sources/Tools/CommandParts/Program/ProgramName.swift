import Foundation

/// The name of the running program, for its help and its errors.
package enum ProgramName {
    /// The name of its file. The package manager calls `interlude` after its target where it is built without products.
    package static let current: String = {
        let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "interlude").lastPathComponent
        return name == "InterludeCommand" ? "interlude" : name
    }()
}
