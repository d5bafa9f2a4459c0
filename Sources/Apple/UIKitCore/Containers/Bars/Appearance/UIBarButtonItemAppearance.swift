import Foundation

/// The appearance of one kind of bar buttons, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The appearance in the normal state. Other states use its values where they have none.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance while the button is touched.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance of the button with keyboard focus.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Told of changes.
    final var onChange: (() -> Void)? {
        didSet { for state in states { state.onChange = onChange } }
    }

    public override init() { super.init() }

    /// Creates the default appearance of one kind of buttons.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
        configureWithDefault(for: style)
    }

    /// Creates the default appearance. Archives are not supported.
    public required init(coder: NSCoder) { super.init() }

    /// Restores the default appearance. It is empty: bars draw buttons by their style unless something else is set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
        onChange?()
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UIBarButtonItemAppearance()
            for (new, old) in zip(copy.states, states) { new.take(old) }
            result = copy
        }
        return result
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The image behind the button.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// The offset of the background image.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

    final var onChange: (() -> Void)?

    final func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
