import UIKit

/// Pause, step, speed and help: the row at the top that stays in place.
final class TransportPanel: Panel {
    private let play = PaneButton()
    private let back = PaneButton()
    private let forward = PaneButton()
    private let rates = SegmentStrip()
    private let hide = PaneButton()
    private let help = PaneButton()

    override var height: CGFloat { Metrics.transportHeight }

    override func build() {
        back.face = .glyph(.stepBack)
        forward.face = .glyph(.stepForward)
        help.face = .text("?")
        hide.face = .glyph(.hide)
        rates.titles = PlaybackRate.allCases.map(\.label)
        for view in [play, back, forward, rates, hide, help] { addSubview(view) }
    }

    override func modelIsSet() {
        play.onChange = { [unowned self] in model.togglePause() }
        back.onChange = { [unowned self] in model.stepBack() }
        forward.onChange = { [unowned self] in model.stepForward() }
        hide.onChange = { [unowned self] in model.isHidden = true }
        help.onChange = { [unowned self] in model.showsHelp.toggle() }
        rates.onChange = { [unowned self] in
            if let index = rates.selectedIndex { model.rate = PlaybackRate.allCases[index] }
        }
    }

    override func refresh() {
        play.face = .glyph(model.isPaused ? .play : .pause)
        play.isOn = model.isPaused
        rates.selectedIndex = PlaybackRate.allCases.firstIndex(of: model.rate)
        help.isOn = model.showsHelp
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (y, height) = ((bounds.height - Metrics.controlHeight) / 2, Metrics.controlHeight)
        var x = Metrics.margin
        for (view, width, gap) in [(back, 32, 4), (play, 44, 4), (forward, 32, 12)] as [(UIView, CGFloat, CGFloat)] {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            x += width + gap
        }
        let helpX = bounds.width - Metrics.margin - 28
        help.frame = CGRect(x: helpX, y: y, width: 28, height: height)
        hide.frame = CGRect(x: helpX - 32, y: y, width: 28, height: height)
        rates.frame = CGRect(x: x, y: y, width: helpX - 40 - x, height: height)
    }
}
