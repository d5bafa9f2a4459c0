import Combine
import Foundation
import InterludeStage
import TestStages
import Testing
import UIKit

/// Timers of Combine run on the stage's clock.
@MainActor @Suite(.withoutThreadSanitizer) struct TimerPublisherTests {
    private let log = WorkLog()

    private func onStage(_ body: (Stage) -> Void) {
        let stage = Stage(rootViewController: UIViewController(), scale: 1)
        defer { stage.close() }
        body(stage)
    }

    @Test func `an autoconnected timer fires until it is canceled`() {
        onStage { stage in
            let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
            let subscription = timer.sink { [log] _ in log.note("tick") }
            stage.advance(by: 1.2)
            subscription.cancel()
            stage.advance(by: 1)
            #expect(log.lines == ["tick 500", "tick 1000"])
        }
    }

    @Test func `a timer begins when it is connected`() {
        onStage { stage in
            let timer = Timer.publish(every: 0.5, on: .main, in: .default)
            let subscription = timer.sink { [log] _ in log.note("tick") }
            stage.advance(by: 1)
            #expect(log.lines.isEmpty)
            let connection = timer.connect()
            stage.advance(by: 0.6)
            connection.cancel()
            stage.advance(by: 1)
            #expect(log.lines == ["tick 1500"])
            subscription.cancel()
        }
    }

    @Test func `a countdown ends itself`() {
        onStage { stage in
            let subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                .scan(3) { count, _ in count - 1 }
                .prefix { $0 >= 0 }
                .sink(receiveCompletion: { [log] _ in log.note("end") }, receiveValue: { [log] in log.note($0) })
            stage.advance(by: 6)
            #expect(log.lines == ["2 1000", "1 2000", "0 3000", "end 4000"])
            subscription.cancel()
        }
    }
}
