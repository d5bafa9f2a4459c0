import Testing
import UIKit

/// Sizes of controls and bars that no font changes, as published in Apple's guidelines and written by Interface Builder.
@MainActor
@Suite(.statesOutcome) struct ControlSizeTests {
    private func expectSize(_ size: CGSize, _ width: Double, _ height: Double) {
        expect("width", Double(size.width), is: width, unit: "pt")
        expect("height", Double(size.height), is: height, unit: "pt")
    }

    @Test func `a stepper is 94 by 32 points`() { expectSize(UIStepper().intrinsicContentSize, 94, 32) }

    @Test func `a small activity indicator is 20 points wide and high`() {
        expectSize(UIActivityIndicatorView(style: .medium).intrinsicContentSize, 20, 20)
    }

    @Test func `a large activity indicator is 37 points wide and high`() {
        expectSize(UIActivityIndicatorView(style: .large).intrinsicContentSize, 37, 37)
    }

    @Test func `a navigation bar is 44 points high`() {
        let bar = UINavigationBar()
        expect("height", Double(bar.sizeThatFits(CGSize(width: 393, height: 0)).height), is: 44, unit: "pt")
    }

    @Test func `a tab bar is 49 points high`() {
        expect("height", Double(UITabBar().sizeThatFits(CGSize(width: 393, height: 0)).height), is: 49, unit: "pt")
    }

    @Test func `a slider goes from 0 to 1`() {
        let slider = UISlider()
        expect("least", Double(slider.minimumValue), is: 0)
        expect("most", Double(slider.maximumValue), is: 1)
        expect("value", Double(slider.value), is: 0)
        state("continuous", slider.isContinuous)
        #expect(slider.isContinuous)
    }

    @Test func `a stepper goes from 0 to 100 by 1`() {
        let stepper = UIStepper()
        expect("least", stepper.minimumValue, is: 0)
        expect("most", stepper.maximumValue, is: 100)
        expect("step", stepper.stepValue, is: 1)
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    }

    @Test func `a value beyond its end counts as the end`() {
        let (slider, stepper) = (UISlider(), UIStepper())
        slider.value = 3
        stepper.value = -5
        expect("slider", Double(slider.value), is: 1)
        expect("stepper", stepper.value, is: 0)
    }

    @Test func `a control is enabled, and neither selected nor highlighted`() {
        let control = UIControl()
        expect("state", Double(control.state.rawValue), is: 0)
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    }

    @Test func `states of a control are bits`() {
        let control = UIControl()
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        expect("state", Double(control.state.rawValue), is: 7)
    }

    @Test func `a segmented control has no segment selected`() {
        let control = UISegmentedControl(items: ["A", "B"])
        expect("selected", Double(control.selectedSegmentIndex), is: -1)
        expect("segments", Double(control.numberOfSegments), is: 2)
    }

    @Test func `a page control begins at the first of no pages`() {
        let control = UIPageControl()
        expect("pages", Double(control.numberOfPages), is: 0)
        expect("page", Double(control.currentPage), is: 0)
        #expect(!control.hidesForSinglePage)
    }

    @Test func `a progress view begins at nothing`() {
        let progress = UIProgressView(progressViewStyle: .default)
        expect("progress", Double(progress.progress), is: 0)
        progress.progress = 2
        expect("progress beyond the end", Double(progress.progress), is: 1)
    }
}
