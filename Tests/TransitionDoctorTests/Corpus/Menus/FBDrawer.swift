import TransitionDoctor
import UIKit

/// A map with a drawer that rests in three places. Its list can be scrolled only where the drawer is all the way up.
final class FBMapPage: UIViewController, UIGestureRecognizerDelegate {
    enum Stop: CaseIterable {
        case low, middle, high
    }

    /// Whether nobody has thought of touches that the system takes away.
    var knowsOnlyLetGo = false
    private var stops = Stop.allCases
    private let map = FBMap()
    private let locate = UIButton(type: .system)
    private let drawer = UIView()
    private let handle = UIView()
    private let places = UITableView(frame: .zero, style: .plain)
    private let source = FBPlaces()
    private var top: NSLayoutConstraint?
    private var stop = Stop.low
    private var dragStart: CGFloat?

    static func screens(knowsOnlyLetGo: Bool = false) -> AppFlow {
        let page = FBMapPage()
        page.knowsOnlyLetGo = knowsOnlyLetGo
        if knowsOnlyLetGo { page.stops = [.low, .high] }
        return AppFlow(root: page) { animated in
            page.move(to: .high, animated: animated)
        } close: { animated in
            page.move(to: .low, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.fbFill(with: map)
        locate.setTitle("My place", for: .normal)
        drawer.backgroundColor = .systemBackground
        drawer.layer.cornerRadius = 16
        drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        drawer.clipsToBounds = true
        handle.backgroundColor = .systemGray3
        handle.layer.cornerRadius = 2.5
        places.dataSource = source
        places.isScrollEnabled = false
        places.contentInsetAdjustmentBehavior = .never
        places.contentInset.bottom = 60
        places.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        view.fbAdd(locate, drawer)
        drawer.fbAdd(handle, places)
        let top = drawer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        self.top = top
        NSLayoutConstraint.activate([
            top, drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, constant: 40),
            handle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 8),
            handle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
            handle.widthAnchor.constraint(equalToConstant: 40), handle.heightAnchor.constraint(equalToConstant: 5),
            places.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 24),
            places.leadingAnchor.constraint(equalTo: drawer.leadingAnchor),
            places.trailingAnchor.constraint(equalTo: drawer.trailingAnchor),
            places.bottomAnchor.constraint(equalTo: drawer.bottomAnchor),
            locate.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            locate.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FBMapPage.dragged(_:)))
        pan.delegate = self
        drawer.addGestureRecognizer(pan)
        places.panGestureRecognizer.require(toFail: pan)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if dragStart == nil { top?.constant = offset(of: stop) }
    }

    private func offset(of stop: Stop) -> CGFloat {
        let height = view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
        return switch stop {
        case .low: height - 96
        case .middle: height * 0.5
        case .high: 12
        }
    }

    private func move(to stop: Stop, animated: Bool) {
        guard dragStart == nil else { return }
        self.stop = stop
        places.isScrollEnabled = stop == .high
        let place = {
            self.top?.constant = self.offset(of: stop)
            self.locate.alpha = stop == .high ? 0 : 1
            if stop != .high { self.places.contentOffset = .zero }
            self.view.layoutIfNeeded()
        }
        guard animated else { return place() }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: place)
    }

    /// The list goes first where it is scrolled, or is about to be.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        guard abs(speed.y) > abs(speed.x) else { return false }
        return stop != .high || (speed.y > 0 && places.contentOffset.y <= 0)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            let shown = drawer.layer.presentation()?.frame.minY ?? drawer.frame.minY
            dragStart = shown - view.safeAreaInsets.top
            drawer.layer.removeAllAnimations()
            top?.constant = dragStart ?? 0
        case .changed:
            guard let dragStart else { return }
            top?.constant = min(max(dragStart + pan.translation(in: view).y, 12), offset(of: .low))
        case .ended: letGo(speed: pan.velocity(in: view).y)
        case .cancelled, .failed:
            if !knowsOnlyLetGo { letGo(speed: 0) }
        default: break
        }
    }

    private func letGo(speed: CGFloat) {
        let end = (top?.constant ?? 0) + speed * 0.15
        dragStart = nil
        let nearest = stops.min { abs(offset(of: $0) - end) < abs(offset(of: $1) - end) }
        move(to: nearest ?? .low, animated: true)
    }
}

/// Streets.
private final class FBMap: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGreen
        for part in [0.2, 0.45, 0.7] {
            let street = UIView()
            street.backgroundColor = .white
            fbAdd(street)
            NSLayoutConstraint.activate([
                street.leadingAnchor.constraint(equalTo: leadingAnchor),
                street.trailingAnchor.constraint(equalTo: trailingAnchor),
                street.heightAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: street, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .bottom,
                    multiplier: part, constant: 0),
            ])
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }
}

/// What is near.
@MainActor private final class FBPlaces: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Café \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}
