import UIKit

/// Picker controls: a stepper, a color well, dates in three styles, and a picker of two wheels.
final class PickersViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let rows = UIStackView()
    private let count = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pickers"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        setUpRows()
        addStepper()
        addColorWell()
        addDatePicker("Compact", .compact, .dateAndTime)
        addWheels()
        addDatePicker(nil, .wheels, .date)
        addDatePicker(nil, .inline, .date)
    }

    private func setUpRows() {
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        scroll.hold(rows, spacing: 20, margin: 20)
    }

    private func add(_ title: String, _ control: UIView) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        add(label, control)
    }

    private func add(_ label: UILabel, _ control: UIView) {
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .center
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        control.setContentHuggingPriority(.required, for: .horizontal)
        rows.addArrangedSubview(row)
    }

    /// Large text leaves no room beside it.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for row in rows.arrangedSubviews.compactMap({ $0 as? UIStackView }) {
            row.axis = isLarge ? .vertical : .horizontal
            row.alignment = isLarge ? .leading : .center
        }
    }

    private func addStepper() {
        let stepper = UIStepper()
        stepper.maximumValue = 12
        stepper.value = 2
        count.font = .preferredFont(forTextStyle: .body)
        count.adjustsFontForContentSizeCategory = true
        let show = { [count] (stepper: UIStepper) in count.text = "Guests: \(Int(stepper.value))" }
        stepper.addAction(
            UIAction { action in
                if let stepper = action.sender as? UIStepper { show(stepper) }
            }, for: .valueChanged)
        show(stepper)
        add(count, stepper)
    }

    private func addColorWell() {
        let well = UIColorWell()
        well.title = "Colour"
        well.selectedColor = .systemTeal
        well.addAction(
            UIAction { [weak self] action in self?.view.tintColor = (action.sender as? UIColorWell)?.selectedColor },
            for: .valueChanged)
        add("Colour", well)
    }

    private func addDatePicker(_ title: String?, _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.timeZone = TimeZone(identifier: "UTC")
        // A fixed day, so that the screen looks the same whenever it is shown.
        picker.date = Date(timeIntervalSince1970: 1_718_877_600)
        if let title { add(title, picker) } else { rows.addArrangedSubview(picker) }
    }

    // MARK: Wheels

    private let sizes = ["Small", "Medium", "Large"]

    private func addWheels() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
        rows.addArrangedSubview(picker)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? Place.all.count : sizes.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? Place.all[row].name : sizes[row]
    }
}
