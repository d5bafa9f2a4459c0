import Foundation
import InterludeFoundation

/// What of one of UIKit's classes can be set for all its objects: what Apple's headers mark for it. Each room has those of its classes.
@MainActor
struct AppearanceTable {
    let owner: NSObject.Type
    let keys: @MainActor () -> [AppearanceKey]

    init(_ owner: NSObject.Type, _ keys: @escaping @MainActor () -> [AppearanceKey]) {
        self.owner = owner
        self.keys = keys
    }

    /// Those of views in general, and of labels.
    static var views: [AppearanceTable] {
        [
            .init(UIView.self) {
                [
                    .init("backgroundColor", \UIView.backgroundColor),
                    AppearanceKey("tintColor", \UIView.tintColor).untouched { (view: UIView) in !view.hasOwnTint },
                ]
            },
            .init(UILabel.self) { [.init("font", \UILabel.font), .init("textColor", \UILabel.textColor)] },
        ]
    }
}

extension [AppearanceTable] {
    /// The keys of a class and of those above it.
    @MainActor
    func keys(of type: NSObject.Type) -> [AppearanceKey] {
        let system = filter { AppearanceRegistry.is(type, below: $0.owner) }.flatMap { $0.keys() }
        // Of the app's own properties those that are `@objc dynamic`, as on iOS.
        let own = ObjectiveCClasses.properties(of: type).filter { $0.isSettable && $0.isDynamic }
        return system + own.map { AppearanceKey($0) }
    }
}
