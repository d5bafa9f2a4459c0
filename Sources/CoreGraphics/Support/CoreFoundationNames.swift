import Foundation

// CoreFoundation's names for the types that stand in CoreGraphics' signatures. On Apple's systems they are toll-free
// bridged; here each is the Swift type that `as` reaches without a bridge, so `colors as CFArray` compiles unchanged.

/// The strings that name colour spaces.
public typealias CFString = String
/// The list of colours that `CGGradient` takes.
public typealias CFArray = [Any]
/// Options.
public typealias CFDictionary = [AnyHashable: Any]
/// The bytes of a data provider.
public typealias CFData = Data
/// A file's place.
public typealias CFURL = URL
