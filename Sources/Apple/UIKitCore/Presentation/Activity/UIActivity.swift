import QuartzCore

/// An action on shared items. Subclasses provide its title and perform it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name, usually with the app's own prefix.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Equals `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The category of an activity: sharing content, or performing an action with it.
    public enum Category: Int, Sendable {
        /// The activity performs an action with the content.
        case action = 0
        /// The activity shares the content.
        case share = 1
    }

    /// The category of the activity. The default is an action. Not read here: all activities are in
    /// one list.
    open class var activityCategory: UIActivity.Category { .action }

    /// The type with which an app excludes the activity; `nil`, the default, for none.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The title in the list. The default is `nil`; override it.
    open var activityTitle: String? { nil }
    /// The image beside the title. The default is `nil`.
    open var activityImage: UIImage? { nil }
    /// A controller for further input; without one, `perform()` is called.
    open var activityViewController: UIViewController? { nil }

    /// Whether the activity is offered for the items. Returns `false` by default; override it.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called when the user has selected the activity. Store the items for `perform()`. The default
    /// implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity and calls `activityDidFinish(_:)`. The default implementation only
    /// makes that call.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity. Every activity must call it.
    open func activityDidFinish(_ completed: Bool) {
        let handler = onFinish
        onFinish = nil
        handler?(completed)
    }

    /// Who waits for its end.
    final var onFinish: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    /// A name to exclude by. No activity here has it.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// A name to exclude by. No activity here has it.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// A name to exclude by. No activity here has it.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// A name to exclude by. No activity here has it.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// A name to exclude by. No activity here has it.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// A name to exclude by. No activity here has it.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// A name to exclude by. No activity here has it.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// A name to exclude by. No activity here has it.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// A name to exclude by. No activity here has it.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies texts, addresses or an image. The only activity of the system here.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// A name to exclude by. No activity here has it.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// A name to exclude by. No activity here has it.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A name to exclude by. No activity here has it.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// A name to exclude by. No activity here has it.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// A name to exclude by. No activity here has it.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// A name to exclude by. No activity here has it.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// A name to exclude by. No activity here has it.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
}

/// An object that provides a shared item after the activity is known.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder for the item before an activity is selected: an object of an equal type.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for the selected activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a message. Not called here: there are no messages.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the uniform type identifier of the item's data. Not called here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a thumbnail of the item. Not called here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Returns an empty string by default.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns an empty string by default.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns `nil` by default.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// What this device can do with anything by itself.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let texts = items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        if !texts.isEmpty {
            UIPasteboard.general.string = texts.joined(separator: "\n")
        } else if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
            UIPasteboard.general.image = image
        }
        activityDidFinish(true)
    }
}
