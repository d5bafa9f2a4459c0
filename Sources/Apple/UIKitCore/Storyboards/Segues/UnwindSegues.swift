import QuartzCore

/// The way back to a controller that was there before, by a segue to a scene's exit.
///
/// The order is the documented one (TN2298, *Using Unwind Segues*, and the pages of the methods): the source is asked whether
/// it may go, the controllers from it outwards whether they are the destination, the source prepares, the destination's
/// action is called, and then the containers between give way.
@MainActor enum UnwindSegues {
    static func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
        guard let name = template.element["unwindAction"] else { return }
        let action = MemberAccess.selector(name)
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        guard let destination = destination(for: origin) else { return }
        let segue = makeSegue(template, from: source, to: destination)
        let animated = template.element.bool("animates") ?? true
        if segue.performHandler == nil {
            // The segue has the closure: held by it, it would keep itself and both controllers for ever.
            segue.performHandler = { [unowned segue] in
                unwind(segue, from: source, to: destination, animated: animated)
            }
        }
        source.prepare(for: segue, sender: sender)
        MemberAccess.call(name, on: destination, [segue])
        segue.perform()
    }

    private static func makeSegue(
        _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let older = destination.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
        return older ?? template.makeSegue(from: source, to: destination)
    }

    // MARK: Looking for the destination

    /// The nearest controller outwards that takes the action.
    static func destination(for origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = origin.source
        while let controller = current {
            if let found = search(controller, origin) { return found }
            current = controller.parent ?? controller.modal.presenting
        }
        return nil
    }

    /// The children that may be asked come before their container.
    private static func search(
        _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: origin) {
            if let found = search(child, origin) { return found }
        }
        let takes = controller.canPerformUnwindSegueAction(
            origin.unwindAction, from: origin.source, sender: origin.sender)
        return takes ? controller : nil
    }

    // MARK: Going back

    /// Takes away what is presented in between, and has the containers show the destination.
    private static func unwind(
        _ segue: UIStoryboardSegue, from source: UIViewController, to destination: UIViewController, animated: Bool
    ) {
        let outside = chain(from: destination)
        // The innermost container that has both, or has presented the source's side.
        var inside = source
        var presenter: UIViewController?
        while !outside.contains(where: { $0 === inside }) {
            if let parent = inside.parent {
                inside = parent
            } else if let presenting = inside.modal.presenting {
                presenter = presenting
                inside = presenting
            } else {
                break
            }
        }
        // What is covered changes at once, below what covers it and has begun to go.
        segue.animatesContainers = animated && presenter == nil
        presenter?.dismiss(animated: animated)
        var path = Array(outside.prefix { $0 !== inside }.reversed())
        var container = inside
        while let next = path.first {
            path.removeFirst()
            container.unwind(for: segue, towards: next)
            container = next
        }
    }

    /// A controller and all around it.
    private static func chain(from controller: UIViewController) -> [UIViewController] {
        Array(sequence(first: controller) { $0.parent ?? $0.modal.presenting })
    }
}
