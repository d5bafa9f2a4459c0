@_exported import UIKit

import InterludeShells

/// How a mail was finished.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

/// A screen for writing mail. Differs from MessageUI: a hatched area with recipients and subject is shown. Nothing is sent; the
/// buttons call the delegate.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// The delegate, which has to dismiss the screen.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var subject = ""
    private var recipients: [String] = []

    /// Whether mail can be written: `true`, so that the screen can be seen.
    open class func canSendMail() -> Bool { true }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        ShellLog.tell("MFMailComposeViewController", "mail is not sent; a hatched area stands in for the text")
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let detail = [recipients.joined(separator: ", "), subject].filter { !$0.isEmpty }.joined(separator: "\n")
        let screen = ShellScreen(
            "MFMailComposeViewController", detail: detail, leading: button("Cancel", .cancelled),
            trailing: button("Send", .sent))
        screen.title = subject.isEmpty ? "New Message" : subject
        viewControllers = [screen]
    }

    private func button(_ title: String, _ result: MFMailComposeResult) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
            })
    }
}

/// Receives the end of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has finished. The implementation dismisses the screen.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
