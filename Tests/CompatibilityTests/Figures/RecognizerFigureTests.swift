import Testing
import UIKit

/// The defaults of gesture recognizers, from Apple's documentation.
@MainActor
@Suite(.statesOutcome) struct RecognizerFigureTests {
    @Test func `a tap has one touch and one tap`() {
        let tap = UITapGestureRecognizer()
        expect("taps", Double(tap.numberOfTapsRequired), is: 1)
        expect("touches", Double(tap.numberOfTouchesRequired), is: 1)
    }

    @Test func `a long press takes half a second within ten points`() {
        let press = UILongPressGestureRecognizer()
        expect("duration", press.minimumPressDuration, is: 0.5, unit: "s")
        expect("movement", Double(press.allowableMovement), is: 10, unit: "pt")
    }

    @Test func `a long press has one touch and no tap before it`() {
        let press = UILongPressGestureRecognizer()
        expect("touches", Double(press.numberOfTouchesRequired), is: 1)
        expect("taps", Double(press.numberOfTapsRequired), is: 0)
    }

    @Test func `a pan has any number of touches`() {
        let pan = UIPanGestureRecognizer()
        expect("fewest", Double(pan.minimumNumberOfTouches), is: 1)
        state("most is unlimited", pan.maximumNumberOfTouches > 1_000_000)
        #expect(pan.maximumNumberOfTouches > 1_000_000)
    }

    @Test func `a swipe goes to the right with one touch`() {
        let swipe = UISwipeGestureRecognizer()
        expect("direction", Double(swipe.direction.rawValue), is: 1)
        expect("touches", Double(swipe.numberOfTouchesRequired), is: 1)
    }

    @Test func `a pinch begins at scale 1`() { expect("scale", Double(UIPinchGestureRecognizer().scale), is: 1) }

    @Test func `a rotation begins at 0`() { expect("rotation", Double(UIRotationGestureRecognizer().rotation), is: 0) }

    @Test func `a pan from the screen's edge has no edge yet`() {
        expect("edges", Double(UIScreenEdgePanGestureRecognizer().edges.rawValue), is: 0)
    }

    @Test func `touches are canceled on recognition, their beginning is not delayed, their end is`() {
        let recognizer = UITapGestureRecognizer()
        state("cancels", recognizer.cancelsTouchesInView)
        state("delays the beginning", recognizer.delaysTouchesBegan)
        state("delays the end", recognizer.delaysTouchesEnded)
        #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    }

    @Test func `a new recognizer is enabled and possible`() {
        let recognizer = UIPanGestureRecognizer()
        state("enabled", recognizer.isEnabled)
        expect("state", recognizer.state, is: 0)
        #expect(recognizer.isEnabled && recognizer.view == nil && recognizer.numberOfTouches == 0)
    }

    @Test func `a recognizer moves from view to view`() {
        let (first, second) = (UIView(), UIView())
        let recognizer = UITapGestureRecognizer()
        first.addGestureRecognizer(recognizer)
        second.addGestureRecognizer(recognizer)
        #expect(recognizer.view === second)
        expect("recognizers of the first view", Double(first.gestureRecognizers?.count ?? 0), is: 0)
        expect("recognizers of the second view", Double(second.gestureRecognizers?.count ?? 0), is: 1)
    }

    @Test func `a recognizer that is removed has no view`() {
        let (view, recognizer) = (UIView(), UITapGestureRecognizer())
        view.addGestureRecognizer(recognizer)
        view.removeGestureRecognizer(recognizer)
        state("has a view", recognizer.view != nil)
        #expect(recognizer.view == nil)
    }
}
