import QuartzCore
import UIKit
import WindowSystem

extension LiveHost {
    /// Does what the user wants.
    func handle(_ event: WindowEvent) {
        switch event.kind {
        case .pointer(let phase, let button, let place) where button == .primary || phase == .hovered:
            handlePointer(phase, place, event)
        case .pointer(.began, .secondary, _): perform(.back)
        case .touch(let phase, let finger, let place): send(phase, finger, place, at: event)
        case .scroll(let dx, let dy, let place): scroll(dx: dx, dy: dy, at: place)
        case .key(let phase, let key): handle(key, phase)
        case .text(let text): perform(.text(text))
        case .composition(let text): perform(.composition(text))
        case .pasted(let text): perform(.pasted(text))
        case .resized(let size): outletDidResize(to: size)
        case .exposed:
            canvas.forget()
            setNeedsFrame()
        case .focused(let isFocused): isFocused ? host.becomeActive() : host.resignActive()
        case .hidden(let isHidden): isHidden ? host.enterBackground() : host.enterForeground()
        case .close: isClosing = true
        case .pointer: break
        }
    }

    // MARK: The pointer

    private func handlePointer(_ phase: WindowEvent.Phase, _ place: CGPoint, _ event: WindowEvent) {
        if phase == .hovered { hover(at: place) }
        pinch.setActive(event.modifiers.contains(.alternate), middle: deviceMiddle)
        pinch.move(to: layout.location(of: place, in: .device), isParallel: event.modifiers.contains(.shift))
        guard pinch.isActive, pinch.isDown || layout.device.contains(place), router.place(of: nil) == nil else {
            return send(phase, nil, place, at: event)
        }
        sendPinch(phase, at: event)
    }

    private func hover(at place: CGPoint) {
        let onPane = CGPoint(x: place.x - layout.pane.minX, y: place.y - layout.pane.minY)
        stage?.pane.hover(at: layout.pane.contains(place) ? onPane : nil)
    }

    var deviceMiddle: CGPoint { CGPoint(x: screen.bounds.midX, y: screen.bounds.midY) }

    /// Both fingers of a pinch do the same.
    private func sendPinch(_ phase: WindowEvent.Phase, at event: WindowEvent) {
        guard let sample = TouchSample.Phase(phase) else { return }
        guard pinch.isDown || sample == .down else { return }
        if sample == .down {
            if paneTakesTouch { return }
            pinch.press()
        }
        let (first, second) = PinchSimulator.fingers
        let samples = [
            TouchSample(finger: first, sample, at: pinch.pointer),
            TouchSample(finger: second, sample, at: pinch.mirrored),
        ]
        perform(.touches(samples), at: mediaTime(of: event))
        if sample == .up || sample == .cancel {
            pinch.lift()
            pinch.setActive(event.modifiers.contains(.alternate), middle: deviceMiddle)
        }
    }

    // MARK: Fingers

    /// - Parameter finger: The outlet's number; `nil` is the mouse.
    private func send(_ phase: WindowEvent.Phase, _ finger: Int?, _ place: CGPoint, at event: WindowEvent) {
        guard let sample = TouchSample.Phase(phase) else { return }
        let known = router.place(of: finger)
        // A second button of the mouse is no second finger.
        if sample == .down, known != nil { return }
        if sample == .down, layout.part(at: place) == .device, paneTakesTouch { return }
        guard let target = sample == .down ? router.begin(finger, in: layout.part(at: place)) : known else { return }
        if sample == .up || sample == .cancel { router.end(finger) }
        let samples = [TouchSample(finger: target.number, sample, at: layout.location(of: place, in: target.part))]
        if target.part == .device { return perform(.touches(samples), at: mediaTime(of: event)) }
        stage?.touches.send(samples, at: mediaTime(of: event))
    }

    private var paneTakesTouch: Bool { stage?.pane.takesTouchOnDevice() ?? false }

    /// When an event happened, on the media clock: touches keep the distances at which they came in, so that velocities are
    /// right although several come in one frame.
    private func mediaTime(of event: WindowEvent) -> TimeInterval {
        guard !time.isPaused, let hostTime else { return now }
        return min(now, max(now - LiveHost.longestDelay, now - (hostTime - event.timestamp) * time.rate))
    }

    /// Events that seem older than that come from a clock that was set, or from a program that was stopped.
    private static let longestDelay: TimeInterval = 0.1

    // MARK: Scrolling

    /// Moves the content of the scroll view under the pointer.
    private func scroll(dx: CGFloat, dy: CGFloat, at place: CGPoint) {
        let part = layout.part(at: place)
        if part == .device, paneTakesTouch { return }
        let location = layout.location(of: place, in: part)
        if part == .device { return perform(.scroll(dx: dx, dy: dy, location)) }
        scroll(stage.map { [$0.pane.window] } ?? [], dx: dx, dy: dy, at: location, settlesAtOnce: true)
    }

    /// Scrolls what is under a place, in the frontmost window that has something there.
    func scroll(
        _ windows: [UIWindow], dx: CGFloat, dy: CGFloat, at location: CGPoint, settlesAtOnce: Bool = false
    ) {
        for window in windows.reversed() {
            guard let view = window.hitTest(window.convert(location, from: nil), with: nil) else { continue }
            UIScrollView.scroll(under: view, by: CGPoint(x: dx, y: dy), settlesAtOnce: settlesAtOnce)
            return
        }
    }
}

extension TouchSample.Phase {
    /// What a finger does when a pointer does this; `nil` for one that only passes over.
    fileprivate init?(_ phase: WindowEvent.Phase) {
        switch phase {
        case .began: self = .down
        case .moved: self = .move
        case .ended: self = .up
        case .cancelled: self = .cancel
        case .hovered: return nil
        }
    }
}
