import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct PickerTests {
    // MARK: Picker

    @Test func `a picker asks for its wheels, rows and titles in this order`() {
        let source = Fruits()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        let stage = CompatibilityStage(showing: picker)
        stage.step()
        #expect(Array(source.log.prefix(3)) == ["components", "rows 0", "rows 1"])
        #expect(source.log.dropFirst(3).allSatisfy { $0.hasPrefix("title") })
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0-0")
    }

    @Test func `selectRow moves the wheel and does not call the delegate`() {
        let source = Fruits()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        let stage = CompatibilityStage(showing: picker)
        stage.step()
        picker.selectRow(7, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 1) == 7)
        #expect(stage.settle())
        let shown = picker.view(forRow: 7, forComponent: 1)
        #expect(shown?.layer.transform.m42 == 0 && shown?.alpha == 1)
        #expect(source.chosen.isEmpty)
    }

    @Test func `a slider's images take room from its line`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 196, height: 4))
        slider.minimumValueImage = image
        slider.maximumValueImage = image
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 200)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 31, y: 15, width: 138, height: 4))
    }
}

private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        log.append("components")
        return 2
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        log.append("rows \(component)")
        return 20
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        log.append("title")
        return "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component)-\(row)")
    }
}
