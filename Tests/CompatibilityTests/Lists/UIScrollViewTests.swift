import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UIScrollViewTests {
    @Test func `an animated offset takes its time and tells its end`() {
        let stage = ScrollStage()
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(stage.scroll.contentOffset == .zero)
        stage.advance(by: 0.15)
        #expect(abs(stage.scroll.contentOffset.y - 300) < 1)
        stage.advance(by: 0.2)
        #expect(stage.scroll.contentOffset.y == 600)
        #expect(stage.listener.log == ["didScroll", "didEndScrollingAnimation"])
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(stage.scroll.contentOffset.y == 100)
    }

    @Test func `a rectangle is brought into view the short way`() {
        let stage = ScrollStage()
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 100, height: 100), animated: false)
        #expect(stage.scroll.contentOffset.y == 248)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 100, height: 100), animated: false)
        #expect(stage.scroll.contentOffset.y == 248)
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 100), animated: false)
        #expect(stage.scroll.contentOffset.y == 100)
    }
}
