import Foundation

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much weight a button carries.
    public enum Style: Int, Sendable {
        /// An ordinary button, its title drawn regular.
        case plain = 0
        /// Closes a task; drawn semibold.
        case done = 2
    }

    /// Buttons whose look the system knows.
    public enum SystemItem: Int, Sendable {
        /// Done, Cancel, Edit and Save are English titles, the two spaces are empty room, the others are symbols.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        /// Undo and Redo are English titles, the others are symbols.
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// Leaves the screen: a cross.
        case close = 24
    }

    /// Whether the title is drawn regular or semibold.
    open var style: Style = .plain { didSet { if style != oldValue { changed() } } }
    /// A space's width, or 0 for a button's natural one. Points.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
    /// A view of your own in the button's place.
    open var customView: UIView? { didSet { if customView != oldValue { changed() } } }
    /// Whom the action is sent to. Not kept alive.
    open weak var target: AnyObject?
    /// The action that is sent when the button is tapped.
    open var action: Selector?
    /// The action that runs when the button is tapped, instead of target and action; it also sets title and image.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
    /// The menu that opens when the button is touched, or pressed where it has an action.
    open var menu: UIMenu? { didSet { changed() } }
    /// The order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { changed() } }
    /// Whether the button shows what was chosen in its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
    }
    /// The menu element that represents the button in the overflow menu of a bar without enough room. Stored; without
    /// effect.
    open var menuRepresentation: UIMenuElement?
    /// The button's own color. With `nil`, the button has the bar's tint.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { changed() } } }
    /// Whether the button is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

    /// Titles that the button may get: it is as wide as the widest.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed() } } }

    // MARK: Groups

    final weak var group: UIBarButtonItemGroup?
    /// The group that the button is in.
    open var buttonGroup: UIBarButtonItemGroup? { group }
    /// A group of this button alone, that users cannot take out of the bar.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// … that users can move in a bar that can be customized.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// … that users can put into a bar that can be customized, and take out.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Looks by older code

    /// Sets a picture behind the button. It is used in every style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        legacy.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// The picture behind the button in a state; `nil` if none was set.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Sets a picture behind the button while it has a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        legacy.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// The picture behind the button while it has a style; `nil` if none was set.
    open func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        legacy.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }
    /// Moves the picture behind the button up or down. Points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacy.backgroundOffsets[barMetrics] = adjustment
        changed()
    }
    /// How far the picture behind the button is moved, in points. The default is 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.backgroundOffsets[barMetrics] ?? 0
    }
    /// Moves the title.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        legacy.titleOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the offset of the title, in points. The default is zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacy.titleOffsets[barMetrics] ?? .zero
    }
    /// Sets an image behind the button when it is a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        legacy.backBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// The image behind the button when it is a back button; `nil` if none was set.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Moves the title when the button is a back button.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        legacy.backTitleOffsets[barMetrics] = adjustment
        changed()
    }
    /// The offset of the title when the button is a back button, in points. The default is zero.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacy.backTitleOffsets[barMetrics] ?? .zero
    }

    final var legacy = BarButtonLegacy()

    /// Which known item this is, if it is one.
    package private(set) var systemItem: SystemItem?

    /// Creates a button without title and image.
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decode(.barButtonItem, from: coder)
        decodeView(from: coder)
    }

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a button with an image, drawn in the bar's tint.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a button with an image, and another one for the low bars of a phone on its side.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates one of the buttons that the system knows.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target as AnyObject?
        self.action = action
        become(systemItem)
    }

    /// Creates one of the buttons that the system knows, with an action, a menu, or both.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        become(systemItem)
    }

    /// Creates a button with an action, a menu, or both.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates a button whose menu opens when it is pressed.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        self.menu = menu
    }

    /// Whether a touch opens the menu: there is nothing else to do.
    var opensMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

    /// Takes over the look of an item that the system knows.
    final func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        image = systemItem == .close ? .closeSign : systemItem.symbolName.flatMap { UIImage(systemName: $0) }
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// Creates an item that shows a view of your own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A space that takes what the other items leave.
    public class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

    /// A space of a fixed width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

    private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
        let item = make()
        item.systemItem = kind
        item.width = width
        return item
    }

    private class func make() -> Self {
        guard let item = UIBarButtonItem() as? Self else {
            fatalError("Spaces are plain UIBarButtonItems; ask UIBarButtonItem, not \(self), for one")
        }
        return item
    }

    private func adoptPrimaryAction() {
        if let primaryAction {
            title = primaryAction.title
            image = primaryAction.image
        }
        changed()
    }

    /// Sends the button's action.
    package func perform() {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    // MARK: PopoverTypes

    /// Returns the button's frame in a view's coordinates, or `nil` while no bar shows it.
    open func frame(in referenceView: UIView) -> CGRect? {
        (customView ?? shownView)?.frame(in: referenceView)
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The item's name if it has no title, for a menu.
    var spokenName: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        default: title
        }
    }

    fileprivate var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}
