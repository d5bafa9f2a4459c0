import InterludeFoundation
import Testing
import UIKit

/// The parts of UIKit go by the name of UIKit.
@MainActor @Suite struct UIKitPartsTests {
    private static let classes: [AnyClass] = [UIColor.self, UIView.self, UIDynamicAnimator.self]

    @Test(arguments: ["UIColor", "UIView", "UIDynamicAnimator"])
    func classesOfAllPartsAreNamedAndFoundAsUIKits(_ name: String) throws {
        let found: AnyClass = try #require(ObjectiveCNames.type(named: "UIKit.\(name)"))
        #expect(Self.classes.contains { $0 == found })
        #expect(ObjectiveCNames.name(of: found) == "UIKit.\(name)")
        #expect(UIKitParts.name(of: found) == "UIKit.\(name)")
    }

    @Test func classesOfAppsKeepTheirNames() {
        #expect(UIKitParts.name(of: Self.self) == "UIKitTests.UIKitPartsTests")
        #expect(UIKitParts.type(named: "UIKitTests.UIView") == nil)
    }

    @Test func argumentsOfGenericTypesAreNamedAsUIKits() {
        #expect(UIKitParts.name(of: [UIView].self) == "Swift.Array<UIKit.UIView>")
    }
}
