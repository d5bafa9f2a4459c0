extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a name for a custom detent.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Equals `init(rawValue:)`.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's name.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent at the full height.
        open class func large() -> Self {
            make(.large) { $0.maximumDetentValue }
        }

        /// Returns a detent at about half the height. It is inactive in compact height.
        open class func medium() -> UISheetPresentationController.Detent {
            UISheetPresentationController.Detent(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
            }
        }

        private static func make(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self {
            guard let detent = UISheetPresentationController.Detent(identifier, resolver) as? Self else {
                fatalError(
                    "\(Self.self) cannot stand for a system detent; use Detent.custom(identifier:resolver:)")
            }
            return detent
        }

        /// Creates a detent with a custom height. The resolver returns `nil` if the detent is
        /// inactive for the context.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            made += 1
            return UISheetPresentationController.Detent(identifier ?? Identifier("custom-\(made)"), resolver)
        }

        private static var made = 0

        /// Returns the height for the context without the safe area, in points; `nil` if the detent
        /// is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { $0 == $0 ? CGFloat(Double($0).limited(to: 0...1e6)) : context.maximumDetentValue }
        }
    }
}

/// The surroundings in which a detent's height is worked out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent.
    var maximumDetentValue: CGFloat { get }
}

/// The surroundings of one sheet.
@MainActor
final class SheetResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}

/// A delegate that is notified when the user selects a detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Optional. The user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
