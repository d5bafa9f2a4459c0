import Testing
import UIKit

/// The raw values of Apple's headers, which archives, storyboards and options depend on.
@MainActor
@Suite(.statesOutcome) struct RawValueTests {
    @Test func `curves of view animations`() {
        expect("ease in and out", UIView.AnimationCurve.easeInOut, is: 0)
        expect("ease in", UIView.AnimationCurve.easeIn, is: 1)
        expect("ease out", UIView.AnimationCurve.easeOut, is: 2)
        expect("linear", UIView.AnimationCurve.linear, is: 3)
    }

    @Test func `calculation modes of key frames`() {
        typealias Options = UIView.KeyframeAnimationOptions
        expect("discrete", Double(Options.calculationModeDiscrete.rawValue), is: Double(1 << 10))
        expect("paced", Double(Options.calculationModePaced.rawValue), is: Double(2 << 10))
        expect("cubic", Double(Options.calculationModeCubic.rawValue), is: Double(3 << 10))
        expect("cubic paced", Double(Options.calculationModeCubicPaced.rawValue), is: Double(4 << 10))
    }

    @Test func `options that are inherited or not`() {
        typealias Options = UIView.AnimationOptions
        expect("duration", Double(Options.overrideInheritedDuration.rawValue), is: 32)
        expect("curve", Double(Options.overrideInheritedCurve.rawValue), is: 64)
        expect("options", Double(Options.overrideInheritedOptions.rawValue), is: 512)
    }

    @Test func `frame rates are in the options from bit 24 on`() {
        typealias Options = UIView.AnimationOptions
        expect("60 a second", Double(Options.preferredFramesPerSecond60.rawValue), is: Double(3 << 24))
        expect("30 a second", Double(Options.preferredFramesPerSecond30.rawValue), is: Double(7 << 24))
    }

    @Test func `states of gesture recognizers`() {
        typealias State = UIGestureRecognizer.State
        expect("possible", State.possible, is: 0)
        expect("began", State.began, is: 1)
        expect("changed", State.changed, is: 2)
        expect("ended", State.ended, is: 3)
        expect("canceled", State.cancelled, is: 4)
        expect("failed", State.failed, is: 5)
        #expect(State.recognized == .ended)
    }

    @Test func `styles of presentations`() {
        typealias Style = UIModalPresentationStyle
        expect("automatic", Style.automatic, is: -2)
        expect("none", Style.none, is: -1)
        expect("full screen", Style.fullScreen, is: 0)
        expect("page sheet", Style.pageSheet, is: 1)
        expect("form sheet", Style.formSheet, is: 2)
        expect("current context", Style.currentContext, is: 3)
    }

    @Test func `styles of presentations that leave the presenter`() {
        typealias Style = UIModalPresentationStyle
        expect("custom", Style.custom, is: 4)
        expect("over full screen", Style.overFullScreen, is: 5)
        expect("over current context", Style.overCurrentContext, is: 6)
        expect("popover", Style.popover, is: 7)
    }

    @Test func `styles of modal transitions`() {
        expect("cover vertical", UIModalTransitionStyle.coverVertical, is: 0)
        expect("flip", UIModalTransitionStyle.flipHorizontal, is: 1)
        expect("dissolve", UIModalTransitionStyle.crossDissolve, is: 2)
        expect("curl", UIModalTransitionStyle.partialCurl, is: 3)
    }

    @Test func `operations of a navigation controller`() {
        typealias Operation = UINavigationController.Operation
        expect("none", Operation.none, is: 0)
        expect("push", Operation.push, is: 1)
        expect("pop", Operation.pop, is: 2)
    }

    @Test func `states of an animator`() {
        expect("inactive", UIViewAnimatingState.inactive, is: 0)
        expect("active", UIViewAnimatingState.active, is: 1)
        expect("stopped", UIViewAnimatingState.stopped, is: 2)
    }

    @Test func `positions of an animator`() {
        expect("end", UIViewAnimatingPosition.end, is: 0)
        expect("start", UIViewAnimatingPosition.start, is: 1)
        expect("current", UIViewAnimatingPosition.current, is: 2)
    }

    @Test func `edges and corners`() {
        expect("top", Double(UIRectEdge.top.rawValue), is: 1)
        expect("left", Double(UIRectEdge.left.rawValue), is: 2)
        expect("bottom", Double(UIRectEdge.bottom.rawValue), is: 4)
        expect("right", Double(UIRectEdge.right.rawValue), is: 8)
        expect("upper right corner", Double(UIRectCorner.topRight.rawValue), is: 2)
    }

    @Test func `content modes`() {
        expect("scale to fill", UIView.ContentMode.scaleToFill, is: 0)
        expect("aspect fit", UIView.ContentMode.scaleAspectFit, is: 1)
        expect("aspect fill", UIView.ContentMode.scaleAspectFill, is: 2)
        expect("redraw", UIView.ContentMode.redraw, is: 3)
        expect("center", UIView.ContentMode.center, is: 4)
    }

    @Test func `autoresizing masks`() {
        typealias Mask = UIView.AutoresizingMask
        expect("left margin", Double(Mask.flexibleLeftMargin.rawValue), is: 1)
        expect("width", Double(Mask.flexibleWidth.rawValue), is: 2)
        expect("right margin", Double(Mask.flexibleRightMargin.rawValue), is: 4)
        expect("top margin", Double(Mask.flexibleTopMargin.rawValue), is: 8)
        expect("height", Double(Mask.flexibleHeight.rawValue), is: 16)
        expect("bottom margin", Double(Mask.flexibleBottomMargin.rawValue), is: 32)
    }

    @Test func `priorities of constraints`() {
        expect("required", Double(UILayoutPriority.required.rawValue), is: 1000)
        expect("high", Double(UILayoutPriority.defaultHigh.rawValue), is: 750)
        expect("low", Double(UILayoutPriority.defaultLow.rawValue), is: 250)
        expect("fitting", Double(UILayoutPriority.fittingSizeLevel.rawValue), is: 50)
    }

    @Test func `deceleration rates of scroll views`() {
        expect("normal", Double(UIScrollView.DecelerationRate.normal.rawValue), is: 0.998, tolerance: 1e-9)
        expect("fast", Double(UIScrollView.DecelerationRate.fast.rawValue), is: 0.99, tolerance: 1e-9)
    }

    @Test func `levels of windows`() {
        expect("normal", Double(UIWindow.Level.normal.rawValue), is: 0)
        expect("status bar", Double(UIWindow.Level.statusBar.rawValue), is: 1000)
        expect("alert", Double(UIWindow.Level.alert.rawValue), is: 2000)
    }
}
