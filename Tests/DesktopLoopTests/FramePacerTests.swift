import Testing
import WindowSystem

@Suite("The rhythm of frames")
struct FramePacerTests {
    private let frame = 1 / 60.0

    /// Makes turns that begin when they are due and take so long, and gives their beginnings.
    private func beginnings(_ pacer: inout FramePacer, work: Double, from start: Double, count: Int) -> [Double] {
        var (times, time) = ([Double](), start)
        for _ in 0..<count {
            times.append(time)
            pacer.turnEnded(begunAt: time, now: time + work, waitsForDisplay: false)
            time = max(pacer.due, pacer.earliest, time + work)
        }
        return times
    }

    @Test(arguments: [0.001, 0.007, 0.014])
    func `what moves has a frame with each refresh, however long the work takes`(work: Double) {
        var pacer = FramePacer(refreshRate: 60)
        let times = beginnings(&pacer, work: work, from: 100, count: 20)
        for (a, b) in zip(times.dropFirst(2), times.dropFirst(3)) { #expect(abs(b - a - frame) < 1e-9) }
    }

    @Test(arguments: [0.001, 0.004, 0.007])
    func `input that comes just after a turn began is shown within a refresh`(work: Double) {
        var pacer = FramePacer(refreshRate: 60)
        _ = beginnings(&pacer, work: work, from: 100, count: 10)
        let start = pacer.due
        pacer.turnEnded(begunAt: start, now: start + work, waitsForDisplay: false)
        #expect(pacer.earliest + work - start <= frame)
        #expect(pacer.earliest >= start + work)
    }

    @Test func `input that never ends makes no more than twice the display's frames`() {
        var pacer = FramePacer(refreshRate: 60)
        var (time, count) = (100.0, 0)
        while time < 101 {
            pacer.turnEnded(begunAt: time, now: time + 0.012, waitsForDisplay: false)
            time = max(time + 0.012, pacer.earliest)
            count += 1
        }
        #expect(count <= 121)
    }

    @Test func `after a turn that took too long the rhythm goes on without a race`() {
        var pacer = FramePacer(refreshRate: 60)
        _ = beginnings(&pacer, work: 0.002, from: 100, count: 10)
        let start = pacer.due
        pacer.turnEnded(begunAt: start, now: start + 0.2, waitsForDisplay: false)
        #expect(pacer.due >= start + 0.2)
    }

    @Test func `where the display sets the pace nothing waits a second time`() {
        var pacer = FramePacer(refreshRate: 60)
        pacer.turnEnded(begunAt: 100, now: 100 + frame, waitsForDisplay: true)
        #expect(pacer.due == 100 + frame)
        #expect(pacer.earliest == 100 + frame)
    }
}
