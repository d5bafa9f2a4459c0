import Dispatch
import QuartzCore
import Synchronization
import Testing

/// Which server shows a layer.
@MainActor
@Suite(.serialized) struct RenderServerTests {
    @Test func `a layer is shown by the server that it is attached to`() {
        let server = RenderServer()
        let layer = CALayer()
        #expect(RenderServer.showing(layer) === RenderServer.current)
        server.attach(layer)
        #expect(RenderServer.showing(layer) === server)
        server.detach(layer)
        #expect(RenderServer.showing(layer) === RenderServer.current)
    }

    @Test func `other servers may go on any thread while it is looked for`() {
        let server = RenderServer()
        let layer = CALayer()
        server.attach(layer)
        let makers = Makers()
        for _ in 0..<2 {
            DispatchQueue.global().async {
                for _ in 0..<2_000 { _ = RenderServer() }
                makers.remaining.wrappingSubtract(1, ordering: .sequentiallyConsistent)
            }
        }
        var isFound = true
        repeat {
            isFound = isFound && RenderServer.showing(layer) === server
        } while makers.remaining.load(ordering: .sequentiallyConsistent) > 0
        #expect(isFound)
        server.detach(layer)
    }
}

/// The threads that still make servers.
private final class Makers: Sendable {
    let remaining = Atomic(2)
}
