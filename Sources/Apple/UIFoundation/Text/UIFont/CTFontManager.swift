import CoreGraphics

// Core Text's names for registering fonts. Apps have them with `import CoreText` and with `import UIKit`, as on iOS.

/// An error of Core Foundation; here it is Foundation's class.
public typealias CFError = NSError

/// For whom a font is registered. Here it is always for the program, until that ends.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none = 0
    /// For this program.
    case process = 1
    /// For the user; here for this program.
    case persistent = 2
    /// For as long as the user is logged in; here for this program.
    case session = 3

    /// Equals `persistent`.
    public static var user: CTFontManagerScope { .persistent }
}

/// Why a font could not be registered or taken away; the numbers are Core Text's.
public enum CTFontManagerError: Int, Error, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// There is no font in the file.
    case unrecognizedFormat = 103
    /// The file has been registered before.
    case alreadyRegistered = 105
    /// The file is not registered.
    case notRegistered = 201
}

/// The domain of the errors.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// Adds the fonts of a file to those that are found by name.
///
/// - Parameters:
///   - scope: For whom; for this program, whatever is said.
///   - error: Gets what went wrong; the caller releases it.
/// - Returns: Whether the fonts are there now that were not before.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let path = fontURL.readablePath else { return fail(.fileNotFound, fontURL, error) }
    switch FontLibrary.shared.register(path) {
    case .done: return true
    case .alreadySo: return fail(.alreadyRegistered, fontURL, error)
    case .unreadable: return fail(.unrecognizedFormat, fontURL, error)
    }
}

/// Takes the fonts of a file away that were registered. What is drawn in them already stays as it is until it is drawn again.
///
/// - Returns: Whether they were there.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontLibrary.shared.unregister(fontURL.path) == .done || fail(.notRegistered, fontURL, error)
}

/// Adds the fonts of several files; calls the handler once, with what went wrong.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [Any] = []
    for case let url as URL in fontURLs {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

/// Adds a font that is there as bytes.
///
/// - Returns: Whether it is there now and was not before.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    switch FontLibrary.shared.register(font) {
    case .done: return true
    case .alreadySo: return fail(.alreadyRegistered, font.describedPlace, error)
    case .unreadable: return fail(.unrecognizedFormat, font.describedPlace, error)
    }
}

/// Takes a font away that was registered as bytes.
///
/// - Returns: Whether it was there.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontLibrary.shared.unregister(font) == .done || fail(.notRegistered, font.describedPlace, error)
}

extension CGFont {
    /// What an error calls it.
    fileprivate var describedPlace: URL { URL(fileURLWithPath: postScriptName ?? "font") }
}

private func fail(
    _ reason: CTFontManagerError, _ url: URL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = Unmanaged.passRetained(
        NSError(
            domain: kCTFontManagerErrorDomain, code: reason.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "\(url.lastPathComponent): \(reason)"]))
    return false
}

extension URL {
    /// The path of a file that is there.
    fileprivate var readablePath: String? {
        isFileURL && FileManager.default.isReadableFile(atPath: path) ? path : nil
    }
}
