import UIKit

// The views of two screens, separately: shared ones and the others.
extension Choreography {
    /// Views that both screens have, each on its way to its partner.
    mutating func castMatches() {
        for part in composition.parts {
            guard case .matches(let matches) = part.subject else { continue }
            flights += matches.compactMap {
                MatchedFlight($0, in: scene, flightPace(of: part), hidesOriginals: composition.hidesOriginals)
            }
        }
        for flight in flights { flight.begin() }
        performers += flights
    }

    /// The pace of what flies. A finger that leads the reverse transition leads it first, and the flight follows.
    private func flightPace(of part: ScreenTransition.Part) -> Pace {
        guard composition.fingerPart > 0, scene.direction == .backward, scene.context.isInteractive else {
            return pace(of: part)
        }
        return pace(of: part, in: 0...1 - composition.fingerPart)
    }

    /// In front of everything, also of what turns in space.
    mutating func addFlights() {
        guard !flights.isEmpty else { return }
        var stage = scene.container
        if composition.hasDepth {
            stage = UIView(frame: scene.container.bounds)
            stage.isUserInteractionEnabled = false
            Perspective.putInFront(stage, distance: composition.perspective)
            scene.container.addSubview(stage)
            tidyUps.append { [stage] in stage.removeFromSuperview() }
        }
        for flight in flights { stage.addSubview(flight.frame) }
    }

    /// The views that have no partner.
    mutating func castOthers() {
        for part in composition.parts {
            guard case .others(let cascade) = part.subject, case .modifiers(let modifiers) = part.look,
                let screen = scene.view(part.side)
            else { continue }
            var views: [UIView] = []
            collect(screen, besides: flights.flatMap { [$0.lower, $0.upper] }, into: &views)
            for view in views {
                let span = part.span(of: place(of: view, in: screen), in: cascade)
                let resolved = modifiers.flatMap { $0.resolved(for: view, in: scene) }
                let track = Actor.Track(pace: pace(of: part, in: span), modifiers: { _ in resolved }, isMesh: false)
                performers.append(Actor(view, [track], in: room(for: view.bounds.size)))
            }
        }
    }

    /// The views that move independently, found by identifier.
    mutating func castViews() {
        for part in composition.parts {
            guard case .view(let identifier) = part.subject, case .modifiers(let modifiers) = part.look,
                let screen = scene.view(part.side), let view = ScreenTransition.Match.find(identifier, in: screen)
            else { continue }
            let resolved = modifiers.flatMap { $0.resolved(for: view, in: scene) }
            let track = Actor.Track(pace: pace(of: part), modifiers: { _ in resolved }, isMesh: false)
            performers.append(Actor(view, [track], in: room(for: view.bounds.size)))
        }
    }

    /// The performers.
    mutating func castPerformers() {
        for part in composition.parts {
            guard case .performer(let make) = part.subject else { continue }
            let (shown, scene) = (flights.isEmpty, scene)
            let casting = ScreenTransition.Part.Casting(
                scene: scene, pace: pace(of: part), isAsShown: { shown && scene.isOnScreen($0) })
            if let performer = make(casting) { performers.append(performer) }
        }
    }

    /// A screen's views that have no partner, as large as they come: a view with a partner somewhere inside is looked into.
    private func collect(_ view: UIView, besides partners: [UIView], into views: inout [UIView]) {
        for subview in view.subviews where !subview.isHidden {
            if partners.contains(where: { $0 === subview }) { continue }
            if partners.contains(where: { $0.isDescendant(of: subview) }) {
                collect(subview, besides: partners, into: &views)
            } else {
                views.append(subview)
            }
        }
    }

    /// The position of a view on its screen, for a cascade.
    private func place(of view: UIView, in screen: UIView) -> ScreenTransition.Piece {
        let (size, frame) = (screen.bounds.size, screen.convert(view.bounds, from: view))
        func share(_ place: CGFloat, _ whole: CGFloat) -> CGFloat {
            whole > 0 ? min(max(place / whole, 0), 1) : 0.5
        }
        return ScreenTransition.Piece(
            column: 0, row: 0, half: 0, x: share(frame.midX, size.width), y: share(frame.midY, size.height),
            frame: frame, screen: size)
    }
}
