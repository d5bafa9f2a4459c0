import AVKit
import InterludeFoundation
import InterludeShells
import MessageUI
import PhotosUI
import SafariServices
import TestStages
import Testing
import UIKit

/// Shells of controllers: presented, dismissed by their buttons, dismissed by a swipe and left by a canceled one.
@MainActor @Suite(.serialized) struct PresentedShellTests {
    private final class Delegate: NSObject, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
        PHPickerViewControllerDelegate, MFMessageComposeViewControllerDelegate
    {
        var calls: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finish") }
        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad success: Bool) {
            calls.append("loaded \(success)")
        }
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            calls.append("mail \(result)")
            controller.dismiss(animated: true)
        }
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            calls.append("message \(result)")
            controller.dismiss(animated: true)
        }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            calls.append("picked \(results.count)")
            picker.dismiss(animated: true)
        }
    }

    private let root = UIViewController()
    private let delegate = Delegate()
    private let stage: Stage

    init() { stage = Stage(root: root) }

    private func present(_ controller: UIViewController) {
        root.present(controller, animated: true)
        stage.host.advance(by: 1)
    }

    private func tap(_ name: String) throws {
        try stage.tap(name)
        stage.host.advance(by: 1)
    }

    @Test func `Safari shows the address, tells that it is loaded, and finishes by its button`() throws {
        let safari = SFSafariViewController(url: try #require(URL(string: "https://a.example/b")))
        safari.delegate = delegate
        present(safari)
        #expect(root.presentedViewController === safari)
        #expect(safari.view.hatched?.detail == "https://a.example/b")
        #expect(stage.hatchedFraction > 0.4)
        try tap("Done")
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["loaded true", "finish"])
    }

    @Test func `mail is canceled or sent by its buttons`() throws {
        #expect(MFMailComposeViewController.canSendMail())
        for (button, result) in [("Cancel", "cancelled"), ("Send", "sent")] {
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = delegate
            mail.setToRecipients(["a@b.example"])
            mail.setSubject("Hello")
            present(mail)
            #expect(mail.view.hatched?.detail == "a@b.example\nHello")
            try tap(button)
            #expect(root.presentedViewController == nil)
            #expect(delegate.calls.last == "mail \(result)")
        }
    }

    @Test func `a message is canceled by its button`() throws {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = delegate
        message.body = "Hello"
        present(message)
        #expect(message.view.hatched?.detail == "Hello")
        try tap("Cancel")
        #expect(delegate.calls == ["message cancelled"])
    }

    @Test func `a photo picker that is canceled has picked nothing`() throws {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = delegate
        present(picker)
        #expect(picker.view.hatched != nil)
        try tap("Cancel")
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["picked 0"])
    }

    @Test func `a swipe that is canceled leaves the picker, and one that is finished takes it away`() throws {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = delegate
        present(picker)
        let frame = picker.view.frame
        try stage.host.play("0:200,300 0.3:200,400 0.6:200,400 0.7:up")
        stage.host.advance(by: 2)
        #expect(root.presentedViewController === picker)
        #expect(picker.view.frame == frame)
        try stage.host.play("0:200,300 0.3:200,780 0.6:200,780 0.7:up")
        stage.host.advance(by: 2)
        #expect(root.presentedViewController == nil)
    }

    @Test func `a player's screen shows the file and closes by its button`() throws {
        let screen = AVPlayerViewController()
        screen.player = AVPlayer(url: URL(fileURLWithPath: "/films/a.mp4"))
        screen.modalPresentationStyle = .fullScreen
        present(screen)
        #expect(screen.view.hatched?.detail == "a.mp4")
        screen.player?.play()
        #expect(screen.player?.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        try tap("Close")
        #expect(root.presentedViewController == nil)
        #expect(screen.player?.timeControlStatus == .paused)
    }

    @Test func `a player's layer draws a hatched area of its bounds`() {
        let layer = AVPlayerLayer(player: AVPlayer(url: URL(fileURLWithPath: "/films/a.mp4")))
        layer.frame = root.view.bounds
        root.view.layer.addSublayer(layer)
        stage.host.advance(by: 0.1)
        #expect(stage.hatchedFraction > 0.5)
    }

    @Test func `a class is logged once`() {
        let calls = OSAllocatedUnfairLock(initialState: [String]())
        ShellLog.listen { message in calls.withLock { $0.append(message) } }
        defer { ShellLog.listen(nil) }
        for _ in 0..<3 { _ = MFMailComposeViewController() }
        #expect(calls.withLock { $0.count } == 1)
        #expect(calls.withLock { $0.first ?? "" }.hasPrefix("MFMailComposeViewController: "))
    }

    @Test func `placeholders have the name of the class that is not there`() {
        let controller = PlaceholderController("UIHostingController")
        present(controller)
        #expect(controller.view.hatched?.accessibilityLabel == "UIHostingController")
    }
}
