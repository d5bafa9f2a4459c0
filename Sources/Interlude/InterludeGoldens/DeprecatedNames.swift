import InterludeStage

// The former name, for one release.

extension MatrixFailure.Case {
    @available(*, deprecated, renamed: "configuration")
    public var setting: Stage.Configuration { configuration }
}
