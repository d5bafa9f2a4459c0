import Inspector
import QuartzCore
import Testing
import UIKit

/// Timings that are edited in the time line.
@MainActor @Suite struct TimingTests {
    /// Selects the call that moves the screen to come.
    private func select(_ stage: InspectorStage) throws -> AnimationSource {
        let row = try #require(
            stage.model.record?.rows.first { $0.isApps && ["transform", "position.x"].contains($0.keyPath) })
        stage.model.select(source: try #require(row.bars.first).source)
        return try #require(stage.model.selectedSource)
    }

    /// A push that has begun, and its source.
    private func pushed(
        _ stage: InspectorStage, _ kind: ProbeAnimator.Kind = .block, duration: TimeInterval = 0.5
    ) throws -> (probe: ProbeAnimator, source: AnimationSource) {
        let probe = ProbeAnimator(kind, duration: duration)
        stage.push(probe)
        stage.turn(2)
        return (probe, try select(stage))
    }

    /// Gives the selected source another timing.
    private func edit(_ stage: InspectorStage, _ change: (inout AnimationTiming) -> Void) throws {
        var timing = try #require(stage.model.selectedSource?.timing)
        change(&timing)
        stage.model.setTiming(timing)
    }

    @Test(arguments: [ProbeAnimator.Kind.block, .spring, .propertyAnimator, .explicit])
    func `what runs takes the duration that is set`(_ kind: ProbeAnimator.Kind) throws {
        let stage = InspectorStage()
        let (probe, source) = try pushed(stage, kind)
        #expect(source.timing?.duration == 0.5 && !source.isEdited)
        try edit(stage) { $0.duration = 1 }
        #expect(source.isEdited && abs((stage.model.record?.total ?? 0) - 1) < 1e-6)
        let rest = try #require(stage.turn { probe.ends > 0 })
        #expect(abs(rest - 1) < 3.0 / 60)
        stage.turn(30)
        #expect(probe.ends == 1 && stage.model.record?.didComplete == true)
        #expect(stage.model.record?.events.contains { $0.isMisuse } == false)
    }

    @Test func `one call is one source, whatever it animates`() throws {
        let stage = InspectorStage()
        let (_, source) = try pushed(stage)
        let rows = try #require(stage.model.record?.rows).filter { $0.bars.contains { $0.source == source.number } }
        #expect(Set(rows.map(\.keyPath)) == ["transform", "opacity"])
        #expect(source.title == "UIView.animate" && source.kind == .block)
        try edit(stage) { $0.duration = 0.8 }
        let lengths = try #require(stage.model.record?.rows).flatMap(\.bars).filter { $0.source == source.number }
        #expect(lengths.allSatisfy { $0.length == 0.8 })
    }

    @Test func `another curve is seen at the moment that is held`() throws {
        let stage = InspectorStage()
        let (_, source) = try pushed(stage)
        stage.model.scrub(to: 0.5)
        stage.turn()
        let before = stage.picture()
        try edit(stage) { $0.curve = .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }
        #expect(stage.picture() != before)
        #expect(source.timing?.words == "ease in")
        try edit(stage) { $0.curve = .spring(dampingRatio: 0.6, velocity: 0) }
        #expect(source.timing?.words == "spring 0.60")
        stage.model.resetTiming()
        #expect(!source.isEdited && stage.picture().largestDifference(from: before) <= 1)
    }

    @Test func `a delay holds what waits for it at its beginning`() throws {
        let stage = InspectorStage()
        let (probe, source) = try pushed(stage)
        try edit(stage) { $0.delay = 0.5 }
        #expect(source.timing?.delay == 0.5)
        let rest = try #require(stage.turn { probe.ends > 0 })
        #expect(abs(rest - 1) < 3.0 / 60)
    }

    @Test func `the next run has the timing that was set, unless its code has another one`() throws {
        let stage = InspectorStage()
        _ = try pushed(stage, duration: 0.3)
        stage.turn(60)
        #expect(stage.model.record?.didComplete == true)
        try edit(stage) { $0.duration = 0.6 }
        for (declared, expected) in [(0.3, 0.6), (0.4, 0.4)] {
            stage.navigation.popViewController(animated: false)
            stage.turn(2)
            let probe = ProbeAnimator(.block, duration: declared)
            stage.push(probe)
            stage.turn()
            let rest = try #require(stage.turn { probe.ends > 0 })
            #expect(abs(rest - expected) < 3.0 / 60, "declared \(declared)")
            stage.turn(10)
        }
    }

    @Test func `key frames are shown and not edited`() throws {
        let stage = InspectorStage()
        let (_, source) = try pushed(stage, .keyframes)
        #expect(source.timing == nil && stage.model.timingCode == nil)
        stage.model.setTiming(AnimationTiming(duration: 1, curve: .bezier(x1: 0, y1: 0, x2: 1, y2: 1)))
        #expect(source.timing == nil && !source.isEdited)
    }

    @Test func `numbers are rounded to hundredths and kept in their ranges`() {
        let bent = AnimationTiming(
            delay: -1, duration: 0.123, curve: .bezier(x1: -0.5, y1: 0.333, x2: 1.5, y2: 9)
        ).rounded
        #expect(
            bent == AnimationTiming(delay: 0, duration: 0.12, curve: .bezier(x1: 0, y1: 0.33, x2: 1, y2: 2)))
        let spring = AnimationTiming(duration: 99, curve: .spring(dampingRatio: 0, velocity: -99)).rounded
        #expect(spring == AnimationTiming(duration: 10, curve: .spring(dampingRatio: 0.05, velocity: -20)))
    }

    // MARK: The pane

    @Test func `the end of a bar is dragged to another duration`() throws {
        let stage = InspectorStage()
        let (_, source) = try pushed(stage)
        stage.press("Space")
        let window = stage.inspector.window
        let handles = stage.views("BarHandle", in: window).map { $0.convert($0.bounds, to: window) }
        let end = try #require(handles.max { $0.minX < $1.minX })
        #expect(handles.count == 2)
        let total = try #require(stage.model.record?.total)
        let place = CGPoint(x: end.midX, y: end.midY)
        stage.drag(pane: [place, CGPoint(x: place.x - 30, y: place.y)])
        // The track is what the margins and the names leave of the pane.
        let expected = 0.5 - 30 * total / 156
        #expect(abs((source.timing?.duration ?? 0) - expected) < 0.006)
        #expect(source.timing?.delay == 0)
    }

    @Test func `a tap on a bar selects it and shows its numbers and its code`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.spring, duration: 0.5))
        stage.turn(2)
        stage.press("Space")
        #expect(stage.views("CurveGraph", in: stage.inspector.window).isEmpty)
        let row = try #require(stage.views("TimelineRowView", in: stage.inspector.window).first)
        let frame = row.convert(row.bounds, to: stage.inspector.window)
        stage.drag(pane: [CGPoint(x: frame.minX + 200, y: frame.midY)])
        #expect(stage.model.selectedSource?.title == "UIView.animate")
        #expect(stage.views("CurveGraph", in: stage.inspector.window).count == 1)
        let texts = stage.texts(in: stage.inspector.window)
        #expect(texts.contains("0.5 s") && texts.contains("0.6"))
        #expect(texts.contains { $0.contains("usingSpringWithDamping: 0.6") })
    }

    @Test func `code that was copied says so until it changes`() throws {
        let stage = InspectorStage()
        _ = try pushed(stage)
        #expect(!stage.model.isCodeCopied)
        stage.model.copyTimingCode()
        #expect(stage.model.isCodeCopied)
        try edit(stage) { $0.duration = 0.7 }
        #expect(!stage.model.isCodeCopied)
    }
}
