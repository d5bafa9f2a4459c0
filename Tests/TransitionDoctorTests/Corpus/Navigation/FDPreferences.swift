import TransitionDoctor
import UIKit

/// Preferences, beside each other where there is room, one over the other where there is none. A group that was looked into is marked.
final class FDPreferences: UIViewController {
    private let groups = FDRows(style: .grouped)
    private let group = FDRows(style: .insetGrouped)
    private var (isOpen, isMoving, wasSeen) = (false, false, false)

    static func screens() -> AppFlow {
        let preferences = FDPreferences()
        return AppFlow(root: preferences) { animated in
            preferences.setOpen(true, animated: animated)
        } close: { animated in
            preferences.setOpen(false, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        groups.rows = { [weak self] in
            [("Sounds", self?.wasSeen == true ? "seen" : "new"), ("Screen", ""), ("Keyboard", "")]
        }
        groups.onOpen = { [weak self] _ in self?.setOpen(true, animated: true) }
        group.rows = { [("Ring", "Bells"), ("Alarm", "Birds"), ("Keys", "off")] }
        for child in [groups, group] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        group.view.isHidden = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func place() {
        let (size, isWide) = (view.bounds.size, view.bounds.width >= 700)
        let side = isWide ? 300 : size.width
        let rest = isWide ? size.width - side : size.width
        let start = isOpen ? (isWide ? side : 0) : size.width
        let isMirrored = view.fdForwards < 0
        groups.view.frame = CGRect(x: isMirrored ? size.width - side : 0, y: 0, width: side, height: size.height)
        group.view.frame = CGRect(
            x: isMirrored ? size.width - start - rest : start, y: 0, width: rest, height: size.height)
    }

    private func setOpen(_ opens: Bool, animated: Bool) {
        guard opens != isOpen, !isMoving else { return }
        view.layoutIfNeeded()
        isOpen = opens
        let end = { [self] in
            isMoving = false
            wasSeen = true
            if !isOpen { group.view.isHidden = true }
            groups.tableView.reloadData()
        }
        group.view.isHidden = false
        guard animated else {
            place()
            return end()
        }
        isMoving = true
        if UIAccessibility.isReduceMotionEnabled { return fade(end: end) }
        UIView.animate(withDuration: 0.3) {
            self.place()
        } completion: { _ in
            end()
        }
    }

    private func fade(end: @escaping () -> Void) {
        if isOpen {
            place()
            group.view.alpha = 0
        }
        UIView.animate(withDuration: 0.3) { [self] in
            group.view.alpha = isOpen ? 1 : 0
        } completion: { [self] _ in
            group.view.alpha = 1
            place()
            end()
        }
    }
}
