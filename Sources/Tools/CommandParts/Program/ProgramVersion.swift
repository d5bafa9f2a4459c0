/// The version of Interlude: the one place in which it is written down. `script/sdk` and `script/release` read it here.
package enum ProgramVersion {
    /// Major, minor and patch version.
    package static let number = "0.2.0"
}
