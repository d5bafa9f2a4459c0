import UIKit

/// A moving part of a composed transition: a screen, or a piece of its snapshot, with its companions.
@MainActor
final class Actor: Performer {
    /// The differences of the away state, and their times.
    @MainActor
    struct Track {
        let pace: Pace
        let modifiers: @MainActor (CGFloat) -> [ScreenTransition.Modifier]
        let isMesh: Bool
        /// In how many straight steps a bent way is cut, over the whole of the transition's time.
        var steps = Pace.steps

        var isBent: Bool { isMesh || modifiers(1).isBent }
    }

    let view: UIView
    private let room: Pose.Room
    private let tracks: [Track]
    private let home: Home
    private var companions: [Companion] = []
    /// The topmost companion in front of the screen; the next one is added above it.
    var topmost: UIView
    private let changes: Changes

    /// The animated properties; the others are not changed.
    private struct Changes {
        var place = false
        var opacity = false
        var corners = false
    }

    init(_ view: UIView, _ tracks: [Track], in room: Pose.Room) {
        self.view = view
        topmost = view
        self.tracks = tracks
        self.room = room
        home = Home(of: view)
        var changes = Changes()
        for modifier in tracks.flatMap({ $0.modifiers(1) + $0.modifiers(0.5) }) {
            switch modifier.kind {
            case .opacity: changes.opacity = true
            case .cornerRadius: changes.corners = true
            default: changes.place = changes.place || modifier.moves
            }
        }
        self.changes = changes
        if changes.corners { view.clipsToBounds = true }
    }

    /// Whether its corners are cut, and with them all that sticks out.
    var cutsCorners: Bool { changes.corners }

    /// Lets something go along: it is put where the actor is, and away in the end.
    func bring(_ companion: Companion) { companions.append(companion) }

    /// The rank in the z-order; the last part that specifies one decides.
    var rank: CGFloat {
        tracks.flatMap { $0.modifiers(1) }.reduce(0) { rank, modifier in
            if case .zOrder(let said) = modifier.kind { said } else { rank }
        }
    }

    /// The companions beside the view.
    var companionsBeside: [UIView] { companions.map(\.view).filter { $0.superview === view.superview } }

    /// The tracks of the companions.
    var allTracks: [Track] { tracks }

    // MARK: Moving

    /// Shows the actor as it is at a share of the run's time.
    func show(at time: Double) {
        var pose = Pose()
        for track in tracks {
            let amount = track.pace.amount(at: time)
            pose.add(track.modifiers(amount), track.isMesh ? 1 : amount, in: room)
        }
        if changes.place { view.transform3D = CATransform3DConcat(pose.transform, home.transform) }
        blend(pose.opacity, at: time)
        if changes.corners { view.layer.cornerRadius = max(home.cornerRadius, pose.cornerRadius) }
        for companion in companions {
            if companion.follows {
                if changes.place { companion.view.transform3D = view.transform3D }
                if changes.corners { companion.view.layer.cornerRadius = view.layer.cornerRadius }
            }
            companion.show(companion.track.pace.amount(at: time), pose.opacity)
        }
    }

    /// Sets how strongly the screen and what covers it are seen. They are views side by side, and are to look like one: what
    /// shines through a translucent screen must not shine through its cover a second time.
    private func blend(_ opacity: CGFloat, at time: Double) {
        // Of the light, from the top: what the covers leave of the screen, and what has been used up already.
        var (left, used) = (1 as CGFloat, 0 as CGFloat)
        for companion in companions.reversed() {
            guard let strength = companion.strength?(companion.track.pace.amount(at: time)) else { continue }
            let share = opacity * strength * left
            companion.view.alpha = opacity < 1 ? share / (1 - used) : strength
            used += share
            left *= 1 - strength
        }
        guard changes.opacity else { return }
        view.alpha = home.alpha * (opacity < 1 ? opacity * left / (1 - used) : 1)
    }

    /// The times between which all movement is linear; two if it is linear from end to end.
    var moments: [Double] {
        let isBent =
            tracks.contains(where: \.isBent) || companions.contains(where: \.isBent) || turnsCorners || isBlended
        var times = Set([0.0, 1.0])
        for track in tracks { times.formUnion(track.pace.moments(isBent: isBent, steps: track.steps)) }
        return times.sorted()
    }

    /// A translucent screen and its cover are blended, which is not linear either.
    private var isBlended: Bool { changes.opacity && companions.contains { $0.strength != nil } }

    /// Transforms of several tracks are multiplied, and no straight line leads from one product to the next.
    private var turnsCorners: Bool {
        let moving = tracks.filter { $0.modifiers(1).contains(where: \.moves) }
        return moving.count > 1
    }

    /// Gives back what was borrowed.
    func restore() {
        home.restore(view)
        for companion in companions where companion.view !== view { companion.remove() }
    }

    /// The properties that the actor changes on its view and restores.
    @MainActor
    private struct Home {
        let transform: CATransform3D
        let alpha: CGFloat
        let cornerRadius: CGFloat
        let clipsToBounds: Bool
        let mask: UIView?

        init(of view: UIView) {
            transform = view.transform3D
            alpha = view.alpha
            cornerRadius = view.layer.cornerRadius
            clipsToBounds = view.clipsToBounds
            mask = view.mask
        }

        func restore(_ view: UIView) {
            view.transform3D = transform
            view.alpha = alpha
            view.layer.cornerRadius = cornerRadius
            view.clipsToBounds = clipsToBounds
            if view.mask !== mask { view.mask = mask }
        }
    }
}

/// A companion of an actor: a shade over it, its shadow, its mask.
@MainActor
struct Companion {
    let view: UIView
    let track: Actor.Track
    /// Whether it is moved like the actor. Subviews of the actor move with it anyway.
    let follows: Bool
    /// Whether its two ends do not say it all.
    var isBent = false
    /// Shows it at a share of its way; the second number is the actor's opacity.
    var show: @MainActor (CGFloat, CGFloat) -> Void = { _, _ in }
    /// The opacity over a screen at a fraction of its movement; `nil` if it is elsewhere.
    var strength: (@MainActor (CGFloat) -> CGFloat)?

    func remove() {
        if view.superview != nil { view.removeFromSuperview() }
    }
}
