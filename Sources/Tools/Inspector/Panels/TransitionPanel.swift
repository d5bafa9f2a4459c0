import UIKit

/// What runs, how far it is, and the slider that scrubs it.
final class TransitionPanel: Panel {
    private let title = UILabel()
    private let detail = UILabel()
    private let phase = UILabel()
    private let slider = ScrubBar()
    private let replay = PaneButton()
    private let clock = Readout()
    private let share = Readout()

    override var height: CGFloat { 76 }

    override func build() {
        title.font = Typeface.title
        title.textColor = Palette.text
        detail.font = Typeface.small
        detail.textColor = Palette.secondaryText
        phase.font = Typeface.smallMedium
        phase.textAlignment = .right
        clock.color = Palette.secondaryText
        share.isAtEnd = true
        replay.face = .glyph(.replay)
        for view in [title, detail, phase, slider, replay, clock, share] { addSubview(view) }
    }

    override func modelIsSet() {
        slider.onScrub = { [unowned self] step, value in
            switch step {
            case .began, .moved: model.scrub(to: value)
            case .ended: model.endScrub()
            }
        }
        replay.onChange = { [unowned self] in model.replay() }
    }

    override func refresh() {
        let record = model.record
        title.show(record?.operation.rawValue ?? "No transition yet")
        detail.show(record.map { $0.animatorName ?? "" } ?? "")
        let state = TransitionState(record, isPaused: model.isPaused, isShownAgain: model.isShowingReel)
        phase.show(state.words)
        if phase.textColor != state.color { phase.textColor = state.color }
        slider.isEnabled = model.canScrub
        replay.isEnabled = record.map { !$0.isUnderWay && !$0.reel.isEmpty } ?? false
        replay.isOn = model.isReplaying
        setNeedsLayout()
        showTime()
    }

    override func showTime() {
        guard let record = model.record else { return }
        slider.value = model.position
        clock.text = String(format: "%.3f / %.3f s", record.elapsed, record.total)
        share.text = "\(Int((record.progress * 100).rounded())) %"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width) = (Metrics.margin, bounds.width - 2 * Metrics.margin)
        let phaseWidth: CGFloat = 90
        let titleWidth = min(title.sizeThatFits(CGSize(width: width, height: 18)).width, width - phaseWidth)
        title.frame = CGRect(x: x, y: 2, width: titleWidth, height: 18)
        detail.frame = CGRect(
            x: x + titleWidth + 7, y: 3, width: max(0, width - titleWidth - 7 - phaseWidth), height: 18)
        phase.frame = CGRect(x: x + width - phaseWidth, y: 3, width: phaseWidth, height: 18)
        slider.frame = CGRect(x: x, y: 24, width: width - 40, height: 24)
        replay.frame = CGRect(x: x + width - 32, y: 24, width: 32, height: 24)
        clock.frame = CGRect(x: x, y: 50, width: width / 2, height: 18)
        share.frame = CGRect(x: x + width / 2, y: 50, width: width / 2, height: 18)
    }
}

/// The state of a transition, in a word and a color.
@MainActor private struct TransitionState {
    let words: String
    let color: UIColor

    init(_ record: TransitionRecord?, isPaused: Bool, isShownAgain: Bool) {
        guard let record else {
            words = ""
            color = Palette.faintText
            return
        }
        if isShownAgain {
            words = "replayed"
            color = Palette.accent
        } else if let didComplete = record.didComplete {
            (words, color) = didComplete ? ("completed", Palette.good) : ("canceled", Palette.warning)
        } else if isPaused {
            words = "paused"
            color = Palette.warning
        } else {
            words = record.phaseName
            color = Palette.accent
        }
    }
}
