import Testing
import TransitionDoctor
import UIKit

/// Swipes that lead to another page of the presented screen, not back.
@MainActor @Suite struct DeadSwipeTests {
    /// Three pages side by side, opened at the second.
    private final class Pager: UIViewController {
        private let scroll = UIScrollView()
        private var isPlaced = false

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.isPagingEnabled = true
            view.addSubview(scroll)
            for color in [UIColor.systemRed, .systemGreen, .systemBlue] {
                let page = UIView()
                page.backgroundColor = color
                scroll.addSubview(page)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = view.bounds.size
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 3 * size.width, height: size.height)
            for (index, page) in scroll.subviews.prefix(3).enumerated() {
                page.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
            }
            guard !isPlaced else { return }
            isPlaced = true
            scroll.contentOffset.x = size.width
        }
    }

    @Test func `a swipe that leads to another page is not compared with the way back`() {
        let patient = Patient(
            "pager",
            screens: {
                let album = CorpusScreen()
                return AppFlow(root: album) { animated in
                    let pager = Pager()
                    pager.modalPresentationStyle = .fullScreen
                    album.present(pager, animated: animated)
                } close: { animated in
                    album.dismiss(animated: animated)
                }
            })
        let diagnosis = patient.examine(after: "back, in dark mode", without: [], progress: { _ in }, found: { _ in })
        #expect(diagnosis.trials == ["back, swiped back"], "\(diagnosis.trials)")
        #expect(diagnosis.findings.isEmpty, "\(diagnosis)")
        #expect(diagnosis.omissions.contains { $0.reason == .notReached }, "\(diagnosis)")
    }
}
