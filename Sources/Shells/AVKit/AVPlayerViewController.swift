@_exported import AVFoundation
@_exported import UIKit

import InterludeShells

/// A screen with a player. Differs from AVKit: a hatched area with the address is shown; a presented controller has a button that
/// closes it.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer? { didSet { showSource() } }
    /// The delegate.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether the controls are shown. The default is `true`.
    open var showsPlaybackControls = true { didSet { showControls() } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open var requiresLinearPlayback = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    /// The view for the app's own content, above the media and below the controls.
    open var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }

    private let hatched = HatchedView("AVPlayerViewController")
    private let overlay = UIView()
    private let closeButton = UIButton(type: .close)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ShellLog.tell("AVPlayerViewController", "media are not played; a hatched area stands in for them")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [hatched, overlay] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
        closeButton.accessibilityLabel = "Close"
        view.addSubview(closeButton)
        showSource()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showControls()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        closeButton.frame = CGRect(x: insets.left + 16, y: insets.top + 8, width: 30, height: 30)
    }

    private func showSource() { hatched.detail = player?.source ?? "" }

    /// The button closes what was presented alone, and not a controller in a container.
    private func showControls() {
        closeButton.isHidden = !showsPlaybackControls || presentingViewController?.presentedViewController !== self
    }

    private func close() {
        player?.pause()
        presentingViewController?.dismiss(animated: true)
    }
}

/// Receives events of a player's screen. All methods are optional, and none is called: nothing plays.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}
