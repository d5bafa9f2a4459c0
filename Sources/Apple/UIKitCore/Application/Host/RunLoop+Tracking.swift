extension RunLoop.Mode {
    /// The mode while a finger is on the screen. The loop here goes on as ever then, so the name stands for the modes that
    /// always run: a timer that is added for it is called all the time.
    public static var tracking: RunLoop.Mode { .common }
}
