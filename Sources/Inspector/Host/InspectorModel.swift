import QuartzCore
import UIKit

/// What the inspector knows and can do, without a view: tests drive it headless.
@MainActor package final class InspectorModel {
    /// A part of the bar that can be folded.
    package enum Section: String, CaseIterable {
        case timeline = "Time line"
        case layers = "Layers"
        case events = "Events"
        case device = "Device"
    }

    package unowned let inspected: any InspectedHost
    package let recorder = TransitionRecorder()
    private let scrubber: TransitionScrubber

    /// Called after anything but the passing of time has changed what is to be shown.
    package var onChange: () -> Void = {}

    /// The parts that are unfolded.
    package private(set) var openSections: Set<Section> = [.timeline, .events, .device]
    package var showsHelp = false { didSet { if showsHelp != oldValue { onChange() } } }

    /// Looks into a host from now on.
    package init(_ inspected: any InspectedHost) {
        self.inspected = inspected
        scrubber = TransitionScrubber(inspected: inspected)
        recorder.start()
    }

    var host: UIKit.Host { inspected.host }

    /// The transition under way, or the last one.
    package var record: TransitionRecord? { recorder.record }

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

    package func togglePause() {
        scrubber.letGo()
        inspected.isPaused.toggle()
        onChange()
    }

    /// Pauses, and if that has been so goes on by one frame.
    package func stepForward() {
        scrubber.letGo()
        if inspected.isPaused { inspected.stepFrame() } else { inspected.isPaused = true }
        onChange()
    }

    /// Pauses, and if that has been so shows the transition one frame earlier.
    package func stepBack() {
        guard inspected.isPaused else { return togglePause() }
        guard let record, record.isUnderWay, record.total > 0 else { return }
        scrub(by: -RenderServer.frameDuration / record.total)
    }

    // MARK: Scrubbing

    /// Whether there is a transition that can be scrubbed.
    package var canScrub: Bool { record?.isUnderWay ?? false }

    /// Whether a transition runs and time goes on.
    var isPlaying: Bool { canScrub && !isPaused }

    /// Holds the transition under way at its moment; nothing is called back until it is let go.
    package func beginScrub() {
        guard let record, record.isUnderWay, !scrubber.isHolding else { return }
        scrubber.hold(record)
        onChange()
    }

    /// Shows the transition at a share 0…1 of its time.
    package func scrub(to progress: Double) {
        beginScrub()
        scrubber.move(to: progress)
        onChange()
    }

    /// Lets the transition go on from the moment that is shown.
    package func endScrub() {
        scrubber.letGo()
        onChange()
    }

    /// Shows an earlier or later moment and stays paused there. A transition that a finger drives goes back to the finger
    /// when time goes on.
    package func scrub(by share: Double) {
        guard let record, record.isUnderWay else { return }
        let progress = min(max(record.progress + share, 0), 1)
        if !inspected.isPaused { inspected.isPaused = true }
        scrub(to: progress)
        if !scrubber.isBorrowedFromFinger { endScrub() }
    }
}
