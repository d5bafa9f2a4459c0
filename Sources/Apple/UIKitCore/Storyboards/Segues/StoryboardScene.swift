import NibDocument

/// What a controller knows of the scene it was made from.
@MainActor final class StoryboardScene {
    let storyboard: UIStoryboard
    let context: NibContext
    /// The controller's element.
    let element: NibElement
    /// In the order in which they were connected.
    var segues: [SegueTemplate] = []
    /// Objects that nobody else holds.
    var objects: [AnyObject] = []

    init(_ storyboard: UIStoryboard, _ context: NibContext, _ element: NibElement) {
        self.storyboard = storyboard
        self.context = context
        self.element = element
    }

    /// The segue that code performs by a name.
    func segue(_ identifier: String) -> SegueTemplate? { segues.first { $0.identifier == identifier } }
}

extension NibContext {
    /// Takes a segue of an object's into the controller's list, and has the object start it.
    func addSegue(_ element: NibElement, from source: AnyObject) {
        guard element["kind"] != "relationship", let owner = sceneOwner else { return }
        let template = SegueTemplate(element, of: owner, from: source, self)
        // What is made of a prototype brings its segues along each time.
        if !owner.segues.contains(where: { $0.element === element }) { owner.segues.append(template) }
        template.attach(to: source)
    }

    private var sceneOwner: StoryboardScene? { controller?.storage.scene }

    /// Makes the scene's objects beside the controller.
    ///
    /// Views are made together with the controller's own view. A container has none in its scene, so that its views are made at
    /// once: its outlets lead to them.
    func takeSceneObjects() {
        let element = sceneOwner?.element
        let hasView = element?.child(key: "view") != nil
        for other in scene?.list("objects") ?? [] where other !== element {
            guard other.name == "customObject" || !hasView && !NibContext.standIns.contains(other.name) else {
                continue
            }
            if let object = make(other) { sceneOwner?.objects.append(object) }
        }
    }

    /// Elements of a scene that stand for something else.
    private static let standIns: Set = ["placeholder", "exit", "viewControllerPlaceholder"]
}
