import Foundation

/// The processes to which an item provider's data is visible.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all = 0
    /// The apps of one team. As `all` here.
    case team = 1
    /// The apps of one group. As `all` here.
    case group = 2
    /// This app.
    case ownProcess = 3
}

/// An object that an item provider can provide.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The type identifiers of the object's data, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Loads the object's data in one of the types.
    @discardableResult
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A provider of an item in one or more types, such as copied content.
///
/// On Apple's systems the class is part of Foundation. Here it has the methods that copying needs:
/// it registers objects and data, and loads them.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private struct Representation {
        let type: String
        /// What is offered as it is, where it is here already.
        let object: Any?
        let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    }

    private var representations: [Representation] = []

    /// Creates a provider without types.
    public override init() { super.init() }

    /// Creates a provider of an object in all of its types.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// What is on a pasteboard, which says what its values are as data.
    convenience init(item: [String: Any], data: @escaping @Sendable (Any) -> Data?) {
        self.init()
        // The types of an item have no order of their own.
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            nonisolated(unsafe) let value = value
            register(type, object: value) { completion in
                completion(data(value), nil)
                return nil
            }
        }
    }

    /// The registered types, in the order of registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Whether a type is registered.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representations.contains { $0.type == typeIdentifier }
    }

    /// Registers an object in all of its types.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let offered = object
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            register(type, object: object) {
                offered.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Registers data of a type, which is created on request.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(typeIdentifier, object: nil) { completion in loadHandler { completion($0, $1) } }
    }

    private func register(
        _ type: String, object: Any?,
        load: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.removeAll { $0.type == type }
        representations.append(Representation(type: type, object: object, load: load))
    }

    /// Loads data of a type. The result is `nil` for a type that is not registered.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representations.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        return found.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Whether an object of a class can be loaded from the registered types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Loads an object of a class, in the best registered type. The result can arrive on any thread; existing objects
    /// arrive immediately.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        guard let type = types.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Progress(totalUnitCount: 1)
        }
        if let known = value(ofType: type, as: aClass) {
            completionHandler(known, nil)
            return Progress(totalUnitCount: 1)
        }
        nonisolated(unsafe) let made = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try made.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// What is here already of a type.
    final func value(ofType type: String) -> Any? { representations.first { $0.type == type }?.object }

    private func value<Object: NSItemProviderReading>(ofType type: String, as _: Object.Type) -> Object? {
        value(ofType: type) as? Object
    }

    /// What is offered, as an item of a pasteboard: objects as they are, all else as data.
    final func pasteboardItem() -> [String: Any] {
        var item: [String: Any] = [:]
        for found in representations {
            switch found.object {
            case let text as NSString: item[found.type] = String(describing: text)
            case let link as NSURL where found.type == "public.url": item[found.type] = link.absoluteURL
            case let link as NSURL: item[found.type] = link.absoluteString
            case let object?: item[found.type] = object
            case nil:
                let taken = TakenData()
                _ = found.load { data, _ in taken.data = data }
                item[found.type] = taken.data
            }
        }
        return item
    }
}

/// Data that have come at once; what comes later is not waited for.
private final class TakenData: @unchecked Sendable {
    var data: Data?
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}
