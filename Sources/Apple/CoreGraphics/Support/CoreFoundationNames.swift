import Foundation

// CoreFoundation's names for the types that stand in CoreGraphics' signatures. On Apple's systems they are toll-free
// bridged; here each is the Swift type that `as` reaches without a bridge, so `colors as CFArray` compiles unchanged.

/// The strings that name color spaces.
public typealias CFString = String
/// The list of colors that `CGGradient` takes.
public typealias CFArray = [Any]
/// Options.
public typealias CFDictionary = [AnyHashable: Any]
/// The bytes of a data provider.
public typealias CFData = Data
/// A URL.
public typealias CFURL = URL

/// A Boolean, for dictionaries and keys.
public typealias CFBoolean = Bool
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true
/// No.
public let kCFBooleanFalse: CFBoolean! = false

/// Returns the number of bytes.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.count ?? 0 }

/// Returns the bytes at a stable address: they are copied into memory that is never freed.
///
/// The bytes of a `Data` can move, which callers with a pointer do not expect.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
    guard let data else { return nil }
    let copy = NSMutableData(data: data)
    return UnsafePointer(
        Unmanaged.passRetained(copy).takeUnretainedValue().mutableBytes.assumingMemoryBound(to: UInt8.self))
}

extension CGFloat {
    /// Creates a number from an `NSNumber`, like Foundation's initializers of the other number
    /// types.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}
