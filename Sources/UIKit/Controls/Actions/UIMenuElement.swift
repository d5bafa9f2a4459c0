import QuartzCore

/// What menus are made of. Here it is only what `UIAction` rests on; there are no menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var elementTitle: String
    var elementImage: UIImage?
    open var subtitle: String?

    @usableFromInline init(title: String, subtitle: String?, image: UIImage?) {
        elementTitle = title
        elementImage = image
        self.subtitle = subtitle
        super.init()
    }

    open var title: String { elementTitle }
    open var image: UIImage? { elementImage }
}
