/// How the names begin that modules of Apple's bring, of those that are not here: an import of which a file uses nothing can go.
enum ModulePrefixes {
    /// Whether a file uses anything of a module; also where that is not known.
    static func isUsed(_ module: String, by names: Set<String>) -> Bool {
        guard all[module] != nil else { return true }
        return names.contains { !available.contains($0) && begins($0, in: module) == true }
    }

    /// Whether a name begins as those of a module do; `nil` if that is not known of the module.
    static func begins(_ name: String, in module: String) -> Bool? {
        all[module]?.contains { name.hasPrefix($0) && isWhole($0, in: name) }
    }

    /// What is here of such modules.
    private static var available: Set<String> { SystemNames.ofOtherModules }

    /// `AV` begins `AVPlayer`, and not `AVERAGE` or `AVia`.
    private static func isWhole(_ beginning: String, in name: String) -> Bool {
        guard beginning.allSatisfy(\.isUppercase) else { return true }
        let rest = name.dropFirst(beginning.count)
        guard let next = rest.first, next.isUppercase || next.isNumber else { return false }
        // Two capitals follow a prefix only where a word does: `CLLocation`, `AVURLAsset`.
        return rest.contains { $0.isLowercase }
    }

    private static let all: [String: [String]] = [
        "AVFoundation": ["AV", "CM", "kCM", "CV", "kCV", "kAudio"], "AVKit": ["AV"], "MapKit": ["MK", "CL", "kCL"],
        "CoreLocation": ["CL", "kCL"], "WebKit": ["WK"], "StoreKit": ["SK"], "SpriteKit": ["SK"],
        "SceneKit": ["SCN"], "Photos": ["PH"], "PhotosUI": ["PH"], "MessageUI": ["MF"], "SafariServices": ["SF"],
        "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"], "Contacts": ["CN"], "ContactsUI": ["CN"],
        "EventKit": ["EK"], "EventKitUI": ["EK"], "CoreMotion": ["CM"], "LocalAuthentication": ["LA", "kLA"],
        "AudioToolbox": ["Audio", "AU", "kAudio", "kSystemSound", "SystemSound"],
        "MobileCoreServices": ["UT", "kUT"], "CoreServices": ["UT", "kUT", "LS", "kLS", "MD", "kMD"],
        "UniformTypeIdentifiers": ["UT"], "CoreText": ["CT", "kCT"], "CoreImage": ["CI", "kCI"],
        "ImageIO": ["CGImageSource", "CGImageDestination", "CGImageMetadata", "kCGImage"],
        "Accelerate": ["vImage", "kvImage", "vDSP", "vForce", "cblas", "catlas", "vv", "BNNS", "DSP"],
        "Security": ["Sec", "kSec", "errSec"], "SystemConfiguration": ["SC", "kSC"], "MediaPlayer": ["MP"],
        "GameplayKit": ["GK"], "GameKit": ["GK"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
        "GLKit": ["GLK", "gl", "GL"],
        "ARKit": ["AR"], "Vision": ["VN"], "CoreML": ["ML"], "PDFKit": ["PDF"], "QuickLook": ["QL"],
        "CoreTelephony": ["CT"], "CoreBluetooth": ["CB"], "HealthKit": ["HK"], "Intents": ["IN"], "IntentsUI": ["IN"],
        "Social": ["SL"], "iAd": ["AD"], "AdSupport": ["AS"], "CloudKit": ["CK"], "PassKit": ["PK"],
        "Speech": ["SF"], "ReplayKit": ["RP"], "CoreHaptics": ["CH"], "OpenGLES": ["gl", "GL", "EAGL"],
        "PencilKit": ["PK"], "CoreSpotlight": ["CS"], "NotificationCenter": ["NC"], "MultipeerConnectivity": ["MC"],
        "Network": ["NW"], "AddressBook": ["AB", "kAB"], "AssetsLibrary": ["AL"], "CoreMedia": ["CM", "kCM"],
        "CoreVideo": ["CV", "kCV"], "CoreAudio": ["Audio", "kAudio"], "LinkPresentation": ["LP"],
        "CoreData": [
            "NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSAttribute", "NSMerge", "NSBatch", "NSRelationship",
        ],
        "AuthenticationServices": ["AS"], "AppTrackingTransparency": ["AT"], "WatchConnectivity": ["WC"],
        "CallKit": ["CX"], "HomeKit": ["HM"], "ExternalAccessory": ["EA"], "WatchKit": ["WK"], "TVUIKit": ["TV"],
    ]
}
