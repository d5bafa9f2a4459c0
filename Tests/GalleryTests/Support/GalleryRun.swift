import Foundation
import Gallery
import InterludeStage
import TestStages
import Testing
import UIKit

/// The gallery, launched as an application is, without a display.
@MainActor struct GalleryRun {
    let stage: Stage
    var host: HeadlessHost { stage.host }

    /// - Parameter scale: Pixels a point, if not the device's own: pictures that the screens make themselves are made sooner.
    init(
        device: Device = .iPhone15, scale: CGFloat? = nil, orientation: UIInterfaceOrientation = .portrait,
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        textSize: UIContentSizeCategory = .large
    ) {
        var setting = Stage.Configuration(device: device)
        (setting.scale, setting.orientation, setting.style) = (scale, orientation, style)
        stage = Stage(launching: GalleryAppDelegate.self, configuration: setting)
        if direction != .leftToRight { window.traitOverrides.layoutDirection = direction }
        if textSize != .large { window.traitOverrides.preferredContentSizeCategory = textSize }
        settle()
    }

    /// Lets go of the screens, where many galleries are launched one after the other.
    func close() {
        for window in host.scene.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        host.forgetRendering()
    }

    /// The window that the scene's delegate made.
    var window: UIWindow { stage.window }

    var navigation: UINavigationController {
        guard let navigation = window.rootViewController as? UINavigationController else {
            fatalError("The gallery begins with a navigation controller")
        }
        return navigation
    }

    var list: GalleryViewController {
        guard let list = navigation.viewControllers.first as? GalleryViewController else {
            fatalError("The gallery begins with its list")
        }
        return list
    }

    /// The screen in front.
    var front: UIViewController {
        if let presented = navigation.presentedViewController { return presented }
        return navigation.topViewController ?? navigation
    }

    /// Goes on until nothing moves.
    func settle(_ location: SourceLocation = #_sourceLocation) {
        #expect(host.advanceUntilIdle(limit: 10), "The gallery did not come to rest", sourceLocation: location)
    }

    /// Opens a showcase's page as a tap on its row does.
    func open(_ showcase: Showcase) -> ShowcaseViewController {
        list.show(showcase)
        settle()
        guard let page = navigation.topViewController as? ShowcaseViewController else {
            fatalError("\(showcase.title) has no page")
        }
        return page
    }

    /// Taps in the middle of a view.
    func tap(_ view: UIView) {
        touch([(0, view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))], until: 0.05)
    }

    /// Lets a finger go from place to place at times in seconds, and waits until all has come to rest.
    func touch(_ way: [(time: TimeInterval, place: CGPoint)], until endTime: TimeInterval? = nil) {
        let points = way.map { Finger.Point(time: $0.time, location: $0.place) }
        host.play([Finger(points: points, endTime: endTime)])
        settle()
    }
}
