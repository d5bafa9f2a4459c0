import Foundation

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of a button.
    public enum Style: Int, Sendable {
        /// An ordinary button, its title drawn regular.
        case plain = 0
        /// Closes a task; drawn semibold.
        case done = 2
    }

    /// The buttons that the system provides.
    public enum SystemItem: Int, Sendable {
        /// System buttons. Done, Cancel, Edit and Save have English titles, the two spaces are
        /// empty, and the others are symbols.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        /// Undo and Redo are English titles, the others are symbols.
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// Leaves the screen: a cross.
        case close = 24
    }

    /// The style, which determines the weight of the title.
    open var style: Style = .plain { didSet { if style != oldValue { changed() } } }
    /// The width of a fixed space in points; 0 for the natural width of a button.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
    /// A view that replaces the button.
    open var customView: UIView? { didSet { if customView != oldValue { changed() } } }
    /// The receiver of the action. The reference is weak.
    open weak var target: AnyObject?
    /// The action that a tap sends to the target.
    open var action: Selector?
    /// The action that a tap performs, instead of target and action. It also sets title and image.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
    /// The menu that a touch opens, or a long press if the button has an action.
    open var menu: UIMenu? { didSet { changed() } }
    /// The order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { changed() } }
    /// Whether the button shows the selected element of its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
    }
    /// The element that represents the button in the overflow menu of a bar without enough space. Has no effect here.
    open var menuRepresentation: UIMenuElement?
    /// The tint color of the button; `nil` for that of the bar.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { changed() } } }
    /// Whether the button is hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

    /// The possible titles of the button. It is as wide as the widest one.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed() } } }

    // MARK: Groups

    final weak var group: UIBarButtonItemGroup?
    /// The group that contains the button.
    open var buttonGroup: UIBarButtonItemGroup? { group }
    /// Returns a group with this button, which users cannot remove from the bar.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// Returns a group with this button, which users can move in a customizable bar.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// Returns a group with this button, which users can add to a customizable bar and remove from it.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Looks by older code

    /// Sets a background image for a state. It is used in every style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        legacy.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// Returns the background image for a state, or `nil` if none was set.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Sets a background image for a state and a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        legacy.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// Returns the background image for a state and a style, or `nil` if none was set.
    open func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        legacy.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }
    /// Sets the vertical offset of the background image in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacy.backgroundOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the vertical offset of the background image in points. The default is 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.backgroundOffsets[barMetrics] ?? 0
    }
    /// Sets the offset of the title in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        legacy.titleOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the offset of the title, in points. The default is zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacy.titleOffsets[barMetrics] ?? .zero
    }
    /// Sets a background image for a state, for use as a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        legacy.backBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        changed()
    }
    /// Returns the background image for a state, for use as a back button, or `nil` if none was set.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Sets the offset of the title in points, for use as a back button.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        legacy.backTitleOffsets[barMetrics] = adjustment
        changed()
    }
    /// Returns the offset of the title in points, for use as a back button. The default is zero.
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

    /// Creates a button with an image, and another one for the bars of a phone in landscape.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button that the system provides.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target as AnyObject?
        self.action = action
        become(systemItem)
    }

    /// Creates a button that the system provides, with an action, a menu, or both.
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

    /// Creates a button that opens a menu when it is tapped.
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

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a flexible space, which fills the space between the other items.
    public class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

    /// Returns a space with a fixed width in points.
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

    /// Returns the button's frame in a view's coordinates, or `nil` if no bar shows it.
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
