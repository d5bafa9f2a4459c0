import DesktopLoop
import QuartzCore
import UIKit
import WindowSystem

/// A bar beside the device that shows what transitions do and steers their time.
///
/// ```swift
/// let host = LiveHost(outlet: window)
/// let inspector = Inspector(host)
/// host.sidePane = inspector
/// ```
/// Touches and keys change the model; the model's changes are shown by the panels, each of which draws only what is
/// different. While a transition runs only the playhead, the slider and the digits move. There are no animations and no
/// timers in it, since the media clock may stand still.
@MainActor package final class Inspector: SidePane {
    package let model: InspectorModel
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Metrics.width, height: 852))
    private let content: InspectorView
    /// The revision that was shown last.
    private var shownRevision = -1
    private var wasUnderWay = false

    /// The inspected host has to outlive the inspector.
    package init(_ inspected: any InspectedHost) {
        model = InspectorModel(inspected)
        content = InspectorView(model)
        window.overrideUserInterfaceStyle = .dark
        window.backgroundColor = Palette.background
        content.frame = window.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(content)
        model.onChange = { [unowned self] in content.refresh() }
        content.refresh()
    }

    package var width: CGFloat { model.isHidden ? Metrics.tabWidth : model.width }
    /// So that the time line is seen beside a phone in landscape.
    package var minimumHeight: CGFloat { model.isHidden ? 0 : 560 }

    package func hostDidTick(_ host: LiveHost) { tick() }

    /// Shows what has changed since the last turn. Without a transition it only compares two numbers.
    package func tick() {
        model.recorder.collectRows(below: model.host.scene.visibleWindows.map(\.layer))
        model.recorder.record?.film(model.inspected.moment)
        let isReplayed = model.tickReplay()
        let isUnderWay = model.recorder.record?.isUnderWay ?? false
        if model.recorder.revision != shownRevision || isUnderWay != wasUnderWay {
            shownRevision = model.recorder.revision
            wasUnderWay = isUnderWay
            content.refresh()
        } else if isUnderWay || isReplayed {
            content.showTime()
        }
        content.tick()
    }

    package var isMoving: Bool { model.isReplaying }

    /// A finger on a device that shows an earlier moment brings it back.
    package func takesTouchOnDevice() -> Bool {
        guard model.isShowingReel else { return false }
        model.goLive()
        return true
    }

    package func handle(_ key: WindowEvent.Key) -> Bool {
        if key.name == "Escape", model.closeFront() { return true }
        guard let command = InspectorCommand.command(for: key) else { return false }
        command.perform(model)
        return true
    }

    /// Lights up the layer under the pointer, which is at a place of the window; `nil` when it has left.
    package func hover(at point: CGPoint?) { content.hover(at: point) }
}
