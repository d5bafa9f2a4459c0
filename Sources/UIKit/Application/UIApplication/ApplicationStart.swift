import QuartzCore

/// An application that is about to start, in the hands of who gives it a host: a window of its own, or `interlude run`.
@MainActor package final class ApplicationStart {
    private let makeDelegate: () -> (any UIApplicationDelegate)?

    init(_ makeDelegate: @escaping () -> (any UIApplicationDelegate)?) { self.makeDelegate = makeDelegate }

    /// Starts the application on a host, which becomes the current one.
    package func launch(on host: Host) {
        host.makeCurrent()
        ApplicationRunner.launch(host, makeDelegate())
    }
}

extension ApplicationStart {
    /// Takes an application that starts, and returns when it has ended.
    typealias Session = @convention(c) (UnsafeMutableRawPointer) -> Int32

    /// What starts the application instead of a window: a function of a library that stands above this one, and is there only in
    /// programs that `interlude run` makes.
    static var session: Session? {
        guard ProcessInfo.processInfo.environment[ApplicationStart.variable] != nil,
            let symbol = dlsym(dlopen(nil, RTLD_NOW), "interlude_run_application")
        else { return nil }
        return unsafeBitCast(symbol, to: Session.self)
    }

    /// The environment variable that tells such a program what to do.
    package nonisolated static let variable = "INTERLUDE_SESSION"

    /// For the session, which releases it.
    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// The application that a session was called with.
    package nonisolated static func taken(_ pointer: UnsafeMutableRawPointer) -> ApplicationStart {
        Unmanaged<ApplicationStart>.fromOpaque(pointer).takeRetainedValue()
    }
}
