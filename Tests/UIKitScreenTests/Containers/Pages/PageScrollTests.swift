import Testing
import TestStages
import UIKit

/// Pages that are scrolled. The order of calls to data source and delegate is that of a published log (wisdomskyduan, "UIPageViewController
/// test note", iOS 9), that of appearance calls that of another one (wangling.me, 2014).
@MainActor @Suite struct PageScrollTests {
    @Test func `data source and delegate hear in the order of a published log`() {
        let book = Book()
        book.swipe(-60)
        #expect(book.log.take().ofBook == "after(1) before(1) willTransition(2) didFinish(true,1,false)")
        book.swipe(-60)
        #expect(book.log.take().ofBook == "willTransition(2) didFinish(true,1,false)")
        book.swipe(-300)
        #expect(book.log.take().ofBook == "willTransition(2) didFinish(true,1,true) after(2)")
        #expect(book.shown == ["2"])
        book.swipe(-60)
        #expect(book.log.take().ofBook == "willTransition(3) didFinish(true,2,false)")
        book.swipe(300)
        #expect(book.log.take().ofBook == "willTransition(1) didFinish(true,2,true) before(1)")
        #expect(book.shown == ["1"])
    }

    @Test func `pages appear and disappear in the order of a published log`() {
        let book = Book()
        book.swipe(-300)
        #expect(
            book.log.take().ofAppearance
                == "2.viewWillAppear 1.viewWillDisappear 2.viewIsAppearing 2.viewDidAppear 1.viewDidDisappear")
        book.swipe(-60)
        #expect(
            book.log.take().ofAppearance.without("viewIsAppearing")
                == """
                3.viewWillAppear 2.viewWillDisappear 2.viewWillAppear 2.viewDidAppear 3.viewWillDisappear
                3.viewDidDisappear
                """)
    }

    @Test func `pages come and go as children, whichever way it ends`() {
        let book = Book()
        book.swipe(-60)
        #expect(book.controller.children == [book.page(1)])
        book.swipe(-300)
        #expect(book.controller.children == [book.page(2)])
        #expect(book.page(1).parent == nil && book.page(1).view.superview == nil)
        #expect(book.page(2).view.superview === book.scroll)
    }

    @Test func `at rest the offset is a page's length, whatever page is seen`() {
        let book = Book()
        #expect(book.scroll.contentOffset == CGPoint(x: 393, y: 0))
        #expect(book.scroll.contentSize == CGSize(width: 3 * 393, height: 852))
        book.swipe(-300)
        #expect(book.scroll.contentOffset == CGPoint(x: 393, y: 0))
        #expect(book.page(2).view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.page(2).view.bounds.size == CGSize(width: 393, height: 852))
    }

    @Test func `the new page is told before the scroll view's delegate hears that it rests`() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var heard: [String] = []
            var shown: () -> String = { "" }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                heard.append("\(shown()) \(scrollView.contentOffset.x)")
            }
        }
        let (book, listener) = (Book(), Listener())
        listener.shown = { [log = book.log] in log.take().ofBook.description }
        book.scroll.delegate = listener
        book.swipe(-300)
        #expect(listener.heard == ["after(1) before(1) willTransition(2) didFinish(true,1,true) after(2) 393.0"])
        book.swipe(-60)
        #expect(listener.heard.last == "willTransition(3) didFinish(true,2,false) 393.0")
    }

    @Test func `beyond the last page the content gives way and comes back`() {
        let book = Book(from: 4)
        book.drag(from: CGPoint(x: 360, y: 400), by: CGPoint(x: -200, y: 0), lifts: false)
        let pulled = RubberBand.displacement(pull: 190, length: 393)
        #expect(abs(book.scroll.contentOffset.x - 393 - pulled) < 0.4)
        book.stage.host.send(.up, at: CGPoint(x: 160, y: 400))
        book.stage.host.advance(by: 2)
        #expect(book.scroll.contentOffset.x == 393)
        #expect(book.log.take().ofBook == "after(4) before(4)")
    }

    @Test func `a finger that turns round calls one page off and brings the other`() {
        let book = Book(from: 2)
        book.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: -100, y: 0), lifts: false)
        for x in stride(from: CGFloat(100), through: 380, by: 20) {
            book.stage.host.step()
            book.stage.host.send(.move, at: CGPoint(x: x, y: 400))
        }
        #expect(
            book.log.take().ofBook
                == "after(2) before(2) willTransition(3) didFinish(true,2,false) willTransition(1)")
        book.stage.host.send(.cancel, at: CGPoint(x: 380, y: 400))
        book.stage.host.advance(by: 2)
        #expect(book.controller.children.count == 1)
        #expect(book.pages.filter { $0.appearancePhase == .appeared }.count == 1)
    }

    @Test func `other pages during an animation end it at once`() {
        let book = Book()
        book.set([2], .forward)
        book.stage.host.advance(by: 0.1)
        book.set([3], .forward)
        book.stage.host.advance(by: 1)
        #expect(book.log.take().ofBook == "completion(false) completion(true)")
        #expect(book.shown == ["3"] && book.controller.children == [book.page(3)])
        #expect(book.pages.filter { $0.appearancePhase == .appeared } == [book.page(3)])
    }

    @Test func `the next swipe may come while the page still moves`() {
        let book = Book()
        for _ in 1...2 {
            book.stage.host.send(.down, at: CGPoint(x: 360, y: 400))
            for step in 1...6 {
                book.stage.host.step()
                book.stage.host.send(.move, at: CGPoint(x: 360 - CGFloat(step) * 40, y: 400))
            }
            book.stage.host.send(.up, at: CGPoint(x: 120, y: 400))
            book.stage.host.advance(by: 0.1)
        }
        book.stage.host.advance(by: 2)
        #expect(book.shown == ["3"])
        #expect(book.controller.children == [book.page(3)])
        #expect(book.pages.filter { $0.appearancePhase == .appeared } == [book.page(3)])
    }

    @Test func `a page caught between two goes on to one of them`() {
        let book = Book()
        book.stage.host.send(.down, at: CGPoint(x: 360, y: 400))
        for step in 1...6 {
            book.stage.host.step()
            book.stage.host.send(.move, at: CGPoint(x: 360 - CGFloat(step) * 30, y: 400))
        }
        book.stage.host.send(.up, at: CGPoint(x: 180, y: 400))
        book.stage.host.advance(by: 0.1)
        book.stage.host.send(.down, at: CGPoint(x: 200, y: 400))
        book.stage.host.advance(by: 0.5)
        #expect(book.scroll.contentOffset.x > 400 && book.scroll.contentOffset.x < 786)
        book.stage.host.send(.up, at: CGPoint(x: 200, y: 400))
        book.stage.host.advance(by: 2)
        #expect(book.shown == ["2"] && book.scroll.contentOffset.x == 393)
    }

    @Test func `without a data source only code turns pages`() {
        let book = Book(from: 2)
        book.controller.dataSource = nil
        book.swipe(-300)
        #expect(book.shown == ["2"] && book.scroll.contentOffset.x == 393)
        #expect(book.log.take().ofBook == "")
    }

    @Test func `from right to left the next page comes from the left`() {
        let book = Book(isMirrored: true)
        book.swipe(300)
        #expect(book.shown == ["2"])
        book.swipe(-300)
        #expect(book.shown == ["1"])
        book.set([2], .forward)
        book.stage.host.advance(by: 0.1)
        #expect(book.page(2).view.convert(CGPoint.zero, to: nil).x < 0)
    }

    @Test func `vertical pages lie one below the other`() {
        let book = Book(orientation: .vertical)
        #expect(book.scroll.contentOffset == CGPoint(x: 0, y: 852))
        book.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -600))
        book.stage.host.advance(by: 2)
        #expect(book.shown == ["2"])
    }

    @Test func `there is room between pages`() {
        let book = Book(options: [.interPageSpacing: 20])
        #expect(book.scroll.frame == CGRect(x: -10, y: 0, width: 413, height: 852))
        #expect(
            book.page(1).view.convert(book.page(1).view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 852))
        book.drag(from: CGPoint(x: 360, y: 400), by: CGPoint(x: -300, y: 0), lifts: false)
        let (one, two) = (book.page(1).view!, book.page(2).view!)
        #expect(two.frame.minX - one.frame.maxX == 20)
    }

    @Test func `dots stand below the pages and follow the user`() throws {
        let book = Book(dots: 4)
        let dots = try #require(book.controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        let bottom = book.stage.window.safeAreaInsets.bottom
        #expect(dots.frame == CGRect(x: 0, y: 852 - 37 - bottom, width: 393, height: 37))
        #expect(book.scroll.frame.maxY == dots.frame.minY)
        #expect(dots.numberOfPages == 4 && dots.currentPage == 0)
        book.swipe(-300)
        #expect(dots.currentPage == 1)
        book.swipe(-60)
        #expect(dots.currentPage == 1)
        book.index = 3
        book.set([4], .forward, animated: false)
        #expect(dots.currentPage == 3)
        _ = book.log.take()
        book.stage.host.send(.down, at: CGPoint(x: 60, y: dots.frame.midY))
        book.stage.host.step()
        book.stage.host.send(.up, at: CGPoint(x: 60, y: dots.frame.midY))
        book.stage.host.advance(by: 1)
        #expect(book.shown == ["3"] && dots.currentPage == 2)
        #expect(book.log.take().ofBook.calls.contains("didFinish(true,4,true)"))
    }

    @Test func `another size keeps the page in the middle`() {
        let book = Book(from: 2)
        book.swipe(-60)
        book.stage.window.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
        book.stage.window.layoutIfNeeded()
        #expect(book.scroll.contentOffset.x == 600)
        #expect(book.page(2).view.bounds.size == CGSize(width: 600, height: 400))
        #expect(book.log.take().ofBook.calls.last == "didFinish(true,2,false)")
    }

    @Test func `a controller that goes while its page moves leaves nothing half way`() {
        let book = Book()
        book.drag(from: CGPoint(x: 360, y: 400), by: CGPoint(x: -200, y: 0), lifts: false)
        book.stage.window.rootViewController = UIViewController()
        book.stage.host.advance(by: 1)
        #expect(book.pages.allSatisfy { $0.appearancePhase == .disappeared })
        book.stage.window.rootViewController = book.controller
        book.stage.host.advance(by: 1)
        #expect(book.pages.filter { $0.appearancePhase == .appeared } == [book.page(1)])
        #expect(book.controller.children == [book.page(1)])
    }
}
