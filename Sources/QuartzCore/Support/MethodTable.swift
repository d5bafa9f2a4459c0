import CoreGraphics

/// The method table of a class, as the Swift compiler for Linux lays it out (docs/ABI/TypeMetadata.rst of the Swift
/// project): where a class keeps the initialisers that it has overridden.
///
/// Read only for `init()` and `init(layer:)` of subclasses that users write. Everything that is not as expected gives nil.
struct MethodTable {
    private let metadata: UnsafeRawPointer

    init?(_ type: AnyObject.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    // MARK: Calling

    /// A new object by `init()`.
    func make() -> AnyObject? {
        guard let slot = Self.plainInitializer, let function = function(at: slot) else { return nil }
        return unsafeBitCast(Self.plain, to: Words.self).call(function, metadata)
    }

    /// A new layer by `init(layer:)`.
    func make(copying layer: CALayer) -> AnyObject? {
        guard let slot = Self.copyInitializer, let function = function(at: slot) else { return nil }
        Self.source = layer
        defer { Self.source = nil }
        return unsafeBitCast(Self.copy, to: Words.self).call(function, metadata)
    }

    // A closure that is not kept is passed as two words, its code and its context, and an initialiser takes the class to
    // make where code takes its context. So these two, seen as functions of two words, call an initialiser. They are
    // boxed because Swift passes bare functions to generic ones in another shape, and variable so that nothing is inlined.

    private struct Plain { let call: (() -> AnyObject) -> AnyObject }
    private struct Copy { let call: ((consuming Any) -> AnyObject) -> AnyObject }
    private struct Words { let call: (UnsafeRawPointer, UnsafeRawPointer) -> AnyObject }

    nonisolated(unsafe) private static var plain = Plain { $0() }
    nonisolated(unsafe) private static var copy = Copy { $0(source as Any) }
    nonisolated(unsafe) private static var source: CALayer?

    private func function(at slot: Int) -> UnsafeRawPointer? {
        metadata.load(fromByteOffset: slot * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
    }

    // MARK: Finding

    /// `init()` is the first initialiser that `NSObject` brings.
    private static let plainInitializer = MethodTable(NSObject.self)?.ownInitializers.first

    /// `init(layer:)` is the first that `CALayer` brings.
    private static let copyInitializer = MethodTable(CALayer.self)?.ownInitializers.first

    /// The places, in words from the begin of the class, of the initialisers that the class itself introduces.
    private var ownInitializers: [Int] {
        guard let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else { return [] }
        let flags = descriptor.load(as: UInt32.self)
        let kindFlags = flags >> 16
        let (isClass, isGeneric, hasTable) = (flags & 0x1F == 16, flags & 0x80 != 0, kindFlags & 0x8000 != 0)
        guard isClass, !isGeneric, hasTable, kindFlags & 0x2000 == 0 else { return [] }
        // A class whose superclass is of another module may have three more words here.
        var table = descriptor + 44
        if kindFlags & 3 == 1 { table += 12 }
        if kindFlags & 3 == 2 { table += 4 }
        let (offset, count) = (table.load(as: UInt32.self), table.load(fromByteOffset: 4, as: UInt32.self))
        guard count < 10_000 else { return [] }
        return (0..<Int(count)).compactMap { index in
            let method = table.load(fromByteOffset: 8 + index * 8, as: UInt32.self)
            return method & 0xF == 1 ? Int(offset) + index : nil
        }
    }
}
