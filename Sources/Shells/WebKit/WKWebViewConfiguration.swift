import FoundationNetworking
import InterludeShells
import UIKit

/// The settings that a web view is created with. They are kept and have no effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var suppressesIncrementalRendering = false
    open var ignoresViewportScaleLimits = false
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var limitsNavigationsToAppBoundDomains = false

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.processPool = processPool
        copy.preferences = preferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.dataDetectorTypes = dataDetectorTypes
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        return copy
    }
}

/// The kinds of media that start only when the user asks for them.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The processes of pages.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Settings of pages. No effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var isTextInteractionEnabled = true
    open var isElementFullscreenEnabled = false
}

/// Settings of one page. No effect.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// How a page is laid out.
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
}

/// Scripts of the app's and its handlers of messages. No page sends any.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        precondition(handlers[name] == nil, "a script message handler named '\(name)' is there already")
        handlers[name] = scriptMessageHandler
    }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// Receives messages of pages. Never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    public let body: Any = NSNull()
    public private(set) weak var webView: WKWebView?
    public let name = ""
}

/// When a script is run.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script of the app's.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// Settings of a snapshot.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view in its coordinates. `CGRect.null`, the default, means its bounds.
    open var rect = CGRect.null
    /// The width of the image. No effect.
    open var snapshotWidth: NSNumber?
    /// Whether pending changes are shown first. No effect.
    open var afterScreenUpdates = true
}

/// The data of websites: none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let standard = WKWebsiteDataStore(isPersistent: true)
    /// Whether data survive the app.
    public let isPersistent: Bool
    /// The cookies.
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    public class func `default`() -> WKWebsiteDataStore { standard }
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// The types of data.
    public class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage,
        ]
    }

    /// Finds records: none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { ShellQueue.later { completionHandler([]) } }

    /// Removes records, and calls the handler.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { ShellQueue.later { completionHandler() } }

    /// Removes records, and calls the handler.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { ShellQueue.later { completionHandler() } }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// The data of a website.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    public let displayName = ""
    public let dataTypes: Set<String> = []
}

/// The cookies of websites, as far as the app has set them.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        ShellQueue.later { completionHandler(self.cookies) }
    }

    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        ShellQueue.later { completionHandler?() }
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        ShellQueue.later { completionHandler?() }
    }

    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
}

/// An error of WebKit's.
public struct WKError: Error, Sendable {
    /// The cause.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// The cause.
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// The domain of WebKit's errors.
    public static var errorDomain: String { "WKErrorDomain" }
}
