import Foundation
import InterludeStage
import UIKit

/// An application without a display, with scripted fingers.
@MainActor struct StageSession {
    private let plan: SessionPlan
    private let work: SessionPlan.StageWork

    init(_ plan: SessionPlan, _ work: SessionPlan.StageWork) {
        self.plan = plan
        self.work = work
    }

    func run(_ start: ApplicationStart) throws {
        let script = try StageScript(work.script)
        let setting = self.setting
        let host = HeadlessHost(device: setting.profile, orientation: setting.orientation)
        host.framesPerSecond = work.framesPerSecond
        host.preferences = setting.preferences
        host.showsTouches = plan.showsTouches
        start.launch(on: host)
        guard let window = host.scene.visibleWindows.last else { throw NoWindow() }
        // The first screen is laid out with the first frame; a script may name what is on it.
        host.step()
        let stage = Stage(host, window: window, configuration: setting)
        var options = FilmOptions()
        options.moments = work.moments
        try stage.play(script, filmedAt: work.film, framesPerSecond: work.framesPerSecond, options: options)
        host.terminate()
    }

    private var setting: Stage.Configuration {
        var setting = Stage.Configuration(device: Device(named: plan.device) ?? .iPhone15)
        setting.orientation = plan.isLandscape ? .landscapeRight : .portrait
        setting.style = plan.isDark ? .dark : .light
        setting.scale = plan.scale.map { CGFloat($0) }
        setting.framesPerSecond = work.framesPerSecond
        return setting
    }

    private struct NoWindow: Error, CustomStringConvertible {
        var description: String {
            "the app has shown no window: neither its delegates nor its storyboard made one that is visible"
        }
    }
}
