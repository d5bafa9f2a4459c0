import TransitionDoctor
import UIKit

/// A music library with a small player below, out of which the large one grows. Whoever taps meanwhile turns it round.
final class FBPlayerShell: UIViewController, UIGestureRecognizerDelegate {
    /// Whether the way down removes the large player when its time is over, without a look at what has happened meanwhile.
    var closesBlindly = false
    private let library = FBSongList(style: .plain)
    private let mini = UIButton(type: .system)
    private var player: FBNowPlaying?
    private var (lowered, raised): (NSLayoutConstraint?, NSLayoutConstraint?)
    private var animator: UIViewPropertyAnimator?
    /// What is shown, or will be.
    private var isOpen = false
    /// Where the animator goes when it is not reversed.
    private var goal = false
    private var isDragged = false

    static func screens(closesBlindly: Bool = false) -> AppFlow {
        let shell = FBPlayerShell()
        shell.closesBlindly = closesBlindly
        return AppFlow(root: shell) { animated in
            shell.setOpen(true, animated: animated)
        } close: { animated in
            shell.setOpen(false, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.clipsToBounds = true
        addChild(library)
        mini.setTitle("▶︎  Slow Morning", for: .normal)
        mini.addAction(UIAction { [weak self] _ in self?.setOpen(true, animated: true) }, for: .touchUpInside)
        view.fbAdd(library.view, mini)
        NSLayoutConstraint.activate([
            library.view.topAnchor.constraint(equalTo: view.topAnchor),
            library.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            library.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            library.view.bottomAnchor.constraint(equalTo: mini.topAnchor),
            mini.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mini.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            mini.heightAnchor.constraint(equalToConstant: 64),
            mini.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        library.didMove(toParent: self)
    }

    private func setOpen(_ opens: Bool, animated: Bool) {
        guard opens != isOpen, !isDragged else { return }
        if let animator {
            steer(animator, to: opens)
            return
        }
        isOpen = opens
        if opens { addPlayer() }
        guard animated else { return settle() }
        if closesBlindly {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
                self.place()
            } completion: { _ in
                if !opens { self.removePlayer() }
            }
        } else {
            startAnimator()
        }
    }

    private func startAnimator() {
        goal = isOpen
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [weak self] in self?.place() }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            self?.settle()
        }
        self.animator = animator
        animator.startAnimation()
    }

    private func steer(_ animator: UIViewPropertyAnimator, to opens: Bool) {
        isOpen = opens
        animator.isReversed = opens != goal
    }

    private func place() {
        if isOpen { lowered?.isActive = false } else { raised?.isActive = false }
        if isOpen { raised?.isActive = true } else { lowered?.isActive = true }
        mini.alpha = isOpen ? 0 : 1
        view.layoutIfNeeded()
    }

    /// The end of each way, be it reversed or not.
    private func settle() {
        place()
        if !isOpen { removePlayer() }
    }

    private func addPlayer() {
        guard player == nil else { return }
        let player = FBNowPlaying()
        self.player = player
        addChild(player)
        view.fbAdd(player.view)
        lowered = player.view.topAnchor.constraint(equalTo: view.bottomAnchor)
        raised = player.view.topAnchor.constraint(equalTo: view.topAnchor)
        lowered?.isActive = true
        NSLayoutConstraint.activate([
            player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.view.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FBPlayerShell.pulled(_:)))
        pan.delegate = self
        player.view.addGestureRecognizer(pan)
        player.didMove(toParent: self)
        view.layoutIfNeeded()
    }

    private func removePlayer() {
        player?.willMove(toParent: nil)
        player?.view.removeFromSuperview()
        player?.removeFromParent()
        (player, lowered, raised) = (nil, nil, nil)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return animator == nil && isOpen && speed.y > abs(speed.x)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        if closesBlindly { return pulledBlindly(pan) }
        let part = pan.translation(in: view).y / max(view.bounds.height, 1)
        switch pan.state {
        case .began:
            (isOpen, isDragged) = (false, true)
            startAnimator()
            animator?.pauseAnimation()
        case .changed: animator?.fractionComplete = min(max(part, 0), 1)
        case .ended, .cancelled, .failed:
            guard let animator, isDragged else { return }
            isDragged = false
            let goes = pan.state == .ended && (part > 0.4 || pan.velocity(in: view).y > 800)
            steer(animator, to: !goes)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }

    private func pulledBlindly(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended, pan.translation(in: view).y > view.bounds.height * 0.4 else { return }
        setOpen(false, animated: true)
    }
}

/// The songs.
private final class FBSongList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 18 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Song \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}

/// The large player.
private final class FBNowPlaying: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        let cover = UIView()
        cover.backgroundColor = .systemPurple
        cover.layer.cornerRadius = 16
        let slider = UISlider()
        slider.value = 0.3
        let column = fbColumn([
            fbLabel("Slow Morning", .title1, .white), fbLabel("The Early Ones", .body, .white), slider,
        ])
        view.fbAdd(cover, column)
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: view.topAnchor, constant: 72),
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cover.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.36),
            cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
            column.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
