import Testing
import UIKit

/// A view that nobody holds lives until the turn of the run loop ends when it is taken out of its superview.
@MainActor
@Suite(.statesOutcome, .serialized)
struct RemovedViewTests {
    private final class Ending: UIView {
        var end: () -> Void = {}
        isolated deinit { end() }
    }

    @Test func `what is held weakly can be put elsewhere`() {
        let stage = CompatibilityStage(root: UIViewController())
        let (first, second) = (UIView(), UIView())
        weak var weakly: UIView?
        do {
            let view = UIView()
            first.addSubview(view)
            weakly = view
        }
        weakly?.removeFromSuperview()
        #expect(weakly != nil && weakly?.superview == nil)
        if let weakly { second.addSubview(weakly) }
        stage.advance(by: 0.1)
        #expect(weakly?.superview === second)
    }

    @Test func `it goes at the end of the turn in which it was taken out`() {
        let stage = CompatibilityStage(root: UIViewController())
        let parent = UIView()
        weak var weakly: UIView?
        do {
            let view = UIView()
            parent.addSubview(view)
            weakly = view
        }
        var wasThere = false
        DispatchQueue.main.async {
            weakly?.removeFromSuperview()
            wasThere = weakly != nil
        }
        stage.advance(by: 0.1)
        #expect(wasThere && weakly == nil)
    }

    @Test func `views go in the order in which they were taken out, with what they hold`() {
        let stage = CompatibilityStage(root: UIViewController())
        let parent = UIView()
        var log: [Int] = []
        for number in 0..<3 {
            let view = Ending()
            view.end = { log.append(number) }
            parent.addSubview(view)
        }
        // The last one takes another one out when it goes.
        do {
            let (last, inner) = (Ending(), Ending())
            inner.end = { log.append(4) }
            let other = UIView()
            other.addSubview(inner)
            last.end = { [weak inner] in
                log.append(3)
                inner?.removeFromSuperview()
                withExtendedLifetime(other) {}
            }
            parent.addSubview(last)
        }
        for view in parent.subviews { view.removeFromSuperview() }
        #expect(log.isEmpty)
        stage.advance(by: 0.1)
        #expect(log == [0, 1, 2, 3, 4])
    }

    @Test func `where no turn comes, views do not pile up`() {
        _ = CompatibilityStage(root: UIViewController())
        let parent = UIView()
        var alive = 0
        for _ in 0..<2000 {
            let view = Ending()
            alive += 1
            view.end = { alive -= 1 }
            parent.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(alive <= 257)
    }
}
