import CommandParts
import DesktopLoop
import Inspector
import UIKit
import WindowSystem

/// A live device as the command line asks for it: the same in a window and in a browser.
@MainActor package struct LiveSetup {
    /// The options that live commands have in common, beside the device's name and scale.
    package nonisolated static let options: [CommandSpecification.Option] =
        [SettingOptions.landscape] + SettingOptions.choices + [
            .init(
                name: "speed", value: "FACTOR", help: "The speed of time, for example 0.1.", standard: "1",
                formerName: "rate"),
            SettingOptions.showTouches, noInspector, noCutout,
        ]
    package nonisolated static let noInspector = CommandSpecification.Option(
        name: "no-inspector", help: "Show the device without the inspector.", formerName: "plain")
    package nonisolated static let noCutout = CommandSpecification.Option(
        name: "no-cutout", help: "Show the whole screen, without the display's round corners and its cutout.")

    package let device: DeviceProfile
    package let orientation: UIInterfaceOrientation
    /// Pixels per point; `nil` for the outlet's own.
    package let scale: CGFloat?
    private let rate: Double?
    private let preferences: UserPreferences
    private let showsTouches: Bool
    private let isPlain: Bool
    private let showsShape: Bool

    /// - Parameter devices: The ones that may be named.
    package init(
        _ arguments: ParsedArguments, command: String, devices: [DeviceProfile] = DeviceProfile.known
    ) throws {
        device = try arguments.choice("device", among: devices, called: \.name, command: command) ?? .iPhone15
        orientation = arguments.has("landscape") ? .landscapeRight : .portrait
        scale = try arguments.number("scale", in: 0.25...6, command: command).map { CGFloat($0) }
        rate = try arguments.number("speed", in: 0.01...10, command: command)
        preferences = try SettingOptions.preferences(arguments, command: command)
        showsTouches = arguments.has("show-touches")
        isPlain = arguments.has("no-inspector")
        showsShape = !arguments.has("no-cutout")
    }

    /// A device with its inspector, as it is without any option.
    package init(device: DeviceProfile) {
        self.device = device
        orientation = .portrait
        scale = nil
        rate = nil
        preferences = UserPreferences()
        showsTouches = false
        isPlain = false
        showsShape = true
    }

    /// The device's size in points, as it lies.
    package var size: CGSize { device.size(in: orientation) }

    /// Puts the device on an outlet; nothing is shown on it yet.
    package func host(on outlet: any DisplayOutlet) -> LiveHost {
        let host = LiveHost(outlet: outlet, device: device, orientation: orientation, scale: scale)
        if let rate { host.time.rate = rate }
        host.preferences = preferences
        if !isPlain { host.sidePane = Inspector(host) }
        host.showsTouches = showsTouches
        host.showsDisplayShape = showsShape
        return host
    }

    /// A window of the device's size on the desktop.
    package func desktopWindow(title: String) throws -> DesktopWindow {
        do {
            return try DesktopWindow(
                title: title, contentSize: size, isResizable: device.isFreelySized, pixelScale: scale)
        } catch let error as WindowError {
            throw WindowError(
                description: "\(error)\nWithout a display: '\(ProgramName.current) serve' uses a browser, "
                    + "'\(ProgramName.current) record' makes films.")
        }
    }
}
