import QuartzCore

/// A delegate that is notified of the selected color. Every requirement is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user selects a color. `continuously` is `true` until the touch ends.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user selects a color, also while the touch continues.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the user has dismissed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls `colorPickerViewControllerDidSelectColor(_:)` by default.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    /// The default implementation does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// The default implementation does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The screen on which the user selects a color: from a grid, from a spectrum, or by its red, green
/// and blue components, with its opacity.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The delegate. A weak reference.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color. The default is white. The delegate is not notified when it is set.
    open var selectedColor: UIColor = .white { didSet { if isViewLoaded { show() } } }
    /// Whether the user can select the opacity too. The default is `true`.
    open var supportsAlpha = true { didSet { if isViewLoaded { show() } } }

    private let head = UILabel()
    private let close = UIButton(type: .close)
    private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGrid(frame: .zero)
    private let spectrum = ColorSpectrum(frame: .zero)
    private let sliders = ["Red", "Green", "Blue"].map { ColorSlider($0) }
    private let opacity = ColorSlider("Opacity")
    private let swatch = UIView()
    private let hexName = UILabel()
    private let hex = UITextField()
    private let line = UIView()
    private let scroll = UIScrollView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if preferredContentSize == .zero { preferredContentSize = CGSize(width: 375, height: 612) }
        head.text = title ?? "Colors"
        head.font = .systemFont(ofSize: 17, weight: .semibold)
        head.textAlignment = .center
        head.accessibilityTraits = .header
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
        for field in [grid, spectrum] { field.onChoose = { [weak self] in self?.choose($0, continuously: $1) } }
        for slider in sliders { slider.onChange = { [weak self] in self?.mix(continuously: $0) } }
        opacity.onChange = { [weak self] in self?.fade(continuously: $0) }
        setUpHex()
        line.backgroundColor = .separator
        swatch.layer.cornerRadius = 10
        swatch.layer.borderWidth = 1
        scroll.alwaysBounceVertical = false
        view.addSubview(scroll)
        for part in [head, close, kinds, grid, spectrum, opacity, line, swatch, hexName, hex] + sliders as [UIView] {
            scroll.addSubview(part)
        }
        show()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    // MARK: Choosing

    private func choose(_ color: UIColor, continuously: Bool) {
        selectedColor = color.withAlphaComponent(supportsAlpha ? selectedColor.components.alpha : 1)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
    }

    /// The six digits, for those who have them from elsewhere.
    private func setUpHex() {
        hexName.text = "sRGB Hex Color #"
        hexName.font = .systemFont(ofSize: 15)
        hexName.textColor = view.tintColor
        hex.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        hex.textAlignment = .center
        hex.backgroundColor = .tertiarySystemFill
        hex.layer.cornerRadius = 8
        hex.autocorrectionType = .no
        hex.autocapitalizationType = .allCharacters
        hex.returnKeyType = .done
        hex.accessibilityLabel = "Hex color"
        hex.addAction(UIAction { [weak self] _ in self?.takeHex() }, for: .editingDidEndOnExit)
        hex.addAction(UIAction { [weak self] _ in self?.takeHex() }, for: .editingDidEnd)
    }

    private func takeHex() {
        let digits = (hex.text ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "# "))
        guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return show() }
        let color = UIColor(source: .rgb(UIColor.hex(number)))
        if color.hexDigits != selectedColor.resolvedColor(with: traitCollection).hexDigits {
            choose(color, continuously: false)
        }
    }

    private func mix(continuously: Bool) {
        let parts = sliders.map(\.value)
        choose(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1), continuously: continuously)
    }

    private func fade(continuously: Bool) {
        selectedColor = selectedColor.withAlphaComponent(opacity.value)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
    }

    private func show() {
        let kind = kinds.selectedSegmentIndex
        grid.isHidden = kind != 0
        spectrum.isHidden = kind != 1
        for slider in sliders { slider.isHidden = kind != 2 }
        opacity.isHidden = !supportsAlpha
        for part in [hexName, hex] { part.isHidden = kind != 2 }
        grid.marked = selectedColor
        spectrum.marked = selectedColor
        let parts = selectedColor.resolvedColor(with: traitCollection).components
        for (slider, part) in zip(sliders, [parts.red, parts.green, parts.blue]) { slider.value = CGFloat(part) }
        opacity.value = CGFloat(parts.alpha)
        showTracks(parts)
        if !hex.isFirstResponder { hex.text = selectedColor.resolvedColor(with: traitCollection).hexDigits }
        swatch.backgroundColor = selectedColor
        swatch.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        swatch.isAccessibilityElement = true
        swatch.accessibilityLabel = "Selected color"
        view.setNeedsLayout()
    }

    /// Each track shows what the color would be with the slider elsewhere.
    private func showTracks(_ parts: UIColor.RGBA) {
        func color(_ index: Int, _ value: CGFloat) -> UIColor {
            var mixed = [parts.red, parts.green, parts.blue]
            mixed[index] = value
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
        }
        for (index, slider) in sliders.enumerated() { slider.colors = [color(index, 0), color(index, 1)] }
        let opaque = color(0, parts.red)
        opacity.colors = [opaque.withAlphaComponent(0), opaque]
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { show() }
    }

    // MARK: Layout

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let safe = view.safeAreaInsets
        let room = view.bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left + 16, bottom: 0, right: safe.right + 16))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let place = isMirrored ? room.width - x - width : x
            part.frame = CGRect(x: room.minX + place, y: y, width: width, height: height)
        }
        put(head, 44, 16, room.width - 88, 30)
        put(close, room.width - 30, 16, 30, 30)
        put(kinds, 0, 62, room.width, 32)
        // Square cells, as on iOS, as long as there is room for what is below.
        let height = min(room.width / CGFloat(ColorGrid.columns) * CGFloat(ColorGrid.rows), 320)
        put(grid, 0, 110, room.width, height)
        put(spectrum, 0, 110, room.width, height)
        for (index, slider) in sliders.enumerated() { put(slider, 0, 110 + CGFloat(index) * 64, room.width, 56) }
        let afterSliders = 110 + CGFloat(sliders.count) * 64
        hexName.textAlignment = isMirrored ? .left : .right
        put(hexName, 0, afterSliders, room.width - 104, 34)
        put(hex, room.width - 96, afterSliders, 96, 34)
        let below: CGFloat = 126 + height
        put(opacity, 0, below, room.width, 56)
        let last = supportsAlpha ? below + 72 : below
        put(line, 0, last, room.width, 1 / max(1, traitCollection.displayScale))
        put(swatch, 0, last + 20, 78, 78)
        scroll.contentSize = CGSize(width: view.bounds.width, height: last + 114)
    }
}

/// A part of a color: its name, a slider, and its value.
@MainActor
private final class ColorSlider: UIView {
    /// Called with whether the finger is still down.
    var onChange: (Bool) -> Void = { _ in }
    var value: CGFloat {
        get { CGFloat(slider.value) }
        set {
            slider.value = Float(newValue)
            tell()
        }
    }
    private let name = UILabel()
    private let number = UILabel()
    private let slider = ColorTrack(frame: .zero)
    var colors: [UIColor] {
        get { slider.colors }
        set { slider.colors = newValue }
    }
    private let isOpacity: Bool

    init(_ text: String) {
        isOpacity = text == "Opacity"
        super.init(frame: .zero)
        name.text = text.uppercased()
        name.font = .systemFont(ofSize: 13, weight: .semibold)
        name.textColor = .secondaryLabel
        number.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        number.textAlignment = .center
        number.backgroundColor = .tertiarySystemFill
        number.layer.cornerRadius = 8
        number.clipsToBounds = true
        slider.accessibilityLabel = text
        slider.addAction(UIAction { [weak self] _ in self?.moved() }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self?.onChange(false) }, for: [.touchUpInside, .touchUpOutside])
        for part in [name, number, slider] as [UIView] { addSubview(part) }
        tell()
    }

    required init?(coder: NSCoder) { nil }

    private func moved() {
        tell()
        onChange(true)
    }

    /// Opacity in per cent, the others up to 255, as on iOS.
    private func tell() {
        let most: CGFloat = isOpacity ? 100 : 255
        number.text = "\(Int((value * most).rounded()))" + (isOpacity ? "%" : "")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ part: UIView, _ frame: CGRect) { part.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame }
        name.textAlignment = isMirrored ? .right : .left
        put(name, CGRect(x: 0, y: 0, width: bounds.width, height: 18))
        put(slider, CGRect(x: 0, y: 22, width: max(0, bounds.width - 86), height: 34))
        put(number, CGRect(x: bounds.width - 70, y: 22, width: 70, height: 34))
    }
}
