import UIKit

/// A composition in its container: all actors of one run.
@MainActor
struct Choreography {
    let scene: TransitionViews
    let composition: Composition
    var performers: [any Performer] = []
    /// The views that two screens have in common, on their way.
    var flights: [MatchedFlight] = []
    /// The z-order in the container, if a part specifies one.
    private var order = StageOrder()
    var tidyUps: [@MainActor () -> Void] = []

    init(_ composition: Composition, in scene: TransitionViews) {
        self.scene = scene
        self.composition = composition
        setStage()
        // Before all others: pictures of a screen must not show what flies.
        castMatches()
        castScreens()
        castPieces()
        castOthers()
        castViews()
        castPerformers()
        order.arrange(in: scene.container)
        addFlights()
        for performer in performers { performer.show(at: 0) }
    }

    /// The animations of the animator.
    var motion: TransitionMotion {
        let (performers, tidyUps) = (performers, tidyUps)
        return TransitionMotion(
            timing: composition.timing(for: scene.direction).curve, animations: { performers.run() },
            tidyUp: {
                for performer in performers.reversed() { performer.restore() }
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
            let perspective = Perspective(
                in: scene.container, background: background, distance: composition.perspective)
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
            actor.bringCompanions(isScreen: true, isMirrored: scene.isMirrored, hasArrived: isAsShown(view))
            performers.append(actor)
            order.note([view] + actor.companionsBeside, actor.rank)
        }
        // What was said first of a screen counts.
        order.note([scene.upper, scene.lower].compactMap { $0 }, 0)
    }

    /// Whether a view's picture of a moment ago will do: it has been drawn, and nothing of it has been put out of sight.
    private func isAsShown(_ view: UIView) -> Bool { flights.isEmpty && scene.isOnScreen(view) }

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
        if composition.hasDepth { Perspective.putBehind(floor, in: scene.container, distance: composition.perspective) }
        scene.container.insertSubview(floor, belowSubview: scene.upper)
        tidyUps.append { floor.removeFromSuperview() }
        let track = Actor.Track(pace: pace(of: part), modifiers: { _ in shades }, isMesh: false)
        let actor = Actor(floor, [track], in: room(for: floor.bounds.size))
        actor.bringCompanions(isScreen: false, isMirrored: scene.isMirrored, hasArrived: true)
        performers.append(actor)
    }

    // MARK: Pieces

    private mutating func castPieces() {
        var wholes: [ScreenTransition.Part.Side: [ScreenTransition.Part]] = [:]
        for part in composition.parts {
            guard case .pieces(let cut, _) = part.subject else { continue }
            if cut.isWhole {
                wholes[part.side, default: []].append(part)
            } else {
                castPieces(of: [part], cut)
            }
        }
        for side in [ScreenTransition.Part.Side.upper, .arriving, .leaving, .lower] {
            if let parts = wholes[side] { castPieces(of: parts, .whole) }
        }
    }

    /// Cuts a picture of a side, and puts its pieces in place of the screen.
    private mutating func castPieces(of parts: [ScreenTransition.Part], _ cut: ScreenTransition.Cut) {
        guard let side = parts.first?.side, let screen = scene.picturedView(side) else { return }
        let picture = Picture(of: screen, isOnScreen: isAsShown(screen))
        let holder = UIView(frame: scene.container.convert(screen.bounds, from: screen))
        holder.isUserInteractionEnabled = false
        scene.container.addSubview(holder)
        tidyUps.append { holder.removeFromSuperview() }
        let selection = parts.first?.selection
        if selection == nil || screen !== scene.upper { hide(screen) }
        var needsDepth = false
        var pieces: [Actor] = []
        for placed in ScreenTransition.Piece.all(of: cut, in: picture.size, scene.isMirrored)
        where selection?(placed.piece) ?? true {
            let view = picture.piece(placed.frame, corners: placed.corners)
            holder.addSubview(view)
            let tracks = parts.map { track(of: $0, for: placed.piece, view) }
            needsDepth = needsDepth || tracks.contains { $0.modifiers(0.5).haveDepth }
            let actor = Actor(view, tracks, in: room(for: placed.frame.size))
            actor.bringCompanions(isScreen: false, isMirrored: scene.isMirrored, hasArrived: true)
            pieces.append(actor)
        }
        performers += pieces
        if needsDepth { holder.layer.sublayerTransform.m34 = -1 / composition.perspective }
        arrange(pieces, in: holder, isWhole: cut.isWhole)
        castHolder(holder, of: side)
    }

    /// A picture of the whole screen is ordered among the screens, pieces among each other.
    private mutating func arrange(_ pieces: [Actor], in holder: UIView, isWhole: Bool) {
        if isWhole {
            order.note([holder], pieces.map(\.rank).max() ?? 0)
        } else {
            var inside = StageOrder()
            for piece in pieces { inside.note([piece.view], piece.rank) }
            inside.arrange(in: holder)
            order.note([holder], 0)
        }
    }

    /// Pieces that fade independently are visible where they overlap; an opacity of the whole screen fades them as one.
    private mutating func castHolder(_ holder: UIView, of side: ScreenTransition.Part.Side) {
        let tracks = composition.parts.compactMap { part -> Actor.Track? in
            guard part.side == side, case .screen = part.subject, case .modifiers(let modifiers) = part.look else {
                return nil
            }
            let fades = modifiers.filter { if case .opacity = $0.kind { true } else { false } }
            return fades.isEmpty ? nil : Actor.Track(pace: pace(of: part), modifiers: { _ in fades }, isMesh: false)
        }
        if !tracks.isEmpty { performers.append(Actor(holder, tracks, in: room(for: holder.bounds.size))) }
    }

    /// Only a picture of the screen is to be seen. What is outside the container is not the transition's to hide.
    private mutating func hide(_ screen: UIView) {
        guard screen.superview === scene.container, !screen.isHidden else { return }
        screen.isHidden = true
        tidyUps.append { screen.isHidden = false }
    }

    // MARK: Tracks

    func room(for size: CGSize) -> Pose.Room {
        Pose.Room(
            stage: scene.container.bounds.size, size: size, isMirrored: scene.isMirrored,
            pixel: 1 / max(scene.container.traitCollection.displayScale, 1), perspective: composition.perspective)
    }

    func pace(of part: ScreenTransition.Part, in span: ClosedRange<Double>? = nil) -> Pace {
        Pace(part.side, scene.direction, span: span ?? part.span, curve: part.curve)
    }

    private func track(of part: ScreenTransition.Part, _ view: UIView) -> Actor.Track {
        guard case .modifiers(let modifiers) = part.look else {
            fatalError("A part that moves a whole screen has one list of modifiers")
        }
        let resolved = modifiers.flatMap { $0.resolved(for: view, in: scene) }
        return Actor.Track(pace: pace(of: part), modifiers: { _ in resolved }, isMesh: false)
    }

    private func track(of part: ScreenTransition.Part, for piece: ScreenTransition.Piece, _ view: UIView) -> Actor.Track
    {
        var (span, isFew) = (part.span, false)
        if case .pieces(let cut, let cascade) = part.subject {
            isFew = cut.columns * cut.rows <= 40
            span = part.span(of: piece, in: cascade)
        }
        let pace = pace(of: part, in: span)
        if part.isMesh {
            // Between the steps a piece deviates from its neighbor; the larger it is, the more.
            let steps = isFew ? 48 : Pace.steps
            return Actor.Track(
                pace: pace, modifiers: { part.modifiers(for: piece, at: $0) }, isMesh: true, steps: steps)
        }
        let modifiers = part.modifiers(for: piece, at: 1).flatMap { $0.resolved(for: view, in: scene) }
        return Actor.Track(pace: pace, modifiers: { _ in modifiers }, isMesh: false)
    }
}

extension TransitionViews {
    /// The screen that plays a side; `nil` where it is not the transition's to move.
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

    /// Whether a screen has already been drawn: the leaving one, and one that never left its position.
    func isOnScreen(_ view: UIView) -> Bool { view === leaving || view !== arriving }
}
