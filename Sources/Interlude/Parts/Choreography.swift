import UIKit

/// A composition on its stage: everybody who moves in one run.
@MainActor
struct Choreography {
    private let scene: TransitionScene
    private let composition: Composition
    private var actors: [Actor] = []
    private var tidyUps: [@MainActor () -> Void] = []

    init(_ composition: Composition, in scene: TransitionScene) {
        self.scene = scene
        self.composition = composition
        setStage()
        castScreens()
        castPieces()
        for actor in actors { actor.show(at: 0) }
    }

    /// What the animator runs.
    var motion: SceneMotion {
        let (actors, tidyUps) = (actors, tidyUps)
        return SceneMotion(
            timing: composition.timing(for: scene.direction).curve, animations: { Actor.run(actors) },
            tidyUp: {
                for actor in actors.reversed() { actor.restore() }
                for tidyUp in tidyUps.reversed() { tidyUp() }
            })
    }

    // MARK: The stage

    private mutating func setStage() {
        if composition.order == .lowerInFront, let lower = scene.lower {
            scene.container.bringSubviewToFront(lower)
        }
        // Where the screen behind stays in its own place, outside the container, it must be seen.
        let background = scene.lower == nil ? nil : composition.background
        if composition.hasDepth {
            let perspective = Perspective(in: scene.container, background: background)
            tidyUps.append { perspective.remove() }
        } else if let background {
            let view = UIView(frame: scene.container.bounds)
            view.backgroundColor = background
            view.isUserInteractionEnabled = false
            scene.container.insertSubview(view, at: 0)
            tidyUps.append { view.removeFromSuperview() }
        }
    }

    // MARK: Screens

    private mutating func castScreens() {
        var cast: [(view: UIView, tracks: [Actor.Track])] = []
        for part in composition.parts {
            guard case .screen = part.subject else { continue }
            guard let view = scene.view(part.side) else {
                shadeBackdrop(part)
                continue
            }
            let track = track(of: part, view)
            if let index = cast.firstIndex(where: { $0.view === view }) {
                cast[index].tracks.append(track)
            } else {
                cast.append((view, [track]))
            }
        }
        for (view, tracks) in cast {
            if composition.hasDepth, scene.lower == nil, view.layer.isDoubleSided {
                // A side that nothing covers must not be seen from behind.
                view.layer.isDoubleSided = false
                tidyUps.append { view.layer.isDoubleSided = true }
            }
            let actor = Actor(view, tracks, in: room(for: view.bounds.size))
            actor.bringCompanions(isScreen: true, isMirrored: scene.isMirrored, hasArrived: scene.isOnScreen(view))
            actors.append(actor)
        }
    }

    /// A screen that is not the transition's to move can still be shaded.
    private mutating func shadeBackdrop(_ part: ScreenTransition.Part) {
        guard case .modifiers(let modifiers) = part.look else { return }
        let shades = modifiers.filter { modifier in
            if case .tint = modifier.kind { true } else { false }
        }
        guard !shades.isEmpty else { return }
        let floor = UIView(frame: scene.container.bounds)
        floor.isUserInteractionEnabled = false
        // What turns in space must not dip into it.
        if composition.hasDepth { Perspective.putBehind(floor, in: scene.container) }
        scene.container.insertSubview(floor, belowSubview: scene.upper)
        tidyUps.append { floor.removeFromSuperview() }
        let track = Actor.Track(pace: pace(of: part), modifiers: { _ in shades }, isMesh: false)
        let actor = Actor(floor, [track], in: room(for: floor.bounds.size))
        actor.bringCompanions(isScreen: false, isMirrored: scene.isMirrored, hasArrived: true)
        actors.append(actor)
    }

    // MARK: Pieces

    private mutating func castPieces() {
        var wholes: [ScreenTransition.Part.Side: [ScreenTransition.Part]] = [:]
        for part in composition.parts {
            guard case .pieces(let cut, _) = part.subject else { continue }
            if cut.columns * cut.rows > 1 {
                castPieces(of: [part], cut)
            } else {
                wholes[part.side, default: []].append(part)
            }
        }
        for side in [ScreenTransition.Part.Side.upper, .arriving, .leaving, .lower] {
            if let parts = wholes[side] { castPieces(of: parts, .whole) }
        }
    }

    /// Cuts a picture of a side, and puts its pieces in place of the screen.
    private mutating func castPieces(of parts: [ScreenTransition.Part], _ cut: ScreenTransition.Cut) {
        guard let side = parts.first?.side, let screen = scene.picturedView(side) else { return }
        let picture = Picture(of: screen, isOnScreen: scene.isOnScreen(screen))
        let holder = UIView(frame: scene.container.convert(screen.bounds, from: screen))
        holder.isUserInteractionEnabled = false
        scene.container.addSubview(holder)
        tidyUps.append { holder.removeFromSuperview() }
        let selection = parts.first?.selection
        if selection == nil || screen !== scene.upper { hide(screen) }
        var needsDepth = false
        for placed in ScreenTransition.Piece.all(of: cut, in: picture.size, scene.isMirrored)
        where selection?(placed.piece) ?? true {
            let view = picture.piece(placed.frame, corners: placed.corners)
            holder.addSubview(view)
            let tracks = parts.map { track(of: $0, for: placed.piece, view) }
            needsDepth = needsDepth || tracks.contains { $0.modifiers(0.5).haveDepth }
            let actor = Actor(view, tracks, in: room(for: placed.frame.size))
            actor.bringCompanions(isScreen: false, isMirrored: scene.isMirrored, hasArrived: true)
            actors.append(actor)
        }
        if needsDepth { holder.layer.sublayerTransform.m34 = -1 / Perspective.distance }
        castHolder(holder, of: side)
    }

    /// Pieces that fade each by itself are seen where they overlap; what fades the whole screen fades all of them as one.
    private mutating func castHolder(_ holder: UIView, of side: ScreenTransition.Part.Side) {
        let tracks = composition.parts.compactMap { part -> Actor.Track? in
            guard part.side == side, case .screen = part.subject, case .modifiers(let modifiers) = part.look else {
                return nil
            }
            let fades = modifiers.filter { if case .opacity = $0.kind { true } else { false } }
            return fades.isEmpty ? nil : Actor.Track(pace: pace(of: part), modifiers: { _ in fades }, isMesh: false)
        }
        if !tracks.isEmpty { actors.append(Actor(holder, tracks, in: room(for: holder.bounds.size))) }
    }

    /// Only a picture of the screen is to be seen. What is outside the container is not the transition's to hide.
    private mutating func hide(_ screen: UIView) {
        guard screen.superview === scene.container, !screen.isHidden else { return }
        screen.isHidden = true
        tidyUps.append { screen.isHidden = false }
    }

    // MARK: Tracks

    private func room(for size: CGSize) -> Pose.Room {
        Pose.Room(
            stage: scene.container.bounds.size, size: size, isMirrored: scene.isMirrored,
            pixel: 1 / max(scene.container.traitCollection.displayScale, 1))
    }

    private func pace(of part: ScreenTransition.Part, in span: ClosedRange<Double>? = nil) -> Pace {
        Pace(part.side, scene.direction, span: span ?? part.span, curve: part.curve)
    }

    private func track(of part: ScreenTransition.Part, _ view: UIView) -> Actor.Track {
        guard case .modifiers(let modifiers) = part.look else {
            preconditionFailure("A part that moves a whole screen has one list of modifiers")
        }
        let resolved = modifiers.flatMap { $0.resolved(for: view, in: scene) }
        return Actor.Track(pace: pace(of: part), modifiers: { _ in resolved }, isMesh: false)
    }

    private func track(of part: ScreenTransition.Part, for piece: ScreenTransition.Piece, _ view: UIView) -> Actor.Track
    {
        var span = part.span
        var isFew = false
        if case .pieces(let cut, let cascade) = part.subject {
            isFew = cut.columns * cut.rows <= 40
            let share = cascade.span(of: piece)
            let length = part.span.upperBound - part.span.lowerBound
            let start = part.span.lowerBound + length * share.lowerBound
            span = start...min(max(part.span.lowerBound + length * share.upperBound, start), part.span.upperBound)
        }
        let pace = pace(of: part, in: span)
        if part.isMesh {
            // Between its steps a piece goes its own way; the larger it is, the farther from its neighbour's.
            let steps = isFew ? 48 : Pace.steps
            return Actor.Track(
                pace: pace, modifiers: { part.modifiers(for: piece, at: $0) }, isMesh: true, steps: steps)
        }
        let modifiers = part.modifiers(for: piece, at: 1).flatMap { $0.resolved(for: view, in: scene) }
        return Actor.Track(pace: pace, modifiers: { _ in modifiers }, isMesh: false)
    }
}

extension TransitionScene {
    /// The screen that plays a side; nil where it is not the transition's to move.
    func view(_ side: ScreenTransition.Part.Side) -> UIView? {
        switch side {
        case .upper: upper
        case .lower: lower
        case .arriving: arriving
        case .leaving: leaving
        }
    }

    /// The screen whose picture plays a side, also where the screen itself stays in its place.
    func picturedView(_ side: ScreenTransition.Part.Side) -> UIView? {
        switch side {
        case .upper: upper
        case .lower: backdrop
        case .arriving: isForward ? upper : backdrop
        case .leaving: isForward ? backdrop : upper
        }
    }

    /// Whether a screen has been drawn already: the one that goes, and one that has never left its place.
    func isOnScreen(_ view: UIView) -> Bool { view === leaving || view !== arriving }
}
