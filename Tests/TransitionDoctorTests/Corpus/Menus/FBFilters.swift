import TransitionDoctor
import UIKit

/// A wall of shirts with a panel of filters that comes down from above, and a shade over the wall whose touch shuts the panel. The shade is
/// put out of the way when the panel has gone, and nobody fetches it again.
final class FBFilters: UIViewController, UICollectionViewDataSource {
    private let layout = UICollectionViewFlowLayout()
    private lazy var wall = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let head = UIButton(type: .system)
    private let panel = UIView()
    private let shade = UIButton(type: .custom)
    private var (shut, open): (NSLayoutConstraint?, NSLayoutConstraint?)
    private var (isOpen, isMoving) = (false, false)

    static func screens() -> AppFlow {
        let filters = FBFilters()
        return AppFlow(root: filters) { animated in
            filters.setOpen(true, animated: animated)
        } close: { animated in
            filters.setOpen(false, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.itemSize = CGSize(width: 100, height: 120)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        wall.dataSource = self
        wall.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "shirt")
        head.setTitle("Filters", for: .normal)
        head.addAction(
            UIAction { [weak self] _ in self.map { $0.setOpen(!$0.isOpen, animated: true) } }, for: .touchUpInside)
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.addAction(UIAction { [weak self] _ in self?.setOpen(false, animated: true) }, for: .touchUpInside)
        panel.backgroundColor = .secondarySystemBackground
        panel.clipsToBounds = true
        let rows = ["In stock", "New", "Reduced"].map { name in
            let row = UIStackView(arrangedSubviews: [fbLabel(name), UISwitch()])
            row.distribution = .equalSpacing
            return row
        }
        let column = fbColumn(rows, spacing: 16)
        view.fbAdd(wall, shade, panel, head)
        panel.fbAdd(column)
        shut = panel.heightAnchor.constraint(equalToConstant: 0)
        open = panel.heightAnchor.constraint(equalToConstant: 170)
        shut?.isActive = true
        NSLayoutConstraint.activate(shade.fbEdges(of: wall))
        NSLayoutConstraint.activate([
            head.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            head.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            head.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            head.heightAnchor.constraint(equalToConstant: 48),
            wall.topAnchor.constraint(equalTo: head.bottomAnchor),
            wall.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            wall.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            wall.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.topAnchor.constraint(equalTo: head.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: panel.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func setOpen(_ opens: Bool, animated: Bool) {
        guard opens != isOpen, !isMoving else { return }
        isOpen = opens
        let place = {
            (opens ? self.shut : self.open)?.isActive = false
            (opens ? self.open : self.shut)?.isActive = true
            self.shade.alpha = opens ? 0.4 : 0
            self.view.layoutIfNeeded()
        }
        guard animated else { return place() }
        isMoving = true
        UIView.animate(withDuration: 0.3, animations: place) { _ in
            self.isMoving = false
            if !opens { self.shade.isHidden = true }
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shirt", for: indexPath)
        cell.contentView.backgroundColor = [.systemTeal, .systemPink, .systemOrange][indexPath.item % 3]
        return cell
    }
}
