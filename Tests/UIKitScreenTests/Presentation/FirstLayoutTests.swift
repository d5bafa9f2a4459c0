import TestStages
import Testing
import UIKit

/// Presentations without animation: the presented view is laid out before `viewDidAppear`.
///
/// The reference: Apple's page of `viewIsAppearing(_:)`, whose table has the layout of the view before `viewDidAppear(_:)`.
@MainActor
@Suite(.serialized)
struct FirstLayoutTests {
    /// A sheet whose constraint moves it in when it has appeared.
    final class Sheet: UIViewController {
        let dim = UIView()
        let sheet = UIView()
        private(set) var framesAtEnd: [CGRect] = []
        private(set) var calls: [String] = []
        private lazy var bottom = sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 300)

        override func viewDidLoad() {
            super.viewDidLoad()
            for part in [dim, sheet] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                dim.topAnchor.constraint(equalTo: view.topAnchor),
                dim.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                sheet.heightAnchor.constraint(equalToConstant: 300), bottom,
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("layout")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("didAppear")
            framesAtEnd = [dim.frame, sheet.frame]
            UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
                self.bottom.constant = 0
                self.view.layoutIfNeeded()
            }
        }
    }

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .overFullScreen, .fullScreen, .pageSheet, .custom])
    func `what viewDidAppear animates begins in its place`(_ style: UIModalPresentationStyle) {
        let root = UIViewController()
        let stage = Stage(root: root)
        let modal = Sheet()
        modal.modalPresentationStyle = style
        root.present(modal, animated: false)
        let size = modal.view.bounds.size
        #expect(modal.calls == ["layout", "didAppear", "layout"])
        #expect(
            modal.framesAtEnd == [
                CGRect(origin: .zero, size: size), CGRect(x: 0, y: size.height, width: size.width, height: 300),
            ])
        stage.host.advance(by: 0.15)
        let seen = modal.sheet.layer.presentation()?.frame ?? .null
        #expect(seen.width == size.width && abs(seen.minY - (size.height - 150)) < 12)
        #expect(modal.dim.layer.presentation()?.frame == modal.dim.frame)
    }

    @Test func `so does what comes by a push or in a tab`() {
        let pushed = Sheet()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        navigation.pushViewController(pushed, animated: false)
        stage.host.advance(by: 0.1)
        #expect(pushed.framesAtEnd.map(\.width) == [393, 393])

        let tab = Sheet()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), tab]
        let second = Stage(root: tabs)
        tabs.selectedIndex = 1
        second.host.advance(by: 0.1)
        #expect(tab.framesAtEnd.map(\.width) == [393, 393])
    }

    @Test func `and what comes back by a dismissal`() {
        let root = Sheet()
        let stage = Stage(root: root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        root.view.setNeedsLayout()
        let before = root.calls.count
        root.dismiss(animated: false)
        #expect(root.calls.dropFirst(before) == ["layout", "didAppear", "layout"])
        stage.host.advance(by: 0.1)
    }
}
