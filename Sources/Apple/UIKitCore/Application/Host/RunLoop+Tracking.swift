extension RunLoop.Mode {
    /// The mode during a touch. The run loop here does not change its mode, so this is the common modes:
    /// a timer that is added for it fires always.
    public static var tracking: RunLoop.Mode { .common }
}
