import CRuntimeSupport
import QuartzCore

/// An application that is about to start, in the hands of whoever gives it a host: the loop of a window, the tools, or `interlude run`.
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
    /// What the application is made of, where it is a subclass; the name that `UIApplicationMain` or the property list gives.
    static var applicationClass: UIApplication.Type?

    /// Takes an application that starts, and returns when it has ended.
    typealias Session = @convention(c) (UnsafeMutableRawPointer) -> Int32

    /// What starts the application: a function of a library that stands above this one. Instead of the window's loop it is one
    /// that only programs have that `interlude run` makes, or that are linked with the tools.
    static var session: Session? {
        let environment = ProcessInfo.processInfo.environment
        if environment[ApplicationStart.variable] != nil,
            let symbol = dlsym(dlopen(nil, RTLD_NOW), "interlude_run_application")
        {
            return unsafeBitCast(symbol, to: Session.self)
        }
        guard let wish = toolVariables.first(where: { environment[$0]?.isEmpty == false }) else {
            return application_window_session()
        }
        if let session = application_tools_session() { return session }
        let note = "\(wish) is set, but this program has no tools: add the product InterludeTools to its target\n"
        FileHandle.standardError.write(Data(note.utf8))
        return application_window_session()
    }

    /// Asks for the inspector beside a window.
    package nonisolated static let inspectorVariable = "INTERLUDE_INSPECTOR"
    /// Asks for a page in browsers, at a port or at `address:port`.
    package nonisolated static let serveVariable = "INTERLUDE_SERVE"
    private static let toolVariables = [inspectorVariable, serveVariable]

    /// The environment variable that tells such a program what to do.
    package nonisolated static let variable = "INTERLUDE_SESSION"

    /// For the session, which releases it.
    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// The application that a session was called with.
    package nonisolated static func taken(_ pointer: UnsafeMutableRawPointer) -> ApplicationStart {
        Unmanaged<ApplicationStart>.fromOpaque(pointer).takeRetainedValue()
    }
}
