import QuartzCore
import UIKit

/// What the inspector knows and can do, without a view: tests drive it headless.
@MainActor package final class InspectorModel {
    /// A part of the bar that can be folded.
    package enum Section: String, CaseIterable {
        case timeline = "Time line"
        case layers = "Layers"
        case events = "Events"
        case history = "History"
        case device = "Device"
    }

    package unowned let inspected: any InspectedHost
    package let recorder = TransitionRecorder()
    private let scrubber: TransitionScrubber
    let player: ReelPlayer
    /// The transition of the history that is looked at; `nil` for the newest.
    var chosen: TransitionRecord?
    /// The kind of rows in the time line; `nil` shows all.
    package var timelineFilter: TimelineRow.Kind? { didSet { if timelineFilter != oldValue { onChange() } } }
    /// Whether the time line shows the rows of UIKit's own layers; `nil` shows them where there are no others.
    package var showsSystemRows: Bool? { didSet { if showsSystemRows != oldValue { onChange() } } }
    /// The number of the source whose timing is edited.
    var selectedNumber: Int?
    /// How the code of a timing is written.
    package var codeStyle = TimingCode.view { didSet { if codeStyle != oldValue { onChange() } } }
    /// The code that was copied last.
    var copiedCode: String?

    /// Called after anything but the passing of time has changed what is to be shown.
    package var onChange: () -> Void = {}

    /// The parts that are unfolded.
    package private(set) var openSections: Set<Section> = [.timeline, .events, .history, .device]
    /// A line from who runs the application, such as how long a change took to be seen.
    package var news: String? { didSet { if news != oldValue { onChange() } } }
    /// Whether only a narrow strip is shown, a button that shows the inspector again.
    package var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }
    /// In points, within `widths`.
    package var width = Metrics.width {
        didSet {
            width = min(max(width.rounded(), Self.widths.lowerBound), Self.widths.upperBound)
            if width != oldValue { onChange() }
        }
    }
    /// The widths that can be set. Decided: what the controls need, and what a time line can use.
    package static let widths: ClosedRange<CGFloat> = 280...640
    package var showsHelp = false { didSet { if showsHelp != oldValue { onChange() } } }

    /// Looks into a host from now on.
    package init(_ inspected: any InspectedHost) {
        self.inspected = inspected
        scrubber = TransitionScrubber(inspected: inspected)
        player = ReelPlayer(inspected)
        recorder.onBegin = { [unowned self] in
            chosen = nil
            player.stop()
            // The next run of the same transition has the same sources.
            let history = recorder.history.suffix(2)
            if history.first?.operation != history.last?.operation { selectedNumber = nil }
        }
        recorder.start()
    }

    var host: UIKitCore.Host { inspected.host }

    /// The transition that is looked at: the one under way, or the last one, unless another one was chosen.
    package var record: TransitionRecord? { chosen ?? recorder.record }

    // MARK: Sections

    package func isOpen(_ section: Section) -> Bool { openSections.contains(section) }

    /// Folds a part of the bar, or unfolds it.
    package func toggle(_ section: Section) {
        if openSections.remove(section) == nil { openSections.insert(section) }
        onChange()
    }

    // MARK: Time

    package var rate: PlaybackRate {
        get { PlaybackRate(rawValue: inspected.rate) ?? .full }
        set {
            guard newValue.rawValue != inspected.rate else { return }
            inspected.rate = newValue.rawValue
            onChange()
        }
    }

    package var isPaused: Bool { inspected.isPaused }

    /// What is replayed stands still, or goes on; or else the application's time.
    package func togglePause() {
        if let shown = player.record {
            if player.isRunning { player.hold() } else { player.play(shown, from: player.share) }
            return onChange()
        }
        scrubber.letGo()
        inspected.isPaused.toggle()
        onChange()
    }

    /// Pauses, and if that has been so goes on by one frame.
    package func stepForward() {
        if isShowingReel { return step(by: 1) }
        scrubber.letGo()
        if inspected.isPaused { inspected.stepFrame() } else { inspected.isPaused = true }
        onChange()
    }

    /// Pauses, and if that has been so shows the transition one frame earlier.
    package func stepBack() {
        if isShowingReel { return step(by: -1) }
        guard inspected.isPaused else { return togglePause() }
        guard let record else { return }
        guard record.isUnderWay else {
            player.show(record, at: 1)
            return step(by: -1)
        }
        if record.total > 0 { scrub(by: -RenderServer.current.frameDuration / record.total) }
    }

    private func step(by frames: Int) {
        player.step(by: frames)
        onChange()
    }

    // MARK: Scrubbing

    /// Whether there is a transition that can be scrubbed: one under way, or what was seen of one that is over.
    package var canScrub: Bool { record.map { $0.isUnderWay || !$0.reel.isEmpty } ?? false }

    private var isUnderWay: Bool { recorder.record?.isUnderWay ?? false }

    /// Whether a transition runs and time goes on.
    var isPlaying: Bool { isUnderWay && !isPaused }

    /// Whether a transition stands still on its way.
    var isHeld: Bool { isUnderWay && isPaused }

    /// The place of the slider, 0…1: the transition's own time while it is under way; afterwards its end, which is 0 for a canceled
    /// one. While it is replayed: the time that it took, in which it may have moved to and fro.
    package var position: Double {
        guard let record else { return 0 }
        if record.isUnderWay { return record.progress }
        if player.record === record { return player.share }
        return record.didComplete == false ? 0 : 1
    }

    /// Holds the transition under way at its moment; nothing is called back until it is let go.
    package func beginScrub() {
        guard let record, record.isUnderWay, !scrubber.isHolding else { return }
        scrubber.hold(record)
        onChange()
    }

    /// Shows the transition at a share 0…1 of its time.
    package func scrub(to progress: Double) {
        if let record, !record.isUnderWay {
            player.show(record, at: progress)
            return onChange()
        }
        beginScrub()
        scrubber.move(to: progress)
        onChange()
    }

    /// Lets the transition go on from the moment that is shown. Of one that is over, the moment stays as long as time stands
    /// still; else the device is in sight again.
    package func endScrub() {
        if !inspected.isPaused { player.stop() }
        scrubber.letGo()
        onChange()
    }

    /// Shows an earlier or later moment and stays paused there. A transition that a finger drives goes back to the finger
    /// when time goes on.
    package func scrub(by share: Double) {
        guard let record else { return }
        guard record.isUnderWay else { return scrub(to: position + share) }
        let progress = min(max(record.progress + share, 0), 1)
        if !inspected.isPaused { inspected.isPaused = true }
        scrub(to: progress)
        if !scrubber.isBorrowedFromFinger { endScrub() }
    }
}
