import TransitionDoctor
import UIKit

/// Ways to write a transition well.
enum RightAnimator: String, CaseIterable, Sendable {
    // Animations by blocks
    case fade, fadeAndGrow, spring, keyframes, manyKeyframes, curve, delayed, instant, slow, chained, viewTransition,
        putsNothingBack
    // Property animators
    case propertyAnimator, springPropertyAnimator, runningPropertyAnimator, interruptibleCard
    // Core Animation
    case explicitOpacity, mask, group, transaction, circle
    // What stands on the screen meanwhile
    case snapshot, flight, halves, dimming, rounded, shadow, perspective
    // Delegates, presentation controllers, interactors
    case presentation, alongside, pan, customInteractor, tabs

    @MainActor var patient: Patient {
        switch self {
        case .presentation:
            Patient(rawValue, transitioningDelegate: { SketchDirector(presentation: DimmedCard.make) })
        case .interruptibleCard: Patient(rawValue, transitioningDelegate: { PropertyDirector() })
        case .alongside: Patient(rawValue, presenting: { AlongsideScreen() })
        case .pan: Patient(rawValue, navigationDelegate: { SketchPan() })
        case .customInteractor: Patient(rawValue, navigationDelegate: { HandDriver() })
        case .tabs: Patient(rawValue, tabBarDelegate: { TabFader() })
        case .propertyAnimator: Patient(rawValue, for: .push, .dismiss(.custom)) { PropertyFader(spring: false) }
        case .springPropertyAnimator: Patient(rawValue, for: .push, .present(.custom)) { PropertyFader(spring: true) }
        case .explicitOpacity, .mask, .group, .transaction:
            Patient(rawValue, for: .push, .present(.custom)) { LayerFader(self) }
        case .circle:
            Patient(rawValue, for: .push, .pop, .present(.custom), .dismiss(.fullScreen)) { CircleReveal() }
        case .snapshot: Patient(rawValue, for: .push, .present(.fullScreen)) { sketch }
        case .putsNothingBack:
            Patient(rawValue, for: .push, .pop, .tab, .present(.custom), .dismiss(.custom), .dismiss(.fullScreen)) {
                sketch
            }
        case .flight, .halves: Patient(rawValue, for: .push, .pop) { sketch }
        default: Patient(rawValue, for: .push, .pop, .present(.custom)) { sketch }
        }
    }

    /// Those that differ from the plain fade in a step or two.
    @MainActor private var sketch: SketchAnimator {
        SketchAnimator { sketch in
            switch self {
            case .fadeAndGrow: sketch.scale()
            case .dimming: sketch.dims()
            case .snapshot: sketch.fliesSnapshot()
            case .flight: sketch.fliesMark()
            case .halves: sketch.opensHalves()
            case .rounded: sketch.rounds()
            case .shadow: sketch.casts()
            case .perspective: sketch.tilts()
            case .instant: (sketch.duration, sketch.own) = (0.05, 0.05)
            case .slow: (sketch.duration, sketch.own) = (1.2, 1.2)
            case .viewTransition: sketch.dissolves()
            case .putsNothingBack: sketch.putsNothingBack()
            default: sketch.run = run ?? sketch.run
            }
        }
    }

    /// Another way to run the animations.
    @MainActor private var run: SketchAnimator.Run? {
        switch self {
        case .spring:
            {
                UIView.animate(
                    withDuration: $0, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 3, options: [],
                    animations: $1, completion: $2)
            }
        case .curve:
            {
                UIView.animate(
                    withDuration: $0, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: $1,
                    completion: $2)
            }
        case .delayed:
            { UIView.animate(withDuration: $0 - 0.1, delay: 0.1, options: [], animations: $1, completion: $2) }
        case .keyframes: { keyframes($0, [(0, 1)], $1, $2) }
        case .manyKeyframes: { keyframes($0, [(0, 0.5), (0.5, 0.5)], $1, $2) }
        case .runningPropertyAnimator:
            { duration, animations, completion in
                UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: duration, delay: 0, options: .curveEaseIn, animations: animations,
                    completion: { completion($0 == .end) })
            }
        case .chained:
            { duration, animations, completion in
                UIView.animate(withDuration: duration / 2, animations: {}) { _ in }
                UIView.animate(withDuration: duration, animations: animations, completion: completion)
            }
        default: nil
        }
    }

    /// The same changes in one or several key frames; only the last one's are new.
    @MainActor private func keyframes(
        _ duration: TimeInterval, _ parts: [(start: Double, length: Double)], _ animations: @escaping () -> Void,
        _ completion: @escaping (Bool) -> Void
    ) {
        let add = {
            for part in parts {
                UIView.addKeyframe(
                    withRelativeStartTime: part.start, relativeDuration: part.length, animations: animations)
            }
        }
        UIView.animateKeyframes(withDuration: duration, delay: 0, animations: add, completion: completion)
    }
}
