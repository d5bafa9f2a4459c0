import NibDocument

extension UIStoryboard {
    /// Makes a scene's controller and the controllers that belong to it.
    ///
    /// - Parameter nesting: Where the scene is, if it is made because of another one.
    /// - Returns: `nil` where the file says nothing that can be made, or has the scene in itself.
    func instantiate(
        _ scene: NibElement, creator: ((NSCoder) -> UIViewController?)? = nil, nesting: SceneNesting = SceneNesting()
    ) -> UIViewController? {
        guard let element = NibDocument.controller(of: scene) else { return nil }
        guard let inner = nesting.entering("\(name)/\(element.id ?? "")") else {
            file.keep(NibRemark(.reference, "scene \(element.id ?? "") in itself", line: element.line))
            return nil
        }
        if element.name == "viewControllerPlaceholder" { return referenced(by: element, creator, inner) }
        let context = NibContext(file, storyboard: self, nesting: inner)
        context.scene = scene
        let own = creator?(NibCoder(element, context))
        if own != nil, NibKind.table[element.name] == nil { return nil }
        guard let controller = own ?? context.make(element, as: UIViewController.self) else { return nil }
        if own != nil { context.adopt(controller as AnyObject, for: element) }
        context.takeSceneObjects()
        RelationshipSegues.connect(controller, element, context)
        context.finish()
        controller.storage.owesViewDidLoad = controller.isViewLoaded
        return controller
    }

    /// The controller of another storyboard that stands in a scene's place.
    private func referenced(
        by element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?, _ nesting: SceneNesting
    ) -> UIViewController? {
        let other: UIStoryboard
        if let name = element["storyboardName"], name != self.name {
            let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? file.bundle
            guard let found = try? UIStoryboard.file(named: name, in: bundle) else {
                fatalError(
                    "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
            }
            other = UIStoryboard(file: found, name: name)
        } else {
            other = self
        }
        let document = other.file.document
        let scene = element["referencedIdentifier"].map { document.scene(identifier: $0) } ?? document.initialScene
        guard let scene else { return nil }
        return other.instantiate(scene, creator: creator, nesting: nesting)
    }

    /// The controllers of all scenes, for whoever wants to see whether they can be made.
    package func instantiateAll() -> [UIViewController] {
        file.document.root.list("scenes").compactMap { instantiate($0) }
    }

    /// The scene that a segue leads to.
    func scene(of segue: NibElement) -> NibElement? {
        segue["destination"].flatMap { file.document.scene(controllerId: $0) }
    }
}
