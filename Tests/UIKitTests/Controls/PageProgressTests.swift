import Testing
import TestStages
import UIKit

/// The progress of pages in a page control.
///
/// The reference: Apple's pages of `UIPageControlProgress` and `UIPageControlTimerProgress`.
@MainActor
@Suite(.serialized)
struct PageProgressTests {
    final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
        var advances = true
        var start: Float = 0
        private(set) var visibility: [Bool] = []
        private(set) var changes = 0
        private(set) var asked: [Int] = []

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { start }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            visibility.append(progress.isProgressVisible)
        }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            asked.append(page)
            return advances
        }
    }

    private func pages(_ count: Int = 3) -> (stage: ViewStage, control: UIPageControl) {
        let root = UIView()
        let control = UIPageControl()
        control.numberOfPages = count
        root.addSubview(control)
        let stage = ViewStage(root)
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: control.sizeThatFits(.zero))
        return (stage, control)
    }

    /// The bar's filled part, and the bar.
    private func bar(_ control: UIPageControl) -> (filled: CGFloat, whole: CGFloat)? {
        let bar = control.subviews.first { $0.clipsToBounds && !$0.subviews.isEmpty }
        return bar.map { ($0.subviews[0].frame.width, $0.bounds.width) }
    }

    @Test func `the current page's dot is a bar that is filled as far as the page's progress`() throws {
        let (stage, control) = pages()
        let before = control.intrinsicContentSize.width
        let progress = UIPageControlProgress()
        let delegate = Delegate()
        progress.delegate = delegate
        control.progress = progress
        progress.currentProgress = 0.25
        stage.host.step()
        let bar = try #require(self.bar(control))
        #expect(near(bar.filled, bar.whole / 4, 0.01))
        #expect(control.intrinsicContentSize.width > before && progress.isProgressVisible)
        #expect(delegate.visibility == [true])
        control.progress = nil
        stage.host.step()
        #expect(!progress.isProgressVisible && control.intrinsicContentSize.width == before)
        #expect(self.bar(control) == nil)
    }

    @Test func `progress stays between 0 and 1, and another page begins anew`() {
        let (_, control) = pages()
        let progress = UIPageControlProgress()
        let delegate = Delegate()
        progress.delegate = delegate
        control.progress = progress
        progress.currentProgress = 7
        #expect(progress.currentProgress == 1)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 0)
        delegate.start = 0.5
        control.currentPage = 1
        #expect(progress.currentProgress == 0.5)
    }

    @Test func `a timer goes from page to page, tells the control's targets, and stops at the last`() {
        let (stage, control) = pages()
        var told: [Int] = []
        control.addAction(UIAction { _ in told.append(control.currentPage) }, for: .valueChanged)
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        let delegate = Delegate()
        timer.delegate = delegate
        timer.setDuration(2, forPage: 1)
        control.progress = timer
        timer.resumeTimer()
        stage.host.advance(by: 0.5)
        #expect(timer.isRunning && abs(timer.currentProgress - 0.5) < 0.04 && delegate.changes > 10)
        stage.host.advance(by: 1.5)
        #expect(control.currentPage == 1 && abs(timer.currentProgress - 0.5) < 0.05)
        stage.host.advance(by: 4)
        #expect(control.currentPage == 2 && timer.currentProgress == 1 && !timer.isRunning)
        #expect(told == [1, 2] && delegate.asked == [1, 2])
    }

    @Test func `a timer that is paused keeps its progress, and one that starts over goes round`() {
        let (stage, control) = pages(2)
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.resetsToInitialPageAfterEnd = true
        control.progress = timer
        timer.resumeTimer()
        stage.host.advance(by: 0.5)
        timer.pauseTimer()
        let progress = timer.currentProgress
        stage.host.advance(by: 1)
        #expect(timer.currentProgress == progress && !timer.isRunning)
        timer.resumeTimer()
        stage.host.advance(by: 2)
        #expect(control.currentPage == 0 && timer.isRunning)
        timer.pauseTimer()
    }

    @Test func `a delegate may keep the page, which stops the timer`() {
        let (stage, control) = pages()
        let timer = UIPageControlTimerProgress(preferredDuration: 0.5)
        let delegate = Delegate()
        delegate.advances = false
        timer.delegate = delegate
        control.progress = timer
        timer.resumeTimer()
        stage.host.advance(by: 2)
        #expect(control.currentPage == 0 && delegate.asked == [1] && !timer.isRunning)
    }
}
