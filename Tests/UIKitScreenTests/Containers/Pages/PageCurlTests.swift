import Testing
import TestStages
import UIKit

/// Pages that are turned like those of a book.
@MainActor @Suite struct PageCurlTests {
    @Test func `pages appear and disappear in the order of a published log`() {
        let book = Book(.pageCurl)
        book.swipe(-300)
        #expect(
            book.log.take().without("viewDidLoad", "viewIsAppearing")
                == """
                after(1) 2.willMove(parent) willTransition(2) 2.viewWillAppear 1.viewWillDisappear 1.willMove(nil)
                1.viewDidDisappear 2.viewDidAppear 1.didMove(nil) 2.didMove(parent) didFinish(true,1,true)
                """)
        book.swipe(-60)
        #expect(
            book.log.take().without("viewDidLoad", "viewIsAppearing")
                == """
                after(2) 3.willMove(parent) willTransition(3) 3.viewWillAppear 2.viewWillDisappear 3.willMove(nil)
                3.viewWillDisappear 2.viewWillAppear 3.viewDidDisappear 2.viewDidAppear 3.didMove(nil)
                didFinish(true,2,false)
                """)
        #expect(book.shown == ["2"] && book.controller.children == [book.page(2)])
    }

    @Test func `a page is brought back`() {
        let book = Book(.pageCurl, from: 2)
        book.swipe(300)
        #expect(book.shown == ["1"])
        #expect(book.log.take().ofBook == "before(2) willTransition(1) didFinish(true,2,true)")
        book.swipe(300)
        #expect(book.shown == ["1"] && book.log.take().ofBook == "before(1)")
    }

    @Test func `a flick decides by its direction`() {
        let book = Book(.pageCurl)
        book.stage.host.send(.down, at: CGPoint(x: 360, y: 400))
        for step in 1...5 {
            book.stage.host.step()
            book.stage.host.send(.move, at: CGPoint(x: 360 - CGFloat(step) * 12, y: 400))
        }
        book.stage.host.send(.up, at: CGPoint(x: 300, y: 400))
        book.stage.host.advance(by: 2)
        #expect(book.shown == ["2"])
    }

    @Test func `a tap at an outer edge turns the page, one in the middle does not`() {
        let book = Book(.pageCurl)
        func tap(_ x: CGFloat) {
            book.stage.host.send(.down, at: CGPoint(x: x, y: 400))
            book.stage.host.step()
            book.stage.host.send(.up, at: CGPoint(x: x, y: 400))
            book.stage.host.advance(by: 2)
        }
        tap(200)
        #expect(book.shown == ["1"])
        tap(380)
        #expect(book.shown == ["2"])
        tap(10)
        #expect(book.shown == ["1"])
    }

    /// A book that is read from right to left has its spine at the right.
    @Test func `from right to left a finger from the left turns on, and one from the right brings back`() {
        let book = Book(.pageCurl, isMirrored: true)
        book.swipe(-300)
        #expect(book.shown == ["1"] && book.log.take().ofBook == "before(1)")
        book.swipe(300)
        #expect(book.shown == ["2"])
        book.swipe(60)
        #expect(book.shown == ["2"])
        book.swipe(-300)
        #expect(book.shown == ["1"])
        let pair = Book(
            .pageCurl, pages: 4, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue],
            isMirrored: true)
        #expect(pair.page(1).view.frame.minX == 196.5 && pair.page(2).view.frame.minX == 0)
        pair.swipe(300)
        #expect(pair.shown == ["3", "4"])
    }

    @Test func `the recognisers are a pan and a tap`() {
        let book = Book(.pageCurl)
        #expect(book.controller.gestureRecognizers.count == 2)
        #expect(book.controller.gestureRecognizers[0] is UIPanGestureRecognizer)
        #expect(book.controller.gestureRecognizers[1] is UITapGestureRecognizer)
        #expect(book.controller.spineLocation == .min)
    }

    @Test func `with the spine in the middle two pages are seen and turned`() {
        let book = Book(.pageCurl, pages: 6, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(book.controller.isDoubleSided && book.shown == ["1", "2"])
        #expect(book.page(1).view.frame == CGRect(x: 0, y: 0, width: 196.5, height: 852))
        #expect(book.page(2).view.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
        book.swipe(-300)
        #expect(book.shown == ["3", "4"])
        #expect(book.log.take().ofBook == "after(2) after(3) willTransition(3,4) didFinish(true,1,2,true)")
        book.swipe(300)
        #expect(book.shown == ["1", "2"])
    }

    @Test func `a page's back has the next controller's view`() {
        let book = Book(.pageCurl, doubleSided: true)
        book.swipe(-300)
        #expect(book.shown == ["3"])
        #expect(book.log.take().ofBook == "after(1) after(2) willTransition(3) didFinish(true,1,true)")
        #expect(book.page(2).view.superview == nil && book.page(2).parent == nil)
    }

    @Test func `code turns pages, and the delegate hears nothing`() {
        let book = Book(.pageCurl)
        let before = book.stage.pixels
        book.page(1).view.backgroundColor = .systemRed
        book.set([3], .forward)
        book.stage.host.advance(by: 0.3)
        #expect(book.stage.pixels != before)
        book.stage.host.advance(by: 1)
        #expect(book.log.take().ofBook == "completion(true)")
        #expect(book.page(3).view.superview?.subviews.count == 1)
    }

    @Test func `the delegate says where the spine is after a rotation`() {
        let book = Book(.pageCurl)
        book.spine = (.mid, [1, 2])
        book.stage.host.rotate(to: .landscapeLeft)
        book.stage.host.advance(by: 1)
        #expect(book.log.take().ofBook.calls.contains("spine(landscape)"))
        #expect(book.controller.spineLocation == .mid && book.shown == ["1", "2"])
        #expect(book.page(2).view.frame.minX == book.controller.view.bounds.midX)
    }

    @Test func `a turn that is taken away comes to its end at once`() {
        let book = Book(.pageCurl)
        book.drag(from: CGPoint(x: 360, y: 400), by: CGPoint(x: -200, y: 0), lifts: false)
        book.set([4], .forward, animated: false)
        #expect(book.shown == ["4"] && book.controller.children == [book.page(4)])
        #expect(book.pages.filter { $0.appearancePhase == .appeared } == [book.page(4)])
    }

    // MARK: Shape

    @Test func `a flat page lies from the spine to its edge`() {
        let flat = CurlGeometry(width: 400, progress: 0)
        let whole = CurlGeometry.Strip(page: 0...400, seen: 0...400, isBack: false, shade: 0)
        #expect(flat.strips == [whole])
        #expect(flat.edge == 400)
        let over = CurlGeometry(width: 400, progress: 1)
        #expect(over.edge == -400 && over.fold == 0)
    }

    @Test func `half way the edge lies about at the spine, and every part is seen once`() {
        let half = CurlGeometry(width: 400, progress: 0.5)
        #expect(half.fold == 200)
        // The bend takes up a half circle of the page.
        let halfCircle: CGFloat = half.bend * CGFloat.pi
        #expect(abs(half.edge - halfCircle) < 1e-9)
        let strips = half.strips
        #expect(strips.first?.page.lowerBound == 0 && strips.last?.page.upperBound == 400)
        for (one, next) in zip(strips, strips.dropFirst()) {
            #expect(abs(one.page.upperBound - next.page.lowerBound) < 1e-9)
        }
        #expect(abs(half.front - (half.fold + half.bend)) < 1e-9)
    }
}
