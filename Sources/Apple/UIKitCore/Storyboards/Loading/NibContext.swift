import NibDocument

/// One use of a file: the objects made of it so far, and what remains to be connected.
///
/// Objects are held until they are connected and awake; then only those that they belong to hold them.
@MainActor final class NibContext {
    let file: NibFile
    /// What is made of a prototype sees the objects of the scene around it.
    private let outer: NibContext?
    /// The storyboard that the file is used by, if it is one.
    let storyboard: UIStoryboard?
    /// The storyboard's scene that is used; `nil` in a nib.
    var scene: NibElement?
    /// The controller that the scene or nib belongs to.
    weak var controller: UIViewController?

    /// How deep scenes are nested in scenes here, so that one in itself is noticed.
    let nesting: SceneNesting
    /// Whether all that belongs to the file's owner is there: a controller's view comes later than the controller.
    var isComplete = false
    /// The outlets, actions and segues that are made.
    private var made: Set<ObjectIdentifier> = []
    private var collections: [String: [Any]] = [:]

    private struct Reference {
        weak var object: AnyObject?
    }

    private var objects: [String: Reference] = [:]
    /// What was made of each element.
    private var makers: [ObjectIdentifier: Reference] = [:]
    /// Objects made and not yet awake, in the order of the file.
    private var fresh: [(element: NibElement, object: AnyObject)] = []
    /// Elements whose connections have not all been made yet.
    private(set) var unconnected: [NibElement] = []
    /// Constraints that are made once all views are there.
    var rules: [NibRule] = []
    var variations: [NibVariation] = []
    /// Segues that put a controller into a view, until the views are there.
    var embeds: [(template: SegueTemplate, view: UIView)] = []
    /// Views that are placed by constraints, if any speaks of them.
    var unruled: [UIView] = []

    init(_ file: NibFile, storyboard: UIStoryboard? = nil, outer: NibContext? = nil, nesting: SceneNesting? = nil) {
        self.file = file
        self.nesting = nesting ?? outer?.nesting ?? SceneNesting()
        self.outer = outer
        self.storyboard = storyboard ?? outer?.storyboard
        controller = outer?.controller
    }

    var document: NibDocument { file.document }
    var bundle: Bundle { file.bundle }

    // MARK: Remarks

    /// Says once what cannot be taken over as it is written, to the file's list and to the log.
    func note(_ kind: NibRemark.Kind, _ text: String, _ element: NibElement) {
        let remark = NibRemark(kind, text, line: element.line)
        guard !file.remarks.contains(remark) else { return }
        file.keep(remark)
        if kind == .appClass {
            // UIKit's own words.
            SystemLog.warn("Unknown class \(text) in Interface Builder file.")
        } else if kind != .systemClass {
            SystemLog.warn("\(file.name ?? "A nib"), line \(element.line): \(kind.rawValue) \(text) was left out.")
        }
    }

    /// A text in the user's language, where the bundle has a table for the file.
    func localized(_ element: NibElement, _ property: String) -> String? {
        guard let id = element.id, let table = file.name else { return nil }
        let key = "\(id).\(property)"
        let text = bundle.localizedString(forKey: key, value: nil, table: table)
        return text == key ? nil : text
    }

    // MARK: Objects

    /// The object that was made of the element with an id, here or in the scene around.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

    /// Says what an id stands for.
    func set(_ object: AnyObject?, for id: String?) {
        if let id, let object, objects[id]?.object == nil { objects[id] = Reference(object: object) }
    }

    /// Makes the object that an element describes, with all that belongs to it.
    func make(_ element: NibElement) -> AnyObject? {
        // By the element, not its id: a broken file may give an id twice.
        if let made = makers[ObjectIdentifier(element)]?.object { return made }
        guard let kind = NibKind.table[element.name] else { return nil }
        // Its place in the order is that of the file, before what is in it.
        let place = fresh.count
        guard let object = kind.make(element, self) else { return nil }
        enter(object, element, at: place)
        return object
    }

    /// Makes the object as one of a class that the caller needs; `nil` if it is something else.
    func make<Object: AnyObject>(_ element: NibElement, as type: Object.Type) -> Object? {
        guard let object = make(element) else { return nil }
        if let wanted = object as? Object { return wanted }
        note(.reference, "\(element.name), which is no \(type)", element)
        return nil
    }

    /// Takes an object for an element's that was there already: a cell's content view, a controller's bar.
    func adopt(_ object: AnyObject, for element: NibElement) { enter(object, element, at: fresh.count) }

    /// Says who the file's owner is, or another object from outside.
    func enterOwner(_ object: AnyObject?, _ element: NibElement) {
        guard let object else { return }
        set(object, for: element.id)
        unconnected.append(element)
    }

    private func enter(_ object: AnyObject, _ element: NibElement, at place: Int) {
        set(object, for: element.id)
        makers[ObjectIdentifier(element)] = Reference(object: object)
        fresh.insert((element, object), at: min(place, fresh.count))
        unconnected.append(element)
    }

    // MARK: Ending

    /// Makes the constraints, sets the runtime attributes, connects, and wakes what was made, in the order of iOS.
    ///
    /// - Parameter root: The view at the top, which hears when the screen gets another size.
    func finish(root: UIView? = nil) {
        makeRules()
        if let root { startVariations(in: root) }
        let made = fresh
        fresh = []
        for (element, object) in made { RuntimeAttributes.apply(element, to: object, self) }
        // What belongs to objects that come later, with the view, waits for them.
        let waiting = unconnected
        unconnected = []
        for element in waiting where !NibConnections.connect(element, self) { unconnected.append(element) }
        for (_, object) in made { NibAwakening.wake(object) }
    }
}

extension NibContext {
    // MARK: Connections

    func isUnmade(_ connection: NibElement) -> Bool { !made.contains(ObjectIdentifier(connection)) }
    func markMade(_ connection: NibElement) { made.insert(ObjectIdentifier(connection)) }

    /// Whether an object that is not there now may be there when the view is.
    func mayComeLater(_ id: String) -> Bool { !isComplete && document.element(id) != nil }

    /// A connection that leads nowhere. A constraint that Interface Builder has for itself alone is not missed.
    func noteMissing(_ connection: NibElement) {
        let element = connection["destination"].flatMap(document.element)
        if element?.bool("placeholder") != true {
            note(.reference, "\(connection.name) \(connection["property"] ?? connection["selector"] ?? "")", connection)
        }
        markMade(connection)
    }

    /// A collection of outlets with one member more.
    func extend(collection key: String, of source: AnyObject, with member: AnyObject) -> [Any] {
        let name = "\(ObjectIdentifier(source)) \(key)"
        collections[name, default: []].append(member)
        return collections[name] ?? []
    }

    /// What only mattered while the file was loaded.
    func forget() {
        collections = [:]
        unconnected = []
    }
}

/// Tells objects that all of them are there.
@MainActor enum NibAwakening {
    static func wake(_ object: AnyObject) {
        switch object {
        case let responder as UIResponder: responder.awakeFromNib()
        case let item as UIBarItem: item.awakeFromNib()
        case let rule as NSLayoutConstraint: rule.awakeFromNib()
        case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
        case let layout as UICollectionViewLayout: layout.awakeFromNib()
        default: MemberAccess.wake(object)
        }
    }
}
