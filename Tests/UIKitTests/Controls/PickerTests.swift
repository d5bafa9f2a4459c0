import Foundation
import Testing
import TestStages
import UIKit

@MainActor struct PickerTests {
    // MARK: Stepper

    @Test func `a stepper steps within its limits and tells of it`() {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        let root = UIView()
        let stage = ViewStage(root)
        root.addSubview(stepper)
        var heard: [Double] = []
        stepper.addAction(UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
        stepper.maximumValue = 2
        for _ in 0..<3 { stage.tap(100, 116) }
        #expect(heard == [1, 2])
        stage.tap(40, 116)
        #expect(stepper.value == 1)
        stepper.wraps = true
        stage.tap(100, 116)
        stage.tap(100, 116)
        #expect(stepper.value == 0)
    }

    @Test func `a stepper that is held repeats`() {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        let root = UIView()
        let stage = ViewStage(root)
        root.addSubview(stepper)
        stage.down(100, 116)
        stage.host.advance(by: 1.05)
        #expect(stepper.value >= 6 && stepper.value <= 7)
        stage.up(100, 116)
        let value = stepper.value
        stage.host.advance(by: 1)
        #expect(stepper.value == value)
        #expect(stage.host.isIdle)
    }

    @Test func `a dragged wheel stops at a row, and the delegate is called once`() {
        let source = Fruits()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        let stage = ViewStage(picker)
        stage.host.step()
        let middle = picker.bounds.midY
        stage.down(100, middle)
        for step in 1...6 { stage.move(100, middle - CGFloat(step) * 15) }
        stage.host.advance(by: 0.2)
        stage.up(100, middle - 90)
        #expect(stage.host.advanceUntilIdle())
        let row = picker.selectedRow(inComponent: 0)
        #expect(row == 2 || row == 3)
        #expect(source.chosen == ["0-\(row)"])
    }

    @Test func `a tap on a row turns it to the middle`() {
        let source = Fruits()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        let stage = ViewStage(picker)
        stage.host.step()
        stage.tap(100, picker.bounds.midY + 32)
        #expect(stage.host.advanceUntilIdle())
        #expect(source.chosen == ["0-1"])
    }

    // MARK: Date picker

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        // 2024-02-29 13:05
        picker.date = Date(timeIntervalSince1970: 1_709_211_900)
        return picker
    }

    @Test func `nothing preferred is compact, a count-down is wheels`() {
        #expect(picker(.date, .automatic).datePickerStyle == .compact)
        #expect(picker(.date, .inline).datePickerStyle == .inline)
        #expect(picker(.countDownTimer, .compact).datePickerStyle == .wheels)
    }

    @Test func `dates are kept within their limits, and in whole intervals`() {
        let picker = picker(.dateAndTime, .wheels)
        let date = picker.date
        picker.minuteInterval = 15
        #expect(picker.date == date.addingTimeInterval(-300))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minimumDate = date.addingTimeInterval(1000)
        #expect(picker.date == date.addingTimeInterval(1000))
        picker.maximumDate = date
        picker.date = date.addingTimeInterval(5)
        // Limits that contradict each other are none.
        #expect(picker.date == date.addingTimeInterval(5))
    }

    @Test func `a count-down has whole minutes`() {
        let picker = picker(.countDownTimer, .wheels)
        picker.countDownDuration = 3725
        #expect(picker.countDownDuration == 3720)
        picker.countDownDuration = 1
        #expect(picker.countDownDuration == 60)
    }

    @Test func `turning a wheel changes the date, and the 31st of a shorter month is its last day`() throws {
        let picker = picker(.date, .wheels)
        let root = UIView()
        let stage = ViewStage(root)
        picker.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
        root.addSubview(picker)
        stage.host.step()
        var heard = 0
        picker.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        picker.date = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024
        stage.host.advanceUntilIdle()
        // The month is the first wheel in English.
        let months = try #require(wheels(in: picker).first)
        let place = months.convert(CGPoint(x: months.bounds.midX, y: months.bounds.midY), to: nil as UIView?)
        stage.tap(place.x, place.y + 32)
        stage.host.advanceUntilIdle()
        #expect(picker.date == Date(timeIntervalSince1970: 1_709_164_800))  // 29 February 2024
        #expect(heard == 1)
    }

    private func wheels(in view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { ($0 as? UIScrollView).map { [$0] } ?? wheels(in: $0) }
            .sorted { $0.convert(CGPoint.zero, to: nil as UIView?).x < $1.convert(CGPoint.zero, to: nil as UIView?).x }
    }

    @Test func `a day of the calendar is chosen with the time of before`() throws {
        let picker = picker(.dateAndTime, .inline)
        let root = UIView()
        let stage = ViewStage(root)
        picker.frame = CGRect(x: 0, y: 100, width: 350, height: 360)
        root.addSubview(picker)
        stage.host.step()
        let day = try #require(find("Thursday, February 15", in: picker))
        let place = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil as UIView?)
        stage.tap(place.x, place.y)
        #expect(picker.date == Date(timeIntervalSince1970: 1_709_211_900 - 14 * 86_400))
    }

    private func find(_ label: String, in view: UIView) -> UIView? {
        if view.accessibilityLabel == label { return view }
        return view.subviews.lazy.compactMap { find(label, in: $0) }.first
    }

    @Test func `a compact one is as wide as its words and opens a calendar`() {
        let picker = picker(.date, .compact)
        let controller = UIViewController()
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        picker.frame = CGRect(origin: CGPoint(x: 40, y: 200), size: picker.intrinsicContentSize)
        controller.view.addSubview(picker)
        host.step()
        #expect(picker.frame.height == 34 && picker.frame.width > 90 && picker.frame.width < 160)
        host.send(.down, at: CGPoint(x: picker.frame.midX, y: 217))
        host.step()
        host.send(.up, at: CGPoint(x: picker.frame.midX, y: 217))
        #expect(host.advanceUntilIdle())
        #expect(controller.presentedViewController?.modalPresentationStyle == .popover)
        #expect((controller.presentedViewController?.view.frame.height ?? 900) < 420)
    }

    // MARK: The others

    @Test func `a page control goes through its pages under a finger`() {
        let control = UIPageControl()
        control.numberOfPages = 5
        let root = UIView()
        let stage = ViewStage(root)
        control.frame = CGRect(x: 50, y: 100, width: 200, height: 26)
        root.addSubview(control)
        stage.down(100, 113)
        stage.move(140, 113)
        #expect(control.interactionState == .continuous && control.currentPage == 2)
        stage.up(140, 113)
        #expect(control.interactionState == .none)
        stage.tap(60, 113)
        #expect(control.currentPage == 1)
        control.direction = .rightToLeft
        stage.tap(60, 113)
        #expect(control.currentPage == 2)
        #expect(control.size(forNumberOfPages: 5) == CGSize(width: 108, height: 26))
    }

    @Test func `a colour well opens a palette, whose colours it takes`() {
        let well = UIColorWell(frame: CGRect(x: 60, y: 300, width: 28, height: 28))
        let controller = UIViewController()
        let host = HeadlessHost(device: .iPhone15)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(well)
        host.step()
        host.send(.down, at: CGPoint(x: 74, y: 314))
        host.step()
        host.send(.up, at: CGPoint(x: 74, y: 314))
        #expect(host.advanceUntilIdle())
        #expect(controller.presentedViewController != nil)
        #expect(well.selectedColor == nil)
    }
}

private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component)-\(row)")
    }
}
