extension UICellAccessory {
    /// The options of all kinds of accessories.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// The icon's color; `nil` is the cell's tint or the system's color for it.
        public var tintColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }

    /// The appearance of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// The icon's color; `nil` is the cell's tint or the system's color for it.
        public var tintColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }

    /// The appearance of a detail button.
    public struct DetailOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// The icon's color; `nil` is the cell's tint or the system's color for it.
        public var tintColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }

    /// The appearance of the control for deleting.
    public struct DeleteOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is that of the system's
        /// accessories.
        public var reservedLayoutWidth: LayoutDimension
        /// The icon's color; `nil` is the system's color for it.
        public var tintColor: UIColor?
        /// The color of the disc behind the icon; `nil` is the system's.
        public var backgroundColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// The appearance of the control for inserting.
    public struct InsertOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is that of the system's
        /// accessories.
        public var reservedLayoutWidth: LayoutDimension
        /// The icon's color; `nil` is the system's color for it.
        public var tintColor: UIColor?
        /// The color of the disc behind the icon; `nil` is the system's.
        public var backgroundColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// The appearance of the circle for choosing.
    public struct MultiselectOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is that of the system's
        /// accessories.
        public var reservedLayoutWidth: LayoutDimension
        /// The checkmark's color; `nil` uses the system's.
        public var tintColor: UIColor?
        /// The color of the circle behind the checkmark; `nil` uses the system's.
        public var backgroundColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// The appearance of the lines for moving.
    public struct ReorderOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is that of the system's
        /// accessories.
        public var reservedLayoutWidth: LayoutDimension
        /// The lines' color; `nil` is the system's color for them.
        public var tintColor: UIColor?
        /// Whether a separator is shown before the icon. The default is `true`. Has no effect here:
        /// there is no separator.
        public var showsVerticalSeparator: Bool
        /// Creates options; `nil` uses the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// The appearance of the arrow of an outline.
    public struct OutlineDisclosureOptions {
        /// The target of a tap that expands: the chevron, or the whole cell.
        public enum Style: Sendable {
            /// Depends on the item.
            case automatic
            /// The whole cell.
            case header
            /// Only the chevron reacts, because a tap on the cell selects it.
            case cell
        }

        /// The target of a tap that expands. Has no effect here: it is the chevron.
        public var style: Style
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// The arrow's color; `nil` is the cell's tint.
        public var tintColor: UIColor?
        /// Creates options; `nil` uses the defaults.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }

    /// The appearance of a short text.
    public struct LabelOptions {
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// The text's color; `nil` is the gray of secondary texts.
        public var tintColor: UIColor?
        /// The text's font. The default is that of style `body`.
        public var font: UIFont
        /// Whether the font follows the user's text size. The default is `true`.
        public var adjustsFontForContentSizeCategory: Bool
        /// Creates options; `nil` uses the defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }

    /// An accessory that is a custom view.
    @MainActor public struct CustomViewConfiguration {
        /// The view. It needs its own size.
        public let customView: UIView
        /// The end, the condition and the order of the accessory.
        public let placement: Placement
        /// Whether the accessory is not shown. The default is `false`.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its own width.
        public var reservedLayoutWidth: LayoutDimension
        /// Handed on to the view as its tint; `nil` leaves the view's.
        public var tintColor: UIColor?
        /// Whether the size does not depend on the text size. Has no effect here: it never does.
        public var maintainsFixedSize: Bool
        /// Creates a configuration; `nil` uses the defaults.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
        }
    }
}
