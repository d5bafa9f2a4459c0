import InterludeFoundation
import Testing
import UIKit

/// Key-value observing of UIKit's properties.
@MainActor
struct ObservingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `observers stay where an app takes its own associated objects away`() {
        var told = 0
        let observation = view.observe(\.isHidden) { _, _ in told += 1 }
        objc_removeAssociatedObjects(view)
        view.isHidden = true
        #expect(told == 1)
        observation.invalidate()
    }
}
