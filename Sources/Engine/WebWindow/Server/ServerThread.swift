import CSoup
import Foundation

/// The thread on which the server lives: GLib's loop runs there, and everything of libsoup's is touched there alone.
final class ServerThread: Sendable {
    private let loop = GLibLoop()
    private let ended = DispatchSemaphore(value: 0)

    init() {
        let thread = Thread { [loop, ended] in
            loop.run()
            ended.signal()
        }
        thread.name = "interlude-serve"
        thread.start()
    }

    deinit { loop.quit() }

    /// Runs a closure on the thread, after those that were handed over before.
    func async(_ body: @escaping @Sendable () -> Void) { loop.attach(g_idle_source_new(), body) }

    /// Runs a closure on the thread when so many seconds are over.
    func async(after delay: Double, _ body: @escaping @Sendable () -> Void) {
        loop.attach(g_timeout_source_new(guint(max(0, delay) * 1000)), body)
    }

    /// Runs a closure on the thread and waits for it. Must not be called on the thread itself.
    func sync<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let done = DispatchSemaphore(value: 0)
        let answer = Answer<Result>()
        async {
            answer.value = body()
            done.signal()
        }
        done.wait()
        guard let value = answer.value else { preconditionFailure("The server's thread signals after it has answered") }
        return value
    }

    /// Lets the thread work for some seconds more, ends it, and waits for its end.
    func stop(after delay: Double) {
        async(after: delay) { [loop] in loop.quit() }
        _ = ended.wait(timeout: .distantFuture)
    }
}

/// Carries a result from one thread to another one that waits for it.
private final class Answer<Value>: @unchecked Sendable {
    var value: Value?
}

/// GLib's loop and its context. GLib makes both safe to use from any thread.
private final class GLibLoop: @unchecked Sendable {
    private let context = g_main_context_new()
    private let loop: OpaquePointer?

    init() { loop = g_main_loop_new(context, 0) }

    deinit {
        g_main_loop_unref(loop)
        g_main_context_unref(context)
    }

    func run() {
        g_main_context_push_thread_default(context)
        g_main_loop_run(loop)
        // What is still on its way, such as the last bytes of a connection, is let go of here and not on another thread.
        while g_main_context_iteration(context, 0) != 0 {}
        g_main_context_pop_thread_default(context)
    }

    func quit() { g_main_loop_quit(loop) }

    /// Gives the loop a source that runs the closure once.
    func attach(_ source: UnsafeMutablePointer<GSource>?, _ body: @escaping @Sendable () -> Void) {
        g_source_set_priority(source, 0)
        g_source_set_callback(
            source,
            { data in
                if let data { Boxed<@Sendable () -> Void>.value(at: data)() }
                return 0
            }, Boxed(body).retained(), Boxed<@Sendable () -> Void>.release)
        g_source_attach(source, context)
        g_source_unref(source)
    }
}
