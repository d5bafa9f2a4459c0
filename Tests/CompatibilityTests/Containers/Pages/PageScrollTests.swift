import Testing
import UIKit

/// Pages that are scrolled. The order of calls to data source and delegate is that of a published log (wisdomskyduan, "UIPageViewController
/// test note", iOS 9), that of appearance calls that of another one (wangling.me, 2014).
@MainActor @Suite(.statesOutcome) struct PageScrollTests {
    @Test func `code shows other pages with an animation, and the delegate hears nothing`() {
        let book = Book()
        book.set([3], .forward)
        #expect(book.shown == ["3"])
        #expect(book.scroll.isUserInteractionEnabled == false)
        book.stage.advance(by: 0.15)
        #expect(abs(book.page(3).view.convert(CGPoint.zero, to: nil).x - 196) < 20)
        book.stage.advance(by: 1)
        #expect(
            book.log.take().without("viewIsAppearing", "viewDidLoad")
                == """
                3.willMove(parent) 3.viewWillAppear 1.viewWillDisappear 1.willMove(nil) 3.viewDidAppear 1.viewDidDisappear
                1.didMove(nil) 3.didMove(parent) completion(true)
                """)
        #expect(book.scroll.isUserInteractionEnabled && book.scroll.contentOffset.x == 393)
        book.set([2], .reverse)
        book.stage.advance(by: 0.15)
        #expect(book.page(2).view.convert(CGPoint.zero, to: nil).x < -100)
        book.stage.advance(by: 1)
        #expect(book.page(2).view.convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test func `code shows other pages at once`() {
        let book = Book()
        book.set([2], .forward, animated: false)
        #expect(
            book.log.take().without("viewDidLoad")
                == """
                1.willMove(nil) 1.viewWillDisappear 1.viewDidDisappear 2.willMove(parent) 2.viewWillAppear 2.viewIsAppearing
                2.viewDidAppear 1.didMove(nil) 2.didMove(parent) completion(true)
                """)
        #expect(book.page(2).view.superview === book.scroll && book.page(1).view.superview == nil)
    }

    @Test func `scrolled pages have no spine and no recognisers of their own`() {
        let book = Book()
        #expect(book.controller.spineLocation == .none && book.controller.gestureRecognizers.isEmpty)
        #expect(!book.controller.isDoubleSided)
    }
}
