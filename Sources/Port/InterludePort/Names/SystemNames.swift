/// The little that porting has to know of Apple's declarations by itself.
enum SystemNames {
    /// Whether a name that the module does not declare is that of a protocol.
    static func isProtocol(_ name: String) -> Bool {
        protocols.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }

    private static let protocols: Set<String> = [
        "UIResponderStandardEditActions", "UIViewControllerContextTransitioning",
        "UIViewControllerAnimatedTransitioning",
        "UIViewControllerInteractiveTransitioning", "UIViewControllerTransitionCoordinator", "UIContentContainer",
        "UICoordinateSpace", "UIAppearance", "UIAppearanceContainer", "UITextInput", "UIKeyInput", "NSObjectProtocol",
        "UITraitEnvironment", "UIDynamicItem", "CAAction", "CAMediaTiming", "UIViewImplicitlyAnimating",
        "UIViewAnimating",
    ]

    /// Methods of UIKit that are used as actions though they return something.
    static let methodsWithResults: Set<String> = [
        "endEditing", "becomeFirstResponder", "resignFirstResponder", "popViewController", "popToRootViewController",
    ]

    /// The label of their parameter where it is not written.
    static func label(of method: String) -> String? {
        ["endEditing": "_", "popViewController": "animated", "popToRootViewController": "animated"][method]
    }

    /// How Objective-C calls methods of UIKit that are used as actions, where that does not follow from the name in Swift or
    /// where the name is written without its labels.
    static func selector(of method: String, labels: [String]?) -> String? {
        if let known = selectors[method] { return known }
        if let labels { return ObjectiveCName.selector(base: method, labels: labels) }
        return zeroArgumentMethods.contains(method) ? method : nil
    }

    private static let selectors = [
        "endEditing": "endEditing:", "popViewController": "popViewControllerAnimated:",
        "popToRootViewController": "popToRootViewControllerAnimated:",
    ]

    /// What UIKit's own tables hold.
    static let tabled: Set<String> = ["sharedApplication"]

    private static let zeroArgumentMethods: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
        "removeFromSuperview", "removeFromParent", "reloadData", "layoutSubviews", "setNeedsUpdateConstraints",
        "updateConstraintsIfNeeded", "viewDidLayoutSubviews", "setNeedsStatusBarAppearanceUpdate", "beginRefreshing",
        "endRefreshing", "startAnimating", "stopAnimating", "invalidateLayout", "invalidateIntrinsicContentSize",
        "sizeToFit", "tintColorDidChange", "cancel", "finish", "invalidate",
    ]

    /// How the methods of UIKit's delegates and data sources begin that are optional, and take one unlabelled argument.
    private static let delegators = [
        "scrollView", "tableView", "collectionView", "navigationController", "tabBarController", "tabBar", "textField",
        "textView", "gestureRecognizer", "presentationController", "popoverPresentationController",
        "splitViewController",
        "searchBar", "searchController", "pageViewController", "pickerView", "application", "scene", "windowScene",
        "adaptivePresentationStyle", "sheetPresentationController", "animationDid", "animationEnded",
        "interruptibleAnimator",
        "numberOfSections", "indexTitles", "sectionIndexTitles", "dynamicAnimatorDid", "dynamicAnimatorWill",
        "navigationBar", "imagePickerController", "presentationCount", "presentationIndex", "layoutSublayers",
        "display",
        "layerWillDraw", "interactionControllerFor", "willUpdateSearchResults", "forwardingTarget",
        "userNotificationCenter", "addCompletion", "addAnimations", "continueAnimation",
    ]

    /// What the module InterludeFoundation has of Darwin and CoreFoundation.
    static let runtime: Set<String> = [
        "CFTypeRef", "CFRunLoop", "CFRunLoopMode", "CFAllocator",
        "kCFRunLoopDefaultMode", "kCFRunLoopCommonModes", "kCFAllocatorDefault", "CFRunLoopGetMain",
        "CFRunLoopAddTimer", "CFRunLoopRemoveTimer", "CFRunLoopRun", "CFRunLoopTimer",
        "CFRunLoopTimerCreateWithHandler",
        "CFRunLoopTimerInvalidate", "NSFoundationVersionNumber", "NSFoundationVersionNumber_iOS_7_1",
        "NSFoundationVersionNumber_iOS_7_0", "NSFoundationVersionNumber_iOS_8_0", "NSFoundationVersionNumber_iOS_6_1",
        "NSFoundationVersionNumber_iOS_8_4", "NSFoundationVersionNumber_iOS_9_0", "CFUUIDCreate", "CFUUIDCreateString",
        "MAXFLOAT",
        "_SYS_NAMELEN", "OSAllocatedUnfairLock",
        "NSHashTable", "NSMapTable", "NSPointerFunctions",
        "CFRunLoopGetCurrent", "CFRunLoopPerformBlock", "CFRunLoopWakeUp", "CFEqual", "NSEC_PER_SEC", "NSEC_PER_MSEC",
        "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC", "HUGE", "autoreleasepool",
        "mach_timebase_info", "mach_timebase_info_data_t", "pthread_main_np", "objc_sync_enter", "objc_sync_exit",
        "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "os_unfair_lock_trylock",
        "os_unfair_lock_unlock", "NSInteger", "NSUInteger", "NSException", "NSExceptionName", "object_getClass",
        "class_getSuperclass", "class_copyPropertyList", "property_getName", "objc_property_t",
        "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations", "class_addMethod",
        "class_replaceMethod", "method_setImplementation", "method_getImplementation", "method_getTypeEncoding",
        "object_setClass", "object_getClassName", "class_getName", "objc_getClass", "objc_lookUpClass",
    ]

    /// What files use that import Foundation in another file of the module alone.
    static let foundation: Set<String> = [
        "TimeInterval", "Date", "Data", "URL", "UUID", "Bundle", "IndexPath", "IndexSet", "Notification",
        "NotificationCenter", "Timer", "DispatchQueue", "DispatchTime", "UserDefaults", "FileManager", "ProcessInfo",
        "CharacterSet", "DateFormatter", "NumberFormatter", "Locale", "Calendar", "JSONDecoder", "JSONEncoder",
        "RunLoop", "OperationQueue", "Operation", "BlockOperation", "DispatchGroup", "DispatchWorkItem",
        "DispatchSemaphore", "DispatchTimeInterval", "DateComponents", "DateInterval", "TimeZone", "Decimal",
        "Formatter", "Measurement", "MeasurementFormatter", "ByteCountFormatter", "ISO8601DateFormatter",
        "PersonNameComponents", "AttributedString", "Progress", "Scanner", "Thread",
        "URLComponents", "URLQueryItem", "URLError", "CocoaError", "FileHandle", "PropertyListDecoder",
        "PropertyListEncoder", "PropertyListSerialization", "JSONSerialization", "UndoManager", "LocalizedError",
    ]

    /// What Foundation has in a module of its own on Linux.
    static let networking: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "NSURLRequest",
        "NSMutableURLRequest", "URLSession", "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionDataTask", "URLSessionDataDelegate", "URLSessionDownloadTask",
        "URLSessionDownloadDelegate", "URLSessionUploadTask", "URLSessionTaskMetrics",
        "URLSessionTaskTransactionMetrics", "URLProtocol", "URLProtectionSpace", "URLCredential",
        "URLCredentialStorage", "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage",
        "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodHTTPBasic",
    ]

    /// What QuartzCore has of them, as it knows the time.
    static let clocks: Set<String> = [
        "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "mach_absolute_time",
    ]

    /// What CoreGraphics re-exports.
    static let coreFoundation: Set<String> = [
        "CFArray", "CFBoolean", "kCFBooleanTrue", "kCFBooleanFalse", "CFData", "CFDataGetBytePtr", "CFDataGetLength",
        "CFDictionary", "CFString", "CFURL",
    ]

    /// Whether a method that is called with `?` is an optional one of a system's protocol.
    static func isOptionalRequirement(_ name: String) -> Bool { delegators.contains { name.hasPrefix($0) } }

    /// What is here of modules that are not: in `InterludeFoundation`.
    static let ofOtherModules: Set<String> = [
        "AVMakeRect",
        // Of Foundation, on Apple's systems alone.
        "DateComponentsFormatter", "RelativeDateTimeFormatter",
        // Accelerate.
        "vImage_Buffer", "vImage_Flags", "vImage_Error", "vImagePixelCount", "vImageBoxConvolve_ARGB8888",
        "vImageMatrixMultiply_ARGB8888", "kvImageNoFlags", "kvImageLeaveAlphaUnchanged", "kvImageCopyInPlace",
        "kvImageBackgroundColorFill", "kvImageEdgeExtend", "kvImageDoNotTile", "kvImageHighQualityResampling",
        "kvImageTruncateKernel", "kvImageGetTempBufferSize", "kvImageNoError", "kvImageRoiLargerThanInputBuffer",
        "kvImageInvalidKernelSize", "kvImageInvalidEdgeStyle", "kvImageNullPointerArgument", "kvImageInvalidParameter",
        "kvImageBufferSizeMismatch",
        // AudioToolbox.
        "SystemSoundID", "OSStatus", "kSystemSoundID_Vibrate", "kAudioServicesNoError",
        "kAudioServicesSystemSoundUnspecifiedError", "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound",
        "AudioServicesPlaySystemSoundWithCompletion", "AudioServicesPlayAlertSoundWithCompletion",
        "AudioServicesCreateSystemSoundID", "AudioServicesDisposeSystemSoundID",
    ]
}
