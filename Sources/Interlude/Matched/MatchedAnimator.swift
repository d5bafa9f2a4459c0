import UIKit

/// Views that both screens have fly from one to the other, while the upper screen fades and the other views of both come and go
/// one after the other.
final class MatchedAnimator: SceneAnimator {
    private let matches: [ScreenTransition.Match]
    private let timing: ScreenTransition.Timing
    private let others: [ScreenTransition.Modifier]
    private let cascade: ScreenTransition.Cascade

    init(
        direction: TransitionDirection, matches: [ScreenTransition.Match], timing: ScreenTransition.Timing,
        others: [ScreenTransition.Modifier], cascade: ScreenTransition.Cascade
    ) {
        self.matches = matches
        self.timing = direction == .forward ? timing : timing.withoutOvershoot
        self.others = others
        self.cascade = cascade
        super.init(direction: direction, duration: timing.duration)
    }

    override func motion(in scene: TransitionScene) -> SceneMotion {
        let flights = matches.compactMap { MatchedFlight($0, in: scene) }
        let followers =
            followers(of: scene.upper, besides: flights.map(\.upper), during: 0.3...1, as: .upper, in: scene)
            + (scene.lower.map {
                self.followers(of: $0, besides: flights.map(\.lower), during: 0...0.5, as: .lower, in: scene)
            } ?? [])
        let fade = Actor(
            scene.upper, [track(0...0.5, [.opacity(0)], as: .upper, in: scene)], in: room(scene, scene.upper))
        let actors = [fade] + followers
        for actor in actors { actor.show(at: 0) }
        for flight in flights { flight.begin() }
        return SceneMotion(
            timing: timing.curve,
            animations: {
                for flight in flights { flight.fly() }
                Actor.run(actors)
            },
            tidyUp: {
                for flight in flights.reversed() { flight.land() }
                for actor in actors.reversed() { actor.restore() }
            })
    }

    /// A screen's views that have no partner, as large as they come: a view with a partner somewhere inside is looked into.
    ///
    /// - Parameter time: The lower screen's go in the first part of the time, and make room for those of the upper one.
    private func followers(
        of screen: UIView, besides partners: [UIView], during time: ClosedRange<Double>,
        as side: ScreenTransition.Part.Side, in scene: TransitionScene
    ) -> [Actor] {
        var views: [UIView] = []
        collect(screen, partners, into: &views)
        let size = screen.bounds.size
        let length = time.upperBound - time.lowerBound
        return views.map { view in
            let frame = screen.convert(view.bounds, from: view)
            let piece = ScreenTransition.Piece(
                column: 0, row: 0, half: 0, x: share(frame.midX, size.width), y: share(frame.midY, size.height),
                frame: frame, screen: size)
            let span = cascade.span(of: piece)
            let start = time.lowerBound + length * span.lowerBound
            let part = start...max(min(time.lowerBound + length * span.upperBound, time.upperBound), start)
            return Actor(view, [track(part, others, as: side, in: scene)], in: room(scene, view))
        }
    }

    private func collect(_ view: UIView, _ partners: [UIView], into views: inout [UIView]) {
        for subview in view.subviews where !subview.isHidden {
            if partners.contains(where: { $0 === subview }) { continue }
            if partners.contains(where: { $0.isDescendant(of: subview) }) {
                collect(subview, partners, into: &views)
            } else {
                views.append(subview)
            }
        }
    }

    private func share(_ place: CGFloat, _ whole: CGFloat) -> CGFloat {
        whole > 0 ? min(max(place / whole, 0), 1) : 0.5
    }

    private func track(
        _ span: ClosedRange<Double>, _ modifiers: [ScreenTransition.Modifier], as side: ScreenTransition.Part.Side,
        in scene: TransitionScene
    ) -> Actor.Track {
        Actor.Track(
            pace: Pace(side, scene.direction, span: span, curve: .linear), modifiers: { _ in modifiers },
            isMesh: false)
    }

    private func room(_ scene: TransitionScene, _ view: UIView) -> Pose.Room {
        Pose.Room(stage: scene.container.bounds.size, size: view.bounds.size, isMirrored: scene.isMirrored)
    }
}
