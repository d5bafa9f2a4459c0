import NibDocument

// What `init(coder:)` of controllers takes over, and how they load their views.
extension UIViewController {
    /// Keeps what is needed to load the view and to perform segues.
    final func takeScene(from coder: NSCoder) {
        guard let (element, context) = coder.nib else { return }
        context.controller = self
        context.set(self, for: element.id)
        guard let storyboard = context.storyboard else { return }
        storage.scene = StoryboardScene(storyboard, context, element)
    }

    /// The items that bars show for the controller.
    final func decodeItems(from coder: NSCoder) {
        guard let (element, context) = coder.nib else { return }
        if let item = context.part("navigationItem", of: element, as: UINavigationItem.self) {
            storage.navigationItem = item
            if item.title == nil { item.title = title }
        }
        if let item = context.part("tabBarItem", of: element, as: UITabBarItem.self) {
            if item.title == nil { item.title = title }
            tabBarItem = item
        }
        let items = context.parts("toolbarItems", of: element, as: UIBarButtonItem.self)
        if !items.isEmpty { toolbarItems = items }
    }

    /// Loads the view from the storyboard or a nib file.
    ///
    /// - Returns: `false` where there is none.
    final func loadViewFromFile() -> Bool {
        if let scene = storage.scene, let view = viewElement(of: scene) {
            load(view, of: scene)
            return loadedView != nil
        }
        if let name = nameOfNib {
            load(nib: name, in: bundleOfNib ?? .main)
            return true
        }
        for name in nibNamesOfClass {
            guard let path = NibFile.path(named: name, endings: ["xib"], in: bundleOfNib ?? .main) else { continue }
            load(nib: (path as NSString).lastPathComponent, in: bundleOfNib ?? .main)
            return true
        }
        return false
    }

    private func viewElement(of scene: StoryboardScene) -> NibElement? {
        guard let element = scene.element.child(key: "view"), element.name != "nil" else { return nil }
        return element
    }

    private func load(_ element: NibElement, of scene: StoryboardScene) {
        let context = scene.context
        guard let made = context.make(element, as: UIView.self) else { return }
        view = made
        var others: [AnyObject] = []
        for object in context.scene?.list("objects") ?? [] where object !== scene.element {
            guard object.name != "placeholder", object.name != "exit", let other = context.make(object) else {
                continue
            }
            others.append(other)
        }
        scene.objects += others
        context.isComplete = true
        context.finish(root: made)
        context.performEmbeds()
        context.forget()
    }

    private func load(nib name: String, in bundle: Bundle) {
        storage.nibObjects = UINib(nibName: name, bundle: bundle).instantiate(owner: self)
        guard loadedView == nil else { return }
        fatalError(
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
        )
    }

    /// `ShopView` and `ShopViewController` for a `ShopViewController`, as documented; UIKit's own classes have none.
    private var nibNamesOfClass: [String] {
        let type = type(of: self)
        guard !NibClass.isSystem(type) else { return [] }
        let name = String(describing: type)
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }
}
