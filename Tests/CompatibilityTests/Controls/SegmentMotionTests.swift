import Testing
import UIKit

/// Segments that come and go, and what pickers show that is not obvious.
@MainActor @Suite(.statesOutcome) struct SegmentMotionTests {
    @Test func `a segment comes out of the line between its neighbours, and goes fading`() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        let root = UIView()
        let stage = CompatibilityStage(showing: root)
        root.addSubview(control)
        stage.step()
        control.insertSegment(withTitle: "New", at: 1, animated: true)
        stage.advance(by: 0.1)
        let new = try #require(control.subviews.compactMap { $0 as? UIImageView }.last)
        let seen = try #require(new.layer.presentation())
        #expect(seen.frame.width > 10 && seen.frame.width < 90 && seen.opacity < 0.95)
        stage.settle()
        #expect(new.frame == CGRect(x: 100, y: 0, width: 100, height: 32) && control.numberOfSegments == 3)
        control.removeSegment(at: 1, animated: true)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two")
        stage.advance(by: 0.1)
        #expect(new.superview === control && (new.layer.presentation()?.opacity ?? 1) < 0.95)
        stage.settle()
        #expect(new.superview == nil)
    }

    @Test func `a time in place is chosen by wheels, a date by a calendar`() {
        let host = CompatibilityStage()
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .time
        #expect(picker.datePickerStyle == .inline && picker.subviews.contains { "\(type(of: $0))" == "DateWheels" })
        picker.datePickerMode = .date
        #expect(picker.subviews.contains { "\(type(of: $0))" == "DateCalendar" })
        _ = host
    }

    private final class Untitled: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }

    @Test func `a row without a title is a question mark, as on iOS`() {
        let listener = Untitled()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (listener, listener)
        let root = UIView()
        let stage = CompatibilityStage(showing: root)
        root.addSubview(picker)
        stage.step()
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
        }
        let found = labels(picker)
        #expect(!found.isEmpty && found.allSatisfy { $0.text == "?" })
    }
}
