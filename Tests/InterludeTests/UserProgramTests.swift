import Interlude
import InterludeTesting
import Testing
import UIKit

/// Small programs as somebody writes them who knows the documentation alone.
@MainActor
@Suite struct `Programs of a stranger` {
    // MARK: An album whose cells are reused

    private final class PhotoCell: UICollectionViewCell {
        let picture = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            picture.frame = contentView.bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(picture)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Album: UICollectionViewController {
        var transition = { (number: Int) in ScreenTransition.matched(["photo-\(number)"]) }
        private(set) var page: UIViewController?

        convenience init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 120, height: 120)
            self.init(collectionViewLayout: layout)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 200 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            guard let cell = cell as? PhotoCell else { return cell }
            cell.picture.backgroundColor = UIColor(
                hue: CGFloat(indexPath.item % 17) / 17, saturation: 0.7, brightness: 0.8, alpha: 1)
            cell.picture.accessibilityIdentifier = "photo-\(indexPath.item)"
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            let page = UIViewController()
            page.view.backgroundColor = .black
            let picture = UIImageView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
            picture.backgroundColor = .systemRed
            picture.accessibilityIdentifier = "photo-\(indexPath.item)"
            page.view.addSubview(picture)
            self.page = page
            navigationController?.pushViewController(page, using: transition(indexPath.item))
        }

        var pictures: [UIImageView] { collectionView.visibleCells.compactMap { ($0 as? PhotoCell)?.picture } }
    }

    @Test(arguments: ["matched", "zoom", "part"])
    func `a cell that is scrolled away and used for another photo has no partner`(
        _ kind: String
    ) throws {
        let album = Album()
        switch kind {
        case "zoom":
            album.transition = { [weak album] number in
                .springZoom(from: {
                    album?.pictures.first { $0.accessibilityIdentifier == "photo-\(number)" }
                })
            }
        case "part":
            album.transition = { number in
                ScreenTransition(
                    "part", .matched(ScreenTransition.Match("photo-\(number)").fitting(.stretch)), .upper(.opacity(0)),
                    .lower(.grid(columns: 3, rows: 5), .from(.center)) { _ in [.scale(0.001)] })
            }
        default: break
        }
        let navigation = UINavigationController(rootViewController: album)
        let stage = Stage(rootViewController: navigation, device: .iPhoneSE, scale: 0.5)
        defer { stage.close() }
        try stage.settle()
        stage.tap(at: CGPoint(x: 60, y: 300))
        stage.advance(by: 0.1)
        #expect(navigation.topViewController === album.page && navigation.transitionCoordinator != nil)
        // While it flies, its cell is reused.
        album.collectionView.contentOffset.y += 4000
        album.collectionView.layoutIfNeeded()
        try stage.settle()
        #expect(navigation.topViewController === album.page)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        try stage.settle()
        #expect(navigation.topViewController === album)
        #expect(!album.pictures.isEmpty && album.pictures.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        let shown = stage.frame()
        album.collectionView.reloadData()
        try stage.settle()
        #expect(stage.frame() == shown)
        // And from a cell that is there, there and back.
        stage.tap(at: CGPoint(x: 60, y: 300))
        try stage.settle()
        stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 330, y: 500), duration: 0.3, rest: 0.2)
        try stage.settle()
        if kind != "zoom" { #expect(stage.frame() == shown) }
    }

    // MARK: Everywhere with one value

    private static let card = ScreenTransition(
        "card", .spring(0.4, damping: 0.8), background: .black, perspective: 800,
        .upper(.edge(.right), .rotation(-40, .y), .shadow(), .cornerRadius(20)),
        .lower(.scale(0.92), .anchor(.left), .dim(0.4), .blur(6)), .lower(.offset(x: -20)).curve(.back).delay(0.2)
    )

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `one value serves stacks, modal screens, tabs and containers in both reading directions`(
        _ direction: UITraitEnvironmentLayoutDirection
    ) throws {
        var setting = Stage.Configuration(device: .iPhoneSE)
        setting.layoutDirection = direction
        setting.scale = 0.5
        let (list, page, other) = (
            Screen("List", .systemTeal), Screen("Page", .systemIndigo), Screen("Other", .systemPink)
        )
        let navigation = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        let stage = Stage(rootViewController: tabs, configuration: setting)
        defer { stage.close() }
        try stage.settle()
        tabs.selectedIndex = 1
        try stage.settle()
        tabs.selectedIndex = 0
        try stage.settle()
        let before = stage.frame()
        let changes: [(() -> Void, () -> Void)] = [
            (
                { navigation.pushViewController(page, using: Self.card) },
                { navigation.popViewController(animated: true) }
            ),
            ({ list.present(page, using: Self.card) }, { list.dismiss(animated: true) }),
            (
                { navigation.setViewControllers([list, page], using: Self.card) },
                { navigation.setViewControllers([list], using: Self.card) }
            ),
            (
                {
                    tabs.setTabTransition(Self.card)
                    tabs.selectedIndex = 1
                }, { tabs.selectedIndex = 0 }
            ),
        ]
        for (index, (there, back)) in changes.enumerated() {
            for change in [there, back] {
                change()
                stage.advance(by: 0.15)
                #expect(TransitionRun.current.last?.animator is TransitionAnimator, "\(index)")
                let during = stage.frame()
                try stage.settle()
                #expect(stage.frame() != during, "\(index)")
            }
            #expect(stage.frame() == before, "\(index)")
        }
    }

    @Test(arguments: [0, 1, 2]) func `a pushed screen is led back by the gestures that were chosen`(_ gesture: Int)
        throws
    {
        let rig = try Rig(scale: 0.5)
        rig.navigation.pushViewController(
            rig.page,
            using: gesture == 2
                ? Self.card.backGestures() : Self.card.backGestures(.oppositeEdgePan, .pan(towards: .top)))
        try rig.stage.settle()
        let (start, end) =
            gesture == 1
            ? (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 100)) : (CGPoint(x: 391, y: 500), CGPoint(x: 60, y: 500))
        rig.stage.drag(from: start, to: end, duration: 0.3, rest: 0.2)
        try rig.stage.settle()
        #expect((rig.navigation.topViewController === rig.list) == (gesture != 2))
    }

    // MARK: Delegates

    @Test func `the app's delegates hear of everything that they heard of before`() throws {
        final class Client: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
            var calls: [String] = []

            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { calls.append("willShow \(viewController.title ?? "")") }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { calls.append("didShow \(viewController.title ?? "")") }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                calls.append("animator \(toVC.title ?? "")")
                return nil
            }

            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                calls.append("shouldSelect \(viewController.title ?? "")")
                return viewController.title != "Locked"
            }

            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                calls.append("didSelect \(viewController.title ?? "")")
            }
        }
        let client = Client()
        let rig = try Rig(scale: 0.5)
        rig.navigation.delegate = client
        rig.navigation.pushViewController(rig.page, using: Self.card)
        try rig.stage.settle()
        #expect(client.calls == ["willShow Page", "didShow Page"])
        // A screen that is pushed without us is the delegate's to animate.
        client.calls = []
        rig.navigation.pushViewController(Screen("Third", .systemRed), animated: true)
        try rig.stage.settle()
        #expect(client.calls == ["animator Third", "willShow Third", "didShow Third"])
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Locked"].map { Screen($0, .systemTeal) }
        tabs.delegate = client
        let stage = Stage(rootViewController: tabs, device: .iPhoneSE, scale: 0.5)
        defer { stage.close() }
        tabs.setTabTransition(.fadeThrough)
        try stage.settle()
        client.calls = []
        for title in ["Two", "Locked"] {
            try stage.tap(title)
            try stage.settle()
        }
        #expect(client.calls == ["shouldSelect Two", "didSelect Two", "shouldSelect Locked"])
        #expect(tabs.selectedIndex == 1)
    }

    // MARK: Reduce Motion

    @Test func `whatever moves gives way to a fade while motion is reduced`() throws {
        UIAccessibility.simulateReduceMotion(true)
        defer { UIAccessibility.simulateReduceMotion(false) }
        let view = UIView()
        for sample in Sample.all {
            let transition = sample.make(TransitionEnds(from: view) { nil })
            for direction in [TransitionDirection.forward, .backward] {
                let animator = transition.animator(for: direction)
                #expect(!transition.fadesWithReduceMotion || animator is FadeAnimator, "\(sample)")
            }
        }
        let still = Sample.all.filter { !$0.make(TransitionEnds(from: view) { nil }).fadesWithReduceMotion }.map(\.name)
        #expect(Set(still) == Sample.withoutMotion)
        #expect(Self.card.animator(for: .forward) is FadeAnimator)
    }
}
