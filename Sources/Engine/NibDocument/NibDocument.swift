import Foundation

/// A storyboard or nib file (`.storyboard`, `.xib`) as Interface Builder writes it: XML, read as it is.
///
/// Nothing in it is believed: what is missing or makes no sense is for the reader of the tree to pass over.
package final class NibDocument {
    package enum Kind: Sendable {
        case storyboard
        case nib
    }

    package let kind: Kind
    package let root: NibElement
    /// Elements by their `id`; of several with one id the first counts.
    private let elements: [String: NibElement]
    private let scenesByController: [String: NibElement]
    private let scenesByIdentifier: [String: NibElement]

    /// Reads a file's bytes.
    ///
    /// - Throws: `NibDocumentFault`.
    package init(data: Data) throws {
        root = try NibParser.tree(of: data)
        guard root.name == "document" else { throw NibDocumentFault.notADocument(root.name) }
        let system = root["targetRuntime"] ?? "iOS"
        guard system.hasPrefix("iOS") else { throw NibDocumentFault.otherSystem(system) }
        kind = root.first("scenes") != nil || (root["type"] ?? "").contains("Storyboard") ? .storyboard : .nib
        var elements: [String: NibElement] = [:]
        root.forEach { element in
            if let id = element.id, elements[id] == nil { elements[id] = element }
        }
        self.elements = elements
        (scenesByController, scenesByIdentifier) = NibDocument.scenes(of: root)
    }

    private static func scenes(of root: NibElement) -> (byController: [String: NibElement], [String: NibElement]) {
        var byController: [String: NibElement] = [:]
        var byIdentifier: [String: NibElement] = [:]
        for scene in root.list("scenes") where scene.name == "scene" {
            guard let controller = controller(of: scene), let id = controller.id else { continue }
            if byController[id] == nil { byController[id] = scene }
            if let name = controller["storyboardIdentifier"], byIdentifier[name] == nil { byIdentifier[name] = scene }
        }
        return (byController, byIdentifier)
    }

    // MARK: Asking

    /// The element that has an id.
    package func element(_ id: String) -> NibElement? { elements[id] }

    /// The objects at the top of a nib file, placeholders included.
    package var objects: [NibElement] { root.list("objects") }

    /// The scene that is shown first.
    package var initialScene: NibElement? { root["initialViewController"].flatMap { scenesByController[$0] } }

    /// The scene whose controller was given a name for code.
    package func scene(identifier: String) -> NibElement? { scenesByIdentifier[identifier] }

    /// The scene whose controller has an id.
    package func scene(controllerId: String) -> NibElement? { scenesByController[controllerId] }

    /// A scene's controller: its first object that belongs to the scene.
    package static func controller(of scene: NibElement) -> NibElement? {
        scene.list("objects").first { $0.name != "placeholder" && $0.name != "exit" && $0["sceneMemberID"] != nil }
    }

    /// Returns a named color or image of which the file has a copy.
    package func resource(_ kind: String, named name: String) -> NibElement? {
        root.list("resources").first { $0.name == kind && $0["name"] == name }
    }

    package var usesAutolayout: Bool { root["useAutolayout"] == "YES" }
    package var usesTraitCollections: Bool { root["useTraitCollections"] == "YES" }
}

/// Why a file cannot be read.
package enum NibDocumentFault: Error, Equatable, CustomStringConvertible {
    case notXML(line: Int)
    case notADocument(String)
    case otherSystem(String)
    case tooDeep(line: Int)
    case tooLarge
    /// Interface Builder writes none; they are a way to make a small file huge.
    case definesEntities(line: Int)

    package var description: String {
        switch self {
        case .notXML(let line): "line \(line) is not XML"
        case .notADocument(let name): "<\(name)> is no Interface Builder document"
        case .otherSystem(let system): "it is made for \(system)"
        case .tooDeep(let line): "line \(line) is nested too deeply"
        case .tooLarge: "it is too large"
        case .definesEntities(let line): "line \(line) defines an entity"
        }
    }
}
