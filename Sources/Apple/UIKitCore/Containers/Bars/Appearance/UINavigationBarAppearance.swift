import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes; font and color default to the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The large title's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The attributes of the line below the title (iOS 26).
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The attributes of the line below a large title (iOS 26).
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero { didSet { if titlePositionAdjustment != oldValue { changed() } } }

    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.get(.plain, changed) }
        set { buttons.set(.plain, newValue, changed) }
    }
    /// The appearance of buttons that complete a task.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.get(.done, changed) }
        set { buttons.set(.done, newValue, changed) }
    }
    /// The appearance of the back button. Values that it does not set are those of
    /// `buttonAppearance`.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.get(.back, changed) }
        set { buttons.set(.back, newValue, changed) }
    }

    /// The image beside the back button's title. The default is the system's chevron.
    open var backIndicatorImage: UIImage { indicator?.image ?? NavigationBackButton.systemChevron }
    /// The mask of the title during a push or pop: the title is visible outside the opaque part of
    /// this image. Differs from UIKit: the title is clipped at the image's inner edge.
    open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? backIndicatorImage }

    /// Sets the image beside the back button's title and its mask. If one is `nil`, neither is
    /// used.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        indicator = backIndicatorImage.map { ($0, transitionMaskImage ?? $0) }
        changed()
    }

    final var buttons = BarButtonLooks()
    final private(set) var indicator: (image: UIImage, mask: UIImage)?

    override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        indicator = other.indicator
        buttons = other.buttons.copied(changed)
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.get(.plain, changed) }
        set { buttons.set(.plain, newValue, changed) }
    }
    /// The appearance of buttons that complete a task.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.get(.done, changed) }
        set { buttons.set(.done, newValue, changed) }
    }

    final var buttons = BarButtonLooks()

    override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        if let other = other as? UIToolbarAppearance { buttons = other.buttons.copied(changed) }
    }
}

/// The looks of a bar's buttons, made when they are first asked for.
@MainActor
struct BarButtonLooks {
    enum Kind {
        case plain
        case done
        case back
    }

    private var looks: [Kind: UIBarButtonItemAppearance] = [:]

    /// Whether nobody has asked for one yet.
    var isEmpty: Bool { looks.isEmpty }

    mutating func get(_ kind: Kind, _ changed: @escaping () -> Void) -> UIBarButtonItemAppearance {
        if let known = looks[kind] { return known }
        let made = UIBarButtonItemAppearance()
        made.onChange = changed
        looks[kind] = made
        return made
    }

    mutating func set(_ kind: Kind, _ look: UIBarButtonItemAppearance, _ changed: @escaping () -> Void) {
        let own = look.copy() as? UIBarButtonItemAppearance
        own?.onChange = changed
        looks[kind]?.onChange = nil
        looks[kind] = own
        changed()
    }

    func copied(_ changed: @escaping () -> Void) -> BarButtonLooks {
        var result = BarButtonLooks()
        for (kind, look) in looks {
            let own = look.copy() as? UIBarButtonItemAppearance
            own?.onChange = changed
            result.looks[kind] = own
        }
        return result
    }

    /// What a button of a kind has to do with, the strongest first.
    func appearances(_ kind: Kind) -> [UIBarButtonItemAppearance] {
        let own = looks[kind].map { [$0] } ?? []
        return kind == .back ? own + (looks[.plain].map { [$0] } ?? []) : own
    }

    /// The look of a button in a state: what that says, with what others say where it says nothing.
    func look(_ kind: Kind, _ state: UIControl.State) -> BarButtonLook {
        guard !looks.isEmpty else { return BarButtonLook() }
        var result = BarButtonLook()
        for appearance in appearances(kind).reversed() {
            result.add(appearance.normal)
            if state.contains(.disabled) {
                result.add(appearance.disabled)
            } else if state.contains(.highlighted) {
                result.add(appearance.highlighted)
            }
        }
        return result
    }
}

/// How one button of a bar looks in one state, as far as somebody has said so.
struct BarButtonLook {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var background: UIImage?
    var backgroundOffset = UIOffset.zero

    @MainActor
    mutating func add(_ state: UIBarButtonItemStateAppearance) {
        attributes.merge(state.titleTextAttributes) { _, new in new }
        if state.titlePositionAdjustment != .zero { titleOffset = state.titlePositionAdjustment }
        if let image = state.backgroundImage { background = image }
        if state.backgroundImagePositionAdjustment != .zero {
            backgroundOffset = state.backgroundImagePositionAdjustment
        }
    }
}
