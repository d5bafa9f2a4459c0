import QuartzCore

/// Copied content: text, links, images and colors.
///
/// `general` is the device's pasteboard. In a window its text is shared with the desktop's
/// clipboard. Each stage has its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the pasteboard that all applications share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option that limits the availability of copied items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The expiration date of the items. Differs from UIKit: it is ignored.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items remain on this device. Not used here: there are no other devices.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after the items were set, with the added and removed types. The object is the
    /// pasteboard.
    nonisolated public class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }
    /// Posted after a pasteboard was removed. The object is the pasteboard.
    nonisolated public class var removedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardRemovedNotification")
    }
    /// The added types, as an array of strings.
    nonisolated public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedUserInfoKey" }
    /// The removed types, as an array of strings.
    nonisolated public class var changedTypesRemovedUserInfoKey: String {
        "UIPasteboardChangedTypesRemovedUserInfoKey"
    }
    /// The type that matches the value. It is treated as any other type here.
    nonisolated public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    /// The types of text, links, pictures and colors.
    private enum Kind {
        static let text = "public.utf8-plain-text"
        static let link = "public.url"
        static let picture = "public.png"
        static let color = "com.apple.uikit.color"
    }

    /// The name of the pasteboard.
    open private(set) var name: Name
    /// What all objects of one name share.
    fileprivate let content: PasteboardContent
    private var contents: [[String: Any]] {
        get { content.items }
        set { content.items = newValue }
    }
    /// The number of changes of the content.
    open var changeCount: Int { content.changeCount }
    /// The desktop's clipboard, where there is one.
    private var outside: ClipboardLink? { name == .general ? Host.current.clipboard : nil }

    init(name: Name, content: PasteboardContent = PasteboardContent()) {
        self.name = name
        self.content = content
        super.init()
    }

    /// Whether another object is an equal pasteboard.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPasteboard else { return false }
        return other === self || other.content === content
    }
    open override nonisolated var hash: Int { ObjectIdentifier(content).hashValue }

    /// The pasteboard that all applications share.
    open class var general: UIPasteboard { Host.current.pasteboards.pasteboard(.general) }

    /// Creates a pasteboard of the app. Objects with one name are equal and share their content.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let shelf = Host.current.pasteboards
        guard create || shelf.has(pasteboardName) else { return nil }
        self.init(name: pasteboardName, content: shelf.pasteboard(pasteboardName).content)
    }

    /// Returns a new pasteboard of the app with a unique name.
    open class func withUniqueName() -> UIPasteboard { Host.current.pasteboards.makeUnique() }

    /// Removes a pasteboard of the app. Does nothing if none has the name.
    open class func remove(withName pasteboardName: Name) {
        guard let pasteboard = Host.current.pasteboards.drop(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: pasteboard)
    }

    // MARK: Items

    /// The copied items, each in its available types.
    open var items: [[String: Any]] {
        get {
            takeFromOutside()
            return contents
        }
        set { setItems(newValue) }
    }
    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Replaces all items. Differs from UIKit: the options are ignored.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        let old = Set(contents.flatMap(\.keys))
        contents = items
        content.changeCount += 1
        if let text = firstText { outside?.write(text) }
        let new = Set(items.flatMap(\.keys))
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ])
    }

    /// Appends items.
    open func addItems(_ items: [[String: Any]]) { setItems(contents + items) }

    private var firstText: String? { contents.lazy.compactMap { $0[Kind.text] as? String }.first }

    /// Another program may have copied something since.
    private func takeFromOutside() {
        guard let outside, let text = outside.read(), text != firstText else { return }
        contents = [[Kind.text: text]]
        content.changeCount += 1
    }

    /// Whether an item is available in one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    /// Whether one of some items is available in one of the types; `nil` is all items.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    /// Returns the indexes of the items that are available in one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }
    /// Returns the types of some items, in order of their names; `nil` is all items.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

    private func chosen(_ set: IndexSet?) -> [[String: Any]] {
        guard let set else { return items }
        return set.filter { items.indices.contains($0) }.map { items[$0] }
    }

    /// Returns the first item in a type; `nil` if it is not available in that type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Returns some items in a type, without those that lack it; `nil` is all items.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    /// Replaces all items with one item in one type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
    /// Returns the first item in a type, as data: texts and links as UTF-8, images as PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        Self.data(value(forPasteboardType: pasteboardType))
    }
    /// Returns some items in a type, as data; `nil` is all items.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data)
    }
    /// Replaces all items with one item, as data of one type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    nonisolated static func data(_ value: Any?) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    // MARK: Providers

    /// The copied items, as item providers.
    open var itemProviders: [NSItemProvider] {
        get { items.map { NSItemProvider(item: $0) { UIPasteboard.data($0) } } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// Replaces all items with those of the providers. Differs from UIKit: the local-only flag and
    /// the expiration are ignored.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems(itemProviders.map { $0.pasteboardItem() })
    }
    /// Replaces all items with objects, each in all of its types.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    /// Sets the objects. Differs from UIKit: the local-only flag and the expiration are ignored.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Kinds

    /// The first text; `nil` for none. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// All texts; `nil` for none. Setting them replaces all items.
    open var strings: [String]? {
        get { all(Kind.text) { $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } } }
        set { setItems((newValue ?? []).map { [Kind.text: $0] }) }
    }
    /// The first link; `nil` for none. Setting it replaces all items with the link, also as text.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// All links; `nil` for none. Setting them replaces all items with the links, also as text.
    open var urls: [URL]? {
        get { all(Kind.link) { $0 as? URL } }
        set { setItems((newValue ?? []).map { [Kind.link: $0, Kind.text: $0.absoluteString] }) }
    }
    /// The first image; `nil` for none. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// All images; `nil` for none. Setting them replaces all items.
    open var images: [UIImage]? {
        get { all(Kind.picture) { $0 as? UIImage ?? ($0 as? Data).flatMap(UIImage.init(data:)) } }
        set { setItems((newValue ?? []).map { [Kind.picture: $0] }) }
    }
    /// The first color; `nil` for none. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// All colors; `nil` for none. Setting them replaces all items.
    open var colors: [UIColor]? {
        get { all(Kind.color) { $0 as? UIColor } }
        set { setItems((newValue ?? []).map { [Kind.color: $0] }) }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is a link.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    open var hasImages: Bool { images != nil }
    /// Whether there is a color.
    open var hasColors: Bool { colors != nil }

    private func all<Value>(_ kind: String, _ read: (Any) -> Value?) -> [Value]? {
        let values = items.compactMap { $0[kind].flatMap(read) }
        return values.isEmpty ? nil : values
    }
}

extension UIPasteboard {
    /// Replaces all items with values of Swift types, such as strings.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T]) where T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Sets the objects. Differs from UIKit: the local-only flag and the expiration are ignored.
    public func setObjects<T: _ObjectiveCBridgeable>(
        _ objects: [T], localOnly: Bool, expirationDate: Date?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        let boxed: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
        setObjects(boxed, localOnly: localOnly, expirationDate: expirationDate)
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

/// What is on a pasteboard. It is known for the same by its identity alone, from any thread.
final class PasteboardContent: @unchecked Sendable {
    var items: [[String: Any]] = []
    var changeCount = 0
}

/// A host's pasteboards.
@MainActor final class PasteboardStore: HostPart {
    /// The desktop's clipboard, where the host has a window on one.
    var clipboard: ClipboardLink?
    private var boards: [UIPasteboard.Name: UIPasteboard] = [:]
    private var uniqueNames = 0

    init(host: Host) {}

    func has(_ name: UIPasteboard.Name) -> Bool { boards[name] != nil }
    func drop(_ name: UIPasteboard.Name) -> UIPasteboard? { boards.removeValue(forKey: name) }

    func pasteboard(_ name: UIPasteboard.Name) -> UIPasteboard {
        if let known = boards[name] { return known }
        let fresh = UIPasteboard(name: name)
        boards[name] = fresh
        return fresh
    }

    func makeUnique() -> UIPasteboard {
        uniqueNames += 1
        return pasteboard(UIPasteboard.Name("interlude.pasteboard.\(uniqueNames)"))
    }
}

extension Host {
    /// What has been copied.
    var pasteboards: PasteboardStore { part() }

    /// The desktop's clipboard, where the host has a window on one.
    package var clipboard: ClipboardLink? {
        get { pasteboards.clipboard }
        set { pasteboards.clipboard = newValue }
    }
}

/// The way to the clipboard of the desktop.
@MainActor package struct ClipboardLink {
    /// The text on it; `nil` if there is none.
    package let read: () -> String?
    package let write: (String) -> Void

    package init(read: @escaping () -> String?, write: @escaping (String) -> Void) {
        self.read = read
        self.write = write
    }
}
