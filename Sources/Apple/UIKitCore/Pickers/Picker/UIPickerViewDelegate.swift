/// Says how many wheels a picker has and how many rows they have.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels are side by side. Asked when the picker is first shown and after it is told to reload.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has. Asked once for each wheel when it is loaded.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows look like, and is told of the choice. Every requirement is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// A wheel's width in points; 0, the default, shares what there is.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows in points; 0, the default, stands for 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The text of a row that comes into sight; nil, the default, shows a question mark. Asked where there is neither a
    /// view nor an attributed text.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Goes before the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Goes before the titles.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The user has chosen a row: its wheel has come to rest. Not called for `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.noView }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
