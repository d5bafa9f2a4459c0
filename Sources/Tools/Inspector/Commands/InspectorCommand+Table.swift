import UIKit

extension InspectorCommand {
    /// Everything that the inspector can do by a key.
    package static let all: [InspectorCommand] = time + view + device

    private static let time =
        [
            InspectorCommand(group: .time, keys: [KeyChord("Space")], title: "Pause and continue") { $0.togglePause() },
            InspectorCommand(group: .time, keys: [KeyChord(".")], title: "Step one frame") { $0.stepForward() },
            InspectorCommand(group: .time, keys: [KeyChord(",")], title: "Step one frame back") { $0.stepBack() },
            InspectorCommand(group: .time, keys: [KeyChord("P")], title: "Replay") { $0.replay() },
            InspectorCommand(group: .time, keys: [KeyChord("Up", label: "↑")], title: "Previous transition") {
                $0.chooseNeighbour(-1)
            },
            InspectorCommand(group: .time, keys: [KeyChord("Down", label: "↓")], title: "Next transition") {
                $0.chooseNeighbour(1)
            },
            InspectorCommand(group: .time, keys: [KeyChord("Right", label: "→")], title: "Scrub 5 % on") {
                $0.scrub(by: 0.05)
            },
            InspectorCommand(group: .time, keys: [KeyChord("Left", label: "←")], title: "Scrub 5 % back") {
                $0.scrub(by: -0.05)
            },
        ]
        + zip(1..., PlaybackRate.allCases).map { number, rate in
            InspectorCommand(group: .time, keys: [KeyChord("\(number)")], title: rate.title) { $0.rate = rate }
        }

    private static let view = [
        InspectorCommand(group: .view, keys: [KeyChord("E")], title: "Layers exploded in 3D") { $0.toggle(.layers) },
        InspectorCommand(group: .view, keys: [KeyChord("L")], title: "Time line") { $0.toggle(.timeline) },
        InspectorCommand(group: .view, keys: [KeyChord("V")], title: "Events") { $0.toggle(.events) },
        InspectorCommand(group: .view, keys: [KeyChord("H")], title: "History") { $0.toggle(.history) },
        InspectorCommand(group: .view, keys: [KeyChord("T")], title: "Show touches") { $0.showsTouches.toggle() },
        InspectorCommand(group: .view, keys: [KeyChord("I")], title: "Hide the inspector") { $0.isHidden.toggle() },
        InspectorCommand(
            group: .view, keys: [KeyChord("?"), KeyChord("/", shift: true), KeyChord("?", shift: true)],
            title: "Help"
        ) { $0.showsHelp.toggle() },
    ]

    private static let device = [
        InspectorCommand(group: .device, keys: [KeyChord("D")], title: "Dark mode") { $0.isDark.toggle() },
        InspectorCommand(group: .device, keys: [KeyChord("R")], title: "Right to left") { $0.isRightToLeft.toggle() },
        InspectorCommand(group: .device, keys: [KeyChord("M")], title: "Reduce motion") { $0.reducesMotion.toggle() },
        InspectorCommand(
            group: .device, keys: [KeyChord("=", shift: true, label: "+"), KeyChord("="), KeyChord("+")],
            title: "Larger text"
        ) { $0.changeTextSize(by: 1) },
        InspectorCommand(group: .device, keys: [KeyChord("-", label: "−")], title: "Smaller text") {
            $0.changeTextSize(by: -1)
        },
        InspectorCommand(group: .device, keys: [KeyChord("N")], title: "Next device") { $0.chooseNextDevice() },
        InspectorCommand(group: .device, keys: [KeyChord("[")], title: "Rotate left") { $0.turn(by: 1) },
        InspectorCommand(group: .device, keys: [KeyChord("]")], title: "Rotate right") { $0.turn(by: -1) },
    ]
}
