import Synchronization

/// A unique identifier for identifying publisher streams.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt64>(0)
    private let value: UInt64

    /// Creates a unique identifier.
    public init() { value = CombineIdentifier.last.add(1, ordering: .relaxed).newValue }

    /// Creates an identifier of an object's identity.
    public init(_ obj: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) | 1 << 63 }

    /// The identifier in hexadecimal digits.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// A protocol for uniquely identifying publisher streams.
public protocol CustomCombineIdentifierConvertible {
    /// A unique identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
