import QuartzCore
import UIKit

/// Something that was done with a live host's device, for whoever wants to do it once more.
package struct TapeEntry: Codable, Hashable, Sendable {
    package enum Action: Codable, Hashable, Sendable {
        /// Fingers do something on the glass.
        case touches([TouchSample])
        /// The wheel, at a place of the device.
        case scroll(dx: CGFloat, dy: CGFloat, CGPoint)
        case back
        /// By quarters, to the left if positive.
        case turn(Int)
        case shake
        /// Text is typed.
        case text(String)
        /// Text is composed.
        case composition(String)
        /// Text is pasted that was copied elsewhere.
        case pasted(String)
        /// A key is pressed that does something to text.
        case key(KeyStroke)
        /// Another preset, by its name.
        case device(String)
    }

    /// The media time of the turn in which the application heard of it.
    package let turn: TimeInterval
    /// When it happened, on the same clock: touches of one turn have times of their own.
    package let time: TimeInterval
    package let action: Action

    package init(turn: TimeInterval, time: TimeInterval, _ action: Action) {
        self.turn = turn
        self.time = time
        self.action = action
    }
}

extension LiveHost {
    /// Does something with the device, and tells who keeps a tape.
    ///
    /// - Parameter time: When it happened, on the media clock; `nil` is now.
    func perform(_ action: TapeEntry.Action, at time: TimeInterval? = nil) {
        let entry = TapeEntry(turn: now, time: time ?? now, action)
        onAction?(entry)
        play(entry)
    }

    /// Does what a tape says.
    func play(_ entry: TapeEntry) {
        switch entry.action {
        case .touches(let samples): touches.send(samples, at: entry.time)
        case .scroll(let dx, let dy, let place): scroll(scene.visibleWindows, dx: dx, dy: dy, at: place)
        case .back: host.goBack()
        case .turn(let quarters): host.turn(by: quarters)
        case .shake: host.shake()
        case .text(let text): host.type(text)
        case .composition(let text): host.compose(text, selected: NSRange(location: text.utf16.count, length: 0))
        case .pasted(let text): host.paste(text)
        case .key(let key): host.press(key)
        case .device(let name):
            guard var profile = DeviceProfile.named(name) else { return }
            profile.scale = screen.scale
            host.change(to: profile)
            setNeedsFrame()
        }
    }

    /// Turns the device by quarters, to the left if positive, as far as the application supports it.
    package func turnDevice(by quarters: Int) { perform(.turn(quarters)) }

    /// Becomes another device. The scale stays the outlet's, so that nothing is drawn finer than it is shown.
    package func choose(_ device: DeviceProfile) { perform(.device(device.name)) }
}
