import QuartzCore
import Testing

/// Implicit animations and where they come from.
@MainActor
@Suite struct ActionTests {
    @Test func `the search goes delegate, actions, style, class`() {
        final class Named: NSObject, CAAction {
            let name: String
            init(_ name: String) { self.name = name }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
        }
        final class Delegate: NSObject, CALayerDelegate {
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        let layer = CALayer()
        func found() -> String? {
            let action = layer.action(forKey: "opacity")
            return (action as? Named)?.name ?? (action is CABasicAnimation ? "class" : nil)
        }
        #expect(found() == "class")
        layer.style = ["actions": ["opacity": Named("style")] as [String: any CAAction]]
        #expect(found() == "style")
        layer.actions = ["opacity": Named("actions")]
        #expect(found() == "actions")
        let delegate = Delegate()
        layer.delegate = delegate
        #expect(found() == "actions")
        delegate.answer = Named("delegate")
        #expect(found() == "delegate")
        delegate.answer = NSNull()
        #expect(found() == nil)
    }

    @Test func `an action sees the old value when it is looked for and the new one when it runs`() {
        final class Delegate: NSObject, CALayerDelegate, CAAction {
            var log: [Float] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                if event == "opacity" { log.append(layer.opacity) }
                return event == "opacity" ? self : nil
            }
            nonisolated func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                nonisolated(unsafe) let object = anObject
                MainActor.assumeIsolated { log.append((object as? CALayer)?.opacity ?? -1) }
            }
        }
        let stage = LayerStage()
        let (layer, delegate) = (stage.layer(), Delegate())
        layer.delegate = delegate
        layer.opacity = 0.25
        #expect(delegate.log == [1, 0.25])
        layer.opacity = 0.25
        #expect(delegate.log.count == 2)
    }
}
