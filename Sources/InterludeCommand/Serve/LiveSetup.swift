import Gallery
import Inspector
import UIKit
import WindowSystem

/// What a live command shows, as the command line asks for it.
@MainActor struct LiveSetup {
    let device: DeviceProfile
    let orientation: UIInterfaceOrientation
    /// Pixels a point; `nil` for the outlet's own.
    let scale: CGFloat?
    /// Whether the inspector stands beside the device.
    let isInspected: Bool

    init(_ arguments: ParsedArguments, command: String) throws {
        device = try LiveSetup.device(named: arguments["device"], command: command) ?? .iPhone15
        orientation = arguments.has("landscape") ? .landscapeRight : .portrait
        scale = try arguments.number("scale", in: 0.5...4, command: command).map { CGFloat($0) }
        isInspected = !arguments.has("bare")
    }

    /// Runs the gallery until the outlet is closed.
    func run(on outlet: any DisplayOutlet) {
        let host = LiveHost(outlet: outlet, device: device, orientation: orientation, scale: scale)
        if isInspected { host.sidePane = Inspector(host) }
        host.launch(delegateClass: GalleryAppDelegate.self)
        host.run()
    }

    private static func device(named name: String?, command: String) throws -> DeviceProfile? {
        guard let name else { return nil }
        guard let device = DeviceProfile.named(name) else {
            throw UsageError.unknown("device", name, known: DeviceProfile.all.map(\.name), command: command)
        }
        return device
    }
}
