import InterludeFoundation
import TestStages
import Testing
import UIKit

/// A view that nobody holds lives until the turn of the run loop ends when it is taken out of its superview.
@MainActor
@Suite(.serialized)
struct RemovedViewTests {
    @Test func `a pool of one's own lets it go at its end`() {
        let stage = Stage(root: UIViewController())
        let parent = UIView()
        weak var outside: UIView?
        weak var inside: UIView?
        do {
            let (a, b) = (UIView(), UIView())
            parent.addSubview(a)
            parent.addSubview(b)
            (outside, inside) = (a, b)
        }
        outside?.removeFromSuperview()
        let wasThere = autoreleasepool {
            inside?.removeFromSuperview()
            return inside != nil
        }
        #expect(wasThere && inside == nil && outside != nil)
        stage.host.advance(by: 0.1)
        #expect(outside == nil)
    }
}
