import QuartzCore
import WindowSystem

extension LiveHost {
    /// Does what the user wants.
    func handle(_ event: WindowEvent) {
        switch event.kind {
        case .pointer(let phase, let button, let place) where button == .primary: send(phase, nil, place)
        case .touch(let phase, let finger, let place): send(phase, finger, place)
        case .key(.down, let key), .key(.repeated, let key): press(key)
        case .close: isClosing = true
        case .pointer, .scroll, .key, .resized, .exposed: break
        }
    }

    private func send(_ phase: WindowEvent.Phase, _ finger: Int?, _ place: CGPoint) {
        guard let sample = TouchSample.Phase(phase) else { return }
        let inPane = stage != nil && layout.pane.contains(place)
        let target =
            sample == .down ? router.begin(finger, in: inPane ? .pane : .device) : router.place(of: finger)
        guard let target else { return }
        if sample == .up || sample == .cancel { router.end(finger) }
        let origin = target.part == .pane ? layout.pane.origin : layout.device.origin
        let touches = target.part == .pane ? stage?.touches : self.touches
        let location = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        touches?.send([TouchSample(finger: target.number, sample, at: location)], at: now)
    }

    private func press(_ key: WindowEvent.Key) {
        if stage?.pane.handle(key) ?? false { return }
        switch key.name {
        case "Left" where key.control: turnDevice(by: 1)
        case "Right" where key.control: turnDevice(by: -1)
        default: break
        }
    }

    /// Turns the device by quarters, to the left if positive.
    package func turnDevice(by quarters: Int) {
        let round: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let index = round.firstIndex(of: screen.orientation) ?? 0
        rotate(to: round[(index + quarters + round.count) % round.count])
        setNeedsFrame()
    }
}

extension TouchSample.Phase {
    /// What a finger does when a pointer does this; nil for one that only passes over.
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
