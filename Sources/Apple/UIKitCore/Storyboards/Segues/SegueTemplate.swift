import NibDocument

/// A segue as the file describes it, for one controller. It makes a `UIStoryboardSegue` each time it is gone.
@MainActor final class SegueTemplate: NSObject {
    let element: NibElement
    let context: NibContext
    private weak var scene: StoryboardScene?
    private weak var origin: AnyObject?

    init(_ element: NibElement, of scene: StoryboardScene, from origin: AnyObject, _ context: NibContext) {
        self.element = element
        self.context = context
        self.scene = scene
        self.origin = origin
        super.init()
    }

    var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }
    var kind: String { element["kind"] ?? "" }
    var isEmbedding: Bool { kind == "embed" }
    private var animates: Bool { element.bool("animates") ?? true }
    private var controller: UIViewController? { context.controller }

    // MARK: Starting

    /// Has an object start the segue: by a tap, an action, a row's selection. A controller's own segues wait for code.
    func attach(to source: AnyObject) {
        switch source {
        case let cell as UITableViewCell:
            if element["trigger"] == "accessoryAction" {
                cell.accessorySegue = self
            } else {
                cell.selectionSegue = self
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = self
        case let control as UIControl:
            let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
            control.addTarget(self, action: Selector(SegueTemplate.start(_:)), for: event)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(self, action: Selector(SegueTemplate.start(_:)))
        case let item as UIBarButtonItem:
            item.target = self
            item.action = Selector(SegueTemplate.start(_:))
        case let view as UIView:
            if isEmbedding { context.embeds.append((self, view)) }
        default: break
        }
        if source is UIControl || source is UIGestureRecognizer || source is UIBarButtonItem {
            // Targets are not held by those that call them.
            context.controller?.storage.scene?.objects.append(self)
        }
    }

    /// A control, item or recognizer wants the segue gone.
    func start(_ sender: NSObject) {
        // A continuous gesture starts it once.
        if let recognizer = sender as? UIGestureRecognizer, recognizer.state != .began, recognizer.state != .ended {
            return
        }
        if sender is UIPanGestureRecognizer || sender is UIPinchGestureRecognizer
            || sender is UIRotationGestureRecognizer || sender is UILongPressGestureRecognizer,
            (sender as? UIGestureRecognizer)?.state == .ended
        {
            return
        }
        performIfAllowed(sender: sender)
    }

    /// Goes the segue if its source wants that.
    func performIfAllowed(sender: Any?) { prepareIfAllowed(sender: sender)?() }

    /// Prepares the segue if its source wants that.
    ///
    /// - Returns: What goes it: a list's delegate is told of the selection before, so that the transition can ask for it.
    func prepareIfAllowed(sender: Any?) -> (() -> Void)? {
        guard let controller, controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
            return nil
        }
        return prepare(sender: sender)
    }

    // MARK: Going

    /// Goes the segue: makes the destination, tells the source, performs.
    func perform(sender: Any?) { prepare(sender: sender)?() }

    private func prepare(sender: Any?) -> (() -> Void)? {
        guard let controller else { return nil }
        if kind == "unwind" {
            UnwindSegues.perform(self, from: controller, sender: sender)
            return nil
        }
        guard let destination = makeDestination(sender: sender) else {
            context.note(.reference, "segue \(identifier ?? element.id ?? "")", element)
            return nil
        }
        let segue = makeSegue(from: controller, to: destination)
        if segue.performHandler == nil { segue.performHandler = handler(controller, destination, sender) }
        configure(destination, controller)
        controller.prepare(for: segue, sender: sender)
        return { [animates] in
            if animates { segue.perform() } else { UIView.performWithoutAnimation(segue.perform) }
        }
    }

    /// The segue's own class, or UIKit's.
    func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let type = NibClass.custom(of: element, context) as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        return UIStoryboardSegue.make(type, identifier, from: source, to: destination)
    }

    /// The destination: what the source's `@IBSegueAction` makes, or the scene's controller.
    func makeDestination(sender: Any?, nesting: SceneNesting = SceneNesting()) -> UIViewController? {
        guard let storyboard = context.storyboard, let scene = storyboard.scene(of: element) else { return nil }
        guard let selector = element["destinationCreationSelector"] else {
            return storyboard.instantiate(scene, nesting: nesting)
        }
        return storyboard.instantiate(
            scene,
            creator: { [weak controller, identifier] coder in
                guard let controller else { return nil }
                return MemberAccess.call(selector, on: controller, [coder, sender, identifier]) as? UIViewController
            }, nesting: nesting)
    }

    // MARK: Kinds

    /// What is known of the presentation is set before the source prepares, so that it has the last word.
    private func configure(_ destination: UIViewController, _ source: UIViewController) {
        guard ["presentation", "modal", "popoverPresentation", "popover"].contains(kind) else { return }
        if let style = element["modalPresentationStyle"].flatMap({ NibWords.presentations[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ NibWords.modalTransitions[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard kind.hasPrefix("popover") else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        if let child = element.child(key: "popoverArrowDirection") {
            popover.permittedArrowDirections = child.options(SegueTemplate.directions)
        }
        let anchor = (element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"]).flatMap(context.object)
        switch anchor ?? origin {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView:
            popover.sourceView = view
            popover.sourceRect = view.bounds
        default: popover.sourceView = source.viewIfLoaded
        }
    }

    private static let directions: [String: UIPopoverArrowDirection] = [
        "up": .up, "down": .down, "left": .left, "right": .right,
    ]

    private func handler(
        _ source: UIViewController, _ destination: UIViewController, _ sender: Any?
    ) -> (() -> Void)? {
        let animated = animates
        switch kind {
        case "show": return { source.show(destination, sender: sender) }
        case "showDetail": return { source.showDetailViewController(destination, sender: sender) }
        case "push":
            return { source.navigationController?.pushViewController(destination, animated: animated) }
        case "presentation", "modal", "popoverPresentation", "popover":
            return { source.present(destination, animated: animated) }
        case "replace": return { [self] in replace(source, with: destination) }
        // A custom segue is what its class makes of it.
        default: return nil
        }
    }

    /// Puts the destination into a column of the split view around.
    private func replace(_ source: UIViewController, with destination: UIViewController) {
        guard let split = source.splitViewController else { return }
        let index = element.int("splitViewControllerTargetIndex") ?? 0
        if split.style == .unspecified {
            var controllers = split.viewControllers
            if controllers.indices.contains(index) {
                controllers[index] = destination
            } else {
                controllers.append(destination)
            }
            split.viewControllers = controllers
        } else {
            split.setViewController(destination, for: index == 0 ? .primary : .secondary)
        }
    }
}
