import Testing
import UIKit

/// Bars of classes of the app's own.
@MainActor
@Suite struct BarClassTests {
    private final class Bar: UINavigationBar {
        var note = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            note = "made with a frame"
        }

        required init?(coder: NSCoder) { fatalError("There is no storyboard") }
    }

    private final class Tools: UIToolbar {
        var note = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            note = "made with a frame"
        }

        required init?(coder: NSCoder) { fatalError("There is no storyboard") }
    }

    @Test func `bars are made with init(frame:), as on iOS, not from an archive`() {
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect((navigation.navigationBar as? Bar)?.note == "made with a frame")
        #expect((navigation.toolbar as? Tools)?.note == "made with a frame")
    }

    @Test func `without a class the system's bars are made`() {
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
        #expect(navigation.toolbar.map { type(of: $0) == UIToolbar.self } == true)
    }
}
