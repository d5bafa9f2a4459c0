import InterludeStage

// The former name, for one release.

extension MatrixFailure.Case {
    /// The former name of `configuration`.
    @available(*, deprecated, renamed: "configuration")
    public var setting: Stage.Configuration { configuration }
}
