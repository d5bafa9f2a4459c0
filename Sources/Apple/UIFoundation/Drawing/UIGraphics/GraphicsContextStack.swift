import CoreGraphics

/// The contexts being drawn into, innermost last: one stack a thread, as on iOS.
///
/// A context may be pushed as a promise: it is made when somebody asks for it. A view whose `draw(_:)` draws nothing so
/// never costs a bitmap.
package enum GraphicsContextStack {
    private final class Entry {
        var context: CGContext?
        let make: (() -> CGContext)?

        init(context: CGContext?, make: (() -> CGContext)?) {
            self.context = context
            self.make = make
        }
    }

    private static let stack = ThreadStack<Entry>()

    /// The context drawing goes to, or `nil` outside of drawing. Keeps a promised context's promise.
    package static var current: CGContext? {
        guard let entry = stack.last else { return nil }
        if entry.context == nil { entry.context = entry.make?() }
        return entry.context
    }

    /// Makes `context` the current one.
    package static func push(_ context: CGContext) { stack.push(Entry(context: context, make: nil)) }

    /// Makes current the context that `make` will make at the first use.
    package static func push(whenNeeded make: @escaping () -> CGContext) {
        stack.push(Entry(context: nil, make: make))
    }

    /// Makes the context before the current one current again.
    ///
    /// - Returns: The context taken away; `nil` if it was only promised and nobody needed it.
    @discardableResult
    package static func pop() -> CGContext? {
        guard let entry = stack.popLast() else {
            fatalError("UIGraphicsPopContext without UIGraphicsPushContext")
        }
        return entry.context
    }

    /// Runs `body` with `context` as the current one.
    package static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try body()
    }
}
