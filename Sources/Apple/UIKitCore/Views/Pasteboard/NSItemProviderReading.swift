import Foundation

/// An object that can be created from an item provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The type identifiers of data that the object can be created from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return text
    }
}

extension NSAttributedString: NSItemProviderReading {
    /// The readable types. Text that was copied in this app has its attributes; text from other
    /// apps has none.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [NSItemProvider.attributedType, "public.utf8-plain-text"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSAttributedString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return text
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.utf8-plain-text"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let link = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return link
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSItemProvider {
    /// A text with attributes, which stays in this app.
    static let attributedType = "interlude.attributed-text"

    /// Whether a value of a Swift type, such as a string, can be loaded from the registered types.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Loads a value of a Swift type, such as a string or a URL.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        // A closure that any thread may call cannot hold the type itself.
        nonisolated(unsafe) let answer: (Any?, (any Error)?) -> Void = { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { answer($0, $1) }
    }
}
