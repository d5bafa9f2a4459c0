import InterludeStage
import UIKit

/// What the patient made for one trial and what its transitions put on the screen, besides the screens themselves: animators,
/// interactors, delegates, presentation controllers, and the views that stood in a container. None of it is kept alive.
@MainActor struct MadeObjects {
    /// One object, by what it is.
    struct Child {
        let name: String
        /// Tells it from other objects, also when it has been freed.
        let identity: ObjectToken
        /// Whether it is a view of the transition's, such as a snapshot.
        let isView: Bool
        private(set) weak var object: AnyObject?

        @MainActor init(_ object: AnyObject, name: String, isView: Bool = false) {
            self.name = name
            self.isView = isView
            self.object = object
            identity = ObjectToken(object)
        }
    }

    private(set) var children: [Child] = []

    /// Those of a trial that are there while it is still in scope.
    init(of runner: TrialRunner, in scene: TrialScene) {
        for object in scene.trialDelegate.made { add(object.reference) }
        for run in runner.runs {
            if run.animatorIsCustom { add(run.animator) }
            if run.interactor !== runner.driver { add(run.interactor) }
        }
        // Pages that are part of the screens at the end are looked for by themselves.
        let staying = scene.departingScreens
        for case let screen as UIViewController in scene.visitors.compactMap(\.reference)
        where !staying.contains(where: { $0 === screen }) {
            children.append(Child(screen, name: InterludeStage.name(of: screen)))
        }
        children += runner.guests.map { Child($0, name: "\(type(of: $0))", isView: true) }
    }

    /// Those that live on after the trial.
    var alive: [Child] { children.filter { $0.object != nil } }

    private mutating func add(_ object: AnyObject?) {
        guard let object, !children.contains(where: { $0.object === object }) else { return }
        children.append(Child(object, name: "\(type(of: object))"))
    }
}

/// An object that is not kept alive.
struct WeakReference {
    private(set) weak var reference: AnyObject?
}
