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

    /// Takes what objects of a class can be made of.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Takes items of more types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Takes also what objects of a class can be made of.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    final func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

extension UIPasteConfiguration {
    /// Takes what values of Swift's own can be made of, such as strings.
    public convenience init<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
    where T._ObjectiveCType: NSItemProviderReading { self.init(forAccepting: T._ObjectiveCType.self) }

    /// Takes also what values of Swift's own can be made of, such as strings.
    public func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
    where T._ObjectiveCType: NSItemProviderReading { addTypeIdentifiers(forAccepting: T._ObjectiveCType.self) }
}

/// An object with a paste configuration. Each responder is one.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types. `nil`, the default: none, or those of the class.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what was pasted.
    func paste(itemProviders: [NSItemProvider])
    /// Whether what is on the pasteboard can be pasted; by default where the configuration takes one of the items.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
