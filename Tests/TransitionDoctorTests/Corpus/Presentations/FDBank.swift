import TransitionDoctor
import UIKit

/// Accounts, which a cover locks. Once they have been locked, amounts are dots until somebody asks for them again.
final class FDBank: UIViewController {
    /// Whether the cover has the size that the screen had when it came.
    private var coverKeepsItsFrame = false
    private let accounts = FDRows(style: .insetGrouped)
    private var cover: UIView?
    private var (isMoving, hidesAmounts) = (false, false)

    static func screens(coverKeepsItsFrame: Bool = false) -> AppFlow {
        let bank = FDBank()
        bank.coverKeepsItsFrame = coverKeepsItsFrame
        return AppFlow(root: bank) { animated in
            bank.lock(animated: animated)
        } close: { animated in
            bank.unlock(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        accounts.rows = { [weak self] in
            let hides = self?.hidesAmounts == true
            return [("Current", "1,204.80"), ("Savings", "8,950.00"), ("Holidays", "312.15")].map {
                ($0, hides ? "••••" : $1)
            }
        }
        accounts.onOpen = { [weak self] _ in self?.hide(false) }
        addChild(accounts)
        view.fdFill(with: accounts.view)
        accounts.didMove(toParent: self)
    }

    private func hide(_ hides: Bool) {
        hidesAmounts = hides
        accounts.tableView.reloadData()
    }

    private func lock(animated: Bool) {
        guard cover == nil, !isMoving else { return }
        let cover = UIView(frame: view.bounds)
        cover.backgroundColor = .systemIndigo
        let label = fdLabel("Locked. Look at the camera.", .title3, .white)
        cover.fdAdd(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
        ])
        if coverKeepsItsFrame { view.addSubview(cover) } else { view.fdFill(with: cover) }
        self.cover = cover
        let end = { [self] in
            isMoving = false
            hide(true)
        }
        guard animated else { return end() }
        isMoving = true
        cover.alpha = 0
        UIView.animate(withDuration: 0.25) {
            cover.alpha = 1
        } completion: { _ in
            end()
        }
    }

    private func unlock(animated: Bool) {
        guard let cover, !isMoving else { return }
        let end = { [self] in
            isMoving = false
            cover.removeFromSuperview()
            self.cover = nil
        }
        guard animated else { return end() }
        isMoving = true
        UIView.animate(withDuration: 0.25) {
            cover.alpha = 0
        } completion: { _ in
            end()
        }
    }
}
