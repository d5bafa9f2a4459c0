import CoreGraphics

// Core Text's names for registering fonts. Apps have them with `import CoreText` and with `import UIKit`, as on iOS.

/// An error of Core Foundation; here it is Foundation's class.
public typealias CFError = NSError

/// The scope of a font registration. All scopes end with the program here.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none = 0
    /// The program.
    case process = 1
    /// The user; the program here.
    case persistent = 2
    /// The user's login session; the program here.
    case session = 3

    /// Equals `persistent`.
    public static var user: CTFontManagerScope { .persistent }
}

/// The reason why a font was not registered or unregistered. The numbers are Core Text's.
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

/// Registers the fonts of a file.
///
/// - Parameters:
///   - fontURL: The file's URL.
///   - scope: The scope of the registration. Always the program here.
///   - error: Receives the error; the caller releases it.
/// - Returns: Whether the fonts were registered and had not been before.
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

/// Unregisters the fonts of a file. Text that was already drawn with them does not change until it
/// is drawn again.
///
/// - Returns: Whether they were registered.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontLibrary.shared.unregister(fontURL.path) == .done || fail(.notRegistered, fontURL, error)
}

/// Registers the fonts of several files, and calls the handler once with the errors.
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

/// Registers a font from its data.
///
/// - Returns: Whether it was registered and had not been before.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    switch FontLibrary.shared.register(font) {
    case .done: return true
    case .alreadySo: return fail(.alreadyRegistered, font.describedPlace, error)
    case .unreadable: return fail(.unrecognizedFormat, font.describedPlace, error)
    }
}

/// Unregisters a font that was registered from its data.
///
/// - Returns: Whether it was registered.
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
