import QuartzCore

/// Something that can be done with what an app shares. A subclass says what it is called, and does it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name, as a rule with the application's own prefix.
        public let rawValue: String
        /// Creates a type of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Equals `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether it shares content, or performs an action with it.
    public enum Category: Int, Sendable {
        /// It does something with the content.
        case action = 0
        /// It shares the content.
        case share = 1
    }

    /// Which of the two it is. The default is an action. Not read here: all stand in one list.
    open class var activityCategory: UIActivity.Category { .action }

    /// The type by which the activity can be excluded; `nil`, the default, for none.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The title in the list. The default is `nil`; override it.
    open var activityTitle: String? { nil }
    /// The image beside the title. The default is `nil`.
    open var activityImage: UIImage? { nil }
    /// The screen for further input; without one `perform()` is called.
    open var activityViewController: UIViewController? { nil }

    /// Whether the activity is offered for the items. False by default; override it.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// The user has chosen the activity: keep the items for `perform()`. The default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does what the activity is for, and calls `activityDidFinish(_:)`. By default it calls that alone.
    open func perform() { activityDidFinish(true) }

    /// Tells that it is done; every activity has to call it.
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
    /// Copies texts, addresses or a picture. The one activity of the system's here.
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

/// Hands out what is shared when it is known with whom.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder for the item before an activity is selected: an object of an equal type.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for the activity that was chosen; `nil` for nothing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject of a message. Not called here: there are no messages.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The uniform type identifier of the item's data. Not called here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A picture for the item. Not called here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// By default empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// By default empty.
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
