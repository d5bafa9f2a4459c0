import Foundation
import InterludeStage
import TestStages
import Testing
import UIKit

/// Timers with selectors and delayed calls, on a stage's clock.
@MainActor @Suite(.withoutThreadSanitizer) struct DelayedCallTests {
    @MainActor fileprivate final class Target: NSObject {
        var heard: [String] = []
        func fire(_ timer: Timer) { heard.append("fire \(timer.userInfo as? String ?? "none")") }
        func call() { heard.append("call") }
        func say(_ word: NSString) { heard.append("call \(word)") }
    }

    private let target = Target()
    private let call = Selector(Target.call, named: "call")
    private let callWith = Selector(Target.say(_:), named: "say:")

    private func onStage(_ body: (Stage) -> Void) {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        body(stage)
    }

    @Test func `a timer calls its target's method with itself`() {
        onStage { stage in
            let timer = Timer.scheduledTimer(
                timeInterval: 0.1, target: target, selector: Selector(Target.fire(_:)), userInfo: "info", repeats: true)
            stage.advance(by: 0.25)
            timer.invalidate()
            stage.advance(by: 1)
            #expect(target.heard == ["fire info", "fire info"])
        }
    }

    @Test func `a timer that is not scheduled waits to be added`() {
        onStage { stage in
            let timer = Timer(timeInterval: 0.1, target: target, selector: call, userInfo: nil, repeats: false)
            stage.advance(by: 1)
            #expect(target.heard.isEmpty)
            RunLoop.main.add(timer, forMode: .common)
            stage.advance(by: 1)
            #expect(target.heard == ["call"])
            #expect(timer.userInfo == nil)
        }
    }

    @Test func `a timer that is not scheduled keeps what it was made with until it is over`() {
        onStage { stage in
            let fire = Selector(Target.fire(_:))
            let once = Timer(timeInterval: 0.1, target: target, selector: fire, userInfo: "once", repeats: false)
            let often = Timer(
                fireAt: Date(timeIntervalSinceNow: 0.2), interval: 0.1, target: target, selector: fire,
                userInfo: "often", repeats: true)
            #expect(once.userInfo as? String == "once" && often.userInfo as? String == "often")
            for timer in [once, often] { RunLoop.main.add(timer, forMode: .common) }
            stage.advance(by: 0.35)
            #expect(target.heard == ["fire once", "fire often", "fire often"])
            #expect(once.userInfo == nil && often.isValid)
            often.invalidate()
            #expect(often.userInfo == nil)
        }
    }

    @Test func `a timer lets go of what it was made with, though that holds the timer`() {
        final class Toast { var timer: Timer? }
        onStage { stage in
            weak var weakly: Toast?
            do {
                let toast = Toast()
                weakly = toast
                let timer = Timer(timeInterval: 0.1, target: target, selector: call, userInfo: toast, repeats: false)
                toast.timer = timer
                RunLoop.main.add(timer, forMode: .common)
            }
            #expect(weakly != nil)
            stage.advance(by: 0.2)
            #expect(weakly == nil)
        }
    }

    @Test func `an app's own class of timers stays what it is`() {
        final class Ticker: Timer {}
        onStage { stage in
            let timer = Ticker(timeInterval: 0.1, target: target, selector: call, userInfo: nil, repeats: false)
            RunLoop.main.add(timer, forMode: .common)
            stage.advance(by: 0.2)
            #expect(type(of: timer) == Ticker.self && target.heard == ["call"])
        }
    }

    @Test func `a call comes after its delay`() {
        onStage { stage in
            target.perform(callWith, with: "late" as NSString, afterDelay: 0.5)
            target.perform(call, with: nil, afterDelay: 0)
            #expect(target.heard.isEmpty)
            stage.advance(by: 0.25)
            #expect(target.heard == ["call"])
            stage.advance(by: 0.5)
            #expect(target.heard == ["call", "call late"])
        }
    }

    @Test func `delayed calls are taken back, all or those of a method and an argument`() {
        onStage { stage in
            for word in ["a", "b"] { target.perform(callWith, with: word as NSString, afterDelay: 0.1) }
            target.perform(call, with: nil, afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: callWith, object: "a" as NSString)
            stage.advance(by: 0.2)
            #expect(target.heard == ["call b", "call"])
            target.perform(call, with: nil, afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: target)
            stage.advance(by: 0.2)
            #expect(target.heard.count == 2)
        }
    }

    @Test func `a target lives until its call has come`() {
        onStage { stage in
            weak var weakly: Target?
            do {
                let other = Target()
                weakly = other
                other.perform(call, with: nil, afterDelay: 0.1)
            }
            #expect(weakly != nil)
            stage.advance(by: 0.2)
            #expect(weakly == nil)
        }
    }
}
