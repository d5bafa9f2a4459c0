import InterludeShells
import UIKit

/// How a message was finished.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

/// A screen for writing messages. Differs from MessageUI: a hatched area with recipients and text is shown. Nothing is sent; the
/// buttons call the delegate.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The delegate, which has to dismiss the screen.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    /// Whether messages can be written: `true`, so that the screen can be seen.
    open class func canSendText() -> Bool { true }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        ShellLog.tell("MFMessageComposeViewController", "messages are not sent; a hatched area stands in for the text")
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let detail = [recipients?.joined(separator: ", "), body].compactMap(\.self).joined(separator: "\n")
        let screen = ShellScreen(
            "MFMessageComposeViewController", detail: detail, leading: button("Cancel", .cancelled),
            trailing: button("Send", .sent))
        screen.title = "New Message"
        viewControllers = [screen]
    }

    private func button(_ title: String, _ result: MessageComposeResult) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
            })
    }
}

/// Receives the end of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has finished. The implementation dismisses the screen.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
