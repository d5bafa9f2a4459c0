import QuartzCore
import InterludeStage
import Testing
import UIKit

/// Time in which nothing can be noticed goes by at once, and nobody can tell.
@MainActor @Suite struct UnwatchedTimeTests {
    @MainActor private final class Place: NSObject {
        let host = HeadlessHost()
        let list = UIViewController()
        let navigation: UINavigationController
        let window = UIWindow()
        var log: [String] = []

        init(skips: Bool = true) {
            navigation = UINavigationController(rootViewController: list)
            super.init()
            host.skipsUnwatchedTime = skips
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            host.advance(by: 1)
        }

        func note(_ word: String) { log.append("\(word) at \(host.now) of \(CACurrentMediaTime())") }
        func tick(_ link: CADisplayLink) { note("tick \(link.timestamp)") }

        func fade(_ duration: TimeInterval, delay: TimeInterval = 0) {
            UIView.animate(withDuration: duration, delay: delay) {
                self.list.view.alpha = self.list.view.alpha == 1 ? 0 : 1
            } completion: {
                self.note("faded \($0)")
            }
        }
    }

    @Test func `frames before the end of an animation are skipped`() {
        let place = Place()
        place.fade(1)
        // It begins now; in the sixtieth frame it ends.
        place.host.step()
        #expect(place.host.skipUnwatched(atMost: 500) == 58)
        #expect(place.log.isEmpty)
        place.host.step()
        #expect(place.log == ["faded true at \(place.host.now) of \(place.host.now)"])
    }

    @Test func `nothing at all lets any time go by`() {
        let place = Place()
        #expect(place.host.skipUnwatched(atMost: 216_000) == 216_000)
        #expect(place.host.clock.elapsed > 3600)
    }

    @Test func `a display link and a finger that is down see every frame`() throws {
        let place = Place()
        place.fade(1)
        place.host.step()
        let link = CADisplayLink(target: place, selector: Selector(Place.tick(_:)))
        link.add(to: .main, forMode: .common)
        #expect(place.host.skipUnwatched(atMost: 10) == 0)
        link.isPaused = true
        #expect(place.host.skipUnwatched(atMost: 10) == 10)
        link.invalidate()
        try place.host.play("0:9,99 0.2:99,99 0.2:up")
        place.host.step()
        #expect(place.host.skipUnwatched(atMost: 10) == 0)
    }

    @Test func `work on the main queue and timers come at their times`() {
        func run(skips: Bool) -> [String] {
            let place = Place(skips: skips)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                place.note("queue")
                place.fade(0.2)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { place.note("inner") }
            }
            MainTimer.schedule(after: 0.123) { place.note("timer") }
            place.fade(0.25, delay: 0.1)
            place.host.advance(by: 5)
            return place.log
        }
        let log = run(skips: true)
        #expect(log.count == 5)
        #expect(log == run(skips: false))
    }

    @Test(arguments: [true, false])
    func `a swipe that is let go tells the same, finished and called off`(finishes: Bool) throws {
        func run(skips: Bool) throws -> [String] {
            let place = Place(skips: skips)
            place.navigation.pushViewController(UIViewController(), animated: true)
            place.host.advanceUntilIdle()
            let width = finishes ? 300 : 60
            try place.host.play("0:1,400 0.5:\(width),400 0.8:\(width),400 0.8:up")
            place.host.advance(by: 0.4)
            place.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
                place.note("let go \(context.isCancelled) at \(context.percentComplete)")
            }
            place.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                place.note("over \(context.isCancelled)")
            }
            place.host.advanceUntilIdle()
            place.note("idle with \(place.navigation.viewControllers.count)")
            return place.log
        }
        let log = try run(skips: true)
        #expect(log.count == 3 && log.last?.hasPrefix(finishes ? "idle with 1" : "idle with 2") == true)
        #expect(try log == run(skips: false))
    }

    @Test func `what is shown after skipped time is what each frame would have led to`() {
        func run(skips: Bool) -> [Float] {
            let place = Place(skips: skips)
            place.fade(1)
            return (1...6).map { _ in
                place.host.advance(by: 0.15)
                return place.list.view.layer.presentation()?.opacity ?? -1
            }
        }
        let shown = run(skips: true)
        #expect(Set(shown).count == 6)
        #expect(shown == run(skips: false))
    }
}
