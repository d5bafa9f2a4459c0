import Foundation

/// The types that a responder accepts by pasting.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The types, the best first.
    open var acceptableTypeIdentifiers: [String]

    /// Takes nothing at first.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Takes items of some types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that accepts the types from which objects of a class can be created.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes items of more types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Also accepts the types from which objects of a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    final func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

extension UIPasteConfiguration {
    /// Creates a configuration that accepts the types from which values of a Swift type, such as a
    /// string, can be created.
    public convenience init<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
    where T._ObjectiveCType: NSItemProviderReading { self.init(forAccepting: T._ObjectiveCType.self) }

    /// Also accepts the types from which values of a Swift type, such as a string, can be created.
    public func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
    where T._ObjectiveCType: NSItemProviderReading { addTypeIdentifiers(forAccepting: T._ObjectiveCType.self) }
}

/// An object with a paste configuration. Each responder is one.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types. `nil`, the default: none, or those of the class.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Called with the pasted items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the content of the pasteboard can be pasted. By default, whether the configuration
    /// accepts one of the items.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
