import QuartzCore

/// A view with one or more wheels of rows. The row at the center of each wheel is selected.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// What a delegate without a view of its own for a row gives.
    static let noView = UIView()

    private var wheels: [PickerWheel] = []
    private let bar = UIView()
    private var isLoaded = false

    public override init(frame: CGRect) {
        super.init(frame: frame == .zero ? CGRect(origin: .zero, size: UIPickerView.naturalSize) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.pickerView, from: coder)
    }

    /// The data source, which provides the numbers of wheels and rows. A weak reference; a new one
    /// reloads everything.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
    /// The object that provides rows and is notified of selections. A weak reference; a new one provides all rows
    /// again.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
    /// Whether the selected row is marked. Has no effect here: as on iOS 7 and later, it is always
    /// marked.
    open var showsSelectionIndicator = true

    // MARK: Rows

    /// The number of wheels from the data source; 0 without one.
    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// Returns the number of rows of a wheel, as of the last reload. An index out of range is an
    /// error.
    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return wheels[component].count
    }

    /// Returns the size of a wheel's rows, in points, after a layout. An index out of range is an
    /// error.
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        layoutIfNeeded()
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }

    /// Returns the view of a visible row, or `nil`.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        return wheels[component].view(ofRow: row)
    }

    /// Reloads all wheels and rows. The selected row numbers are preserved.
    open func reloadAllComponents() {
        let chosen = wheels.map(\.row)
        forget()
        load()
        for (wheel, row) in zip(wheels, chosen) { wheel.show(row, animated: false) }
    }

    /// Reloads the rows of one wheel.
    open func reloadComponent(_ component: Int) {
        load()
        let wheel = wheels[component]
        wheel.count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        wheel.reload()
    }

    // MARK: Choice

    /// Selects a row of a wheel without a call of the delegate. Animated only in a window.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        guard wheels.indices.contains(component) else { return }
        wheels[component].show(row, animated: animated && window != nil)
    }

    /// Returns the selected row; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
        return wheels[component].row
    }

    // MARK: Look

    /// As on screen shots of iOS 14 and later, in points.
    private static let naturalSize = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    private static let barMargin: CGFloat = 9
    private static let spacing: CGFloat = 5

    open override var intrinsicContentSize: CGSize { UIPickerView.naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.naturalSize }

    private func setUp() {
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .tertiarySystemFill
        bar.layer.cornerRadius = 8
        addSubview(bar)
        clipsToBounds = true
    }

    private func forget() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks for everything that has to be known before rows are shown: first the wheels, then each one's rows and sizes.
    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        for wheel in wheels { wheel.removeFromSuperview() }
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        wheels = (0..<count).map { index in
            let wheel = PickerWheel(of: self, component: index)
            wheel.count = dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0
            let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? 0
            wheel.rowHeight = height > 0 ? height : UIPickerView.rowHeight
            wheel.wantedWidth = delegate?.pickerView(self, widthForComponent: index) ?? 0
            addSubview(wheel)
            return wheel
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let margin = UIPickerView.barMargin
        let height = (wheels.map(\.rowHeight).max() ?? UIPickerView.rowHeight) + 2
        bar.frame = CGRect(
            x: margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * margin), height: height)
        placeWheels()
    }

    private func placeWheels() {
        let room = max(0, bounds.width - 4 * UIPickerView.barMargin)
        let spaces = UIPickerView.spacing * CGFloat(max(wheels.count - 1, 0))
        let given = wheels.map(\.wantedWidth)
        let open = given.filter { $0 <= 0 }.count
        let share = open > 0 ? max(0, room - spaces - given.reduce(0, +)) / CGFloat(open) : 0
        let widths = given.map { $0 > 0 ? $0 : share }
        var x = (bounds.width - widths.reduce(0, +) - spaces) / 2
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(wheels, widths) {
            let left = isReversed ? bounds.width - x - width : x
            wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width + UIPickerView.spacing
        }
    }

    // MARK: What wheels ask for

    /// The view of a row, made by the delegate or out of its title.
    final func makeView(row: Int, component: Int, reusing old: UIView?) -> UIView {
        if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old),
            view !== UIPickerView.noView
        {
            return view
        }
        let label = old as? UILabel ?? UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 23)
        label.textColor = .label
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    final func userHasChosen(_ row: Int, component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
