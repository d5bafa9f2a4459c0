import NibDocument

/// A nib file, whose objects can be created any number of times.
///
/// Files have the format of Interface Builder (`.xib`), in a bundle or as data.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Options of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects for the file's placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let source: NibSource

    /// Creates a nib of a bundle; `nil` is the main bundle. The file is read at its first use.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .named(name, bundleOrNil ?? .main)
        super.init()
    }

    /// Creates a nib from a file's bytes.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data, bundleOrNil ?? .main)
        super.init()
    }

    /// Makes the file's objects.
    ///
    /// - Parameter ownerOrNil: What the file's owner is: its outlets are connected, and actions reach it.
    /// - Returns: The objects at the top, without placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return instantiate(owner: ownerOrNil.map { $0 as AnyObject }, external: external)
    }

    /// What of the file was not taken over so far.
    package var unknownParts: [NibRemark] { (try? source.file())?.remarks ?? [] }

    /// The objects at the top, in the file's order.
    func instantiate(owner: AnyObject?, external: [String: Any] = [:]) -> [AnyObject] {
        NibLoading.load(source.fileOrStop(), owner: owner, external: external)
    }
}

/// Where a nib comes from.
@MainActor enum NibSource {
    case named(String, Bundle)
    case data(Data, Bundle)

    func file() throws -> NibFile? {
        switch self {
        case .named(let name, let bundle):
            guard let path = NibFile.path(named: name, endings: ["xib", "nib"], in: bundle) else { return nil }
            return try NibFile.file(atPath: path, in: bundle)
        case .data(let data, let bundle):
            return try NibFile(data: data, name: nil, bundle: bundle)
        }
    }

    /// The file; without one the program traps, in UIKit's words.
    func fileOrStop() -> NibFile {
        do {
            if let file = try file() { return file }
            fatalError(message(""))
        } catch {
            fatalError(message(": \(error)"))
        }
    }

    private func message(_ reason: String) -> String {
        switch self {
        case .named(let name, let bundle):
            "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'\(reason)"
        case .data: "Could not instantiate the NIB from its data\(reason)"
        }
    }
}

/// Makes the objects of nib files.
@MainActor enum NibLoading {
    static func load(_ file: NibFile, owner: AnyObject?, external: [String: Any] = [:]) -> [AnyObject] {
        let context = NibContext(file)
        context.controller = owner as? UIViewController
        context.isComplete = true
        var top: [AnyObject] = []
        for element in file.document.objects {
            if element.name == "placeholder" {
                take(element, owner, external, context)
            } else if let object = context.make(element) {
                top.append(object)
            }
        }
        // Recognizers are attached by connections; until then only this list holds them.
        context.finish(root: top.lazy.compactMap { $0 as? UIView }.first)
        context.forget()
        withExtendedLifetime(top) {}
        return top
    }

    private static func take(
        _ element: NibElement, _ owner: AnyObject?, _ external: [String: Any], _ context: NibContext
    ) {
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": context.enterOwner(owner, element)
        case "IBFirstResponder": break
        case let name?: context.enterOwner(external[name].map { $0 as AnyObject }, element)
        case nil: break
        }
    }
}

extension Bundle {
    /// Makes the objects of a nib file of the bundle.
    ///
    /// - Returns: The objects at the top; without such a file the program traps, as on iOS.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
