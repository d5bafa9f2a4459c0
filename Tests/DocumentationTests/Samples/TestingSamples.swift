// swift-format-ignore-file
// What Documentation/testing.md shows.
import InterludeTesting
import Testing
import UIKit

// sample of Documentation/testing.md
@MainActor @Suite struct DetailTests {
    @Test func `the detail slides in`() throws {
        let navigation = UINavigationController(rootViewController: ListController())
        let stage = Stage(rootViewController: navigation, device: .iPhone15, scale: 1)
        defer { stage.close() }

        let film = try stage.record { navigation.pushViewController(DetailController(), animated: true) }
        expectFilm(film, matches: "detail-push")
    }
}
// end of sample

// sample of Documentation/testing.md
@MainActor @Suite struct CartTests {
    @Test func `the cart as it is`() throws {
        expectSnapshot(of: CartController(), matches: "cart")
        expectSnapshot(of: PriceView(price: 12), matches: "price", scale: 2)

        let stage = Stage(rootViewController: CartController(), device: .iPhoneSE)
        defer { stage.close() }
        try stage.tap("Add")
        try stage.settle()
        expectSnapshot(of: stage, matches: "cart-added", except: .identifier("clock"))
    }
}
// end of sample

@MainActor @Suite struct TestingSamples {
    @Test func `trees are compared as texts`() {
        let stage = Stage(rootViewController: CartController(), device: .iPhoneSE)
        defer { stage.close() }
// sample of Documentation/testing.md
expectTree(of: stage, .views, matches: "cart")
expectTree(of: stage, .accessibility, matches: "cart-read")
expectTree(of: CartController(), .controllers, matches: "cart-controllers")
// end of sample
    }

    @Test func `fingers go where they are told`() throws {
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
        let screen = ListController()
        let stage = Stage(rootViewController: UINavigationController(rootViewController: screen), scale: 1)
        defer { stage.close() }
        screen.view.addSubview(button)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        let (a, b, c, middle) = (CGPoint(x: 50, y: 300), CGPoint(x: 300, y: 300), CGPoint(x: 200, y: 400), CGPoint(x: 196, y: 426))
// sample of Documentation/testing.md
stage.tap(button)
stage.drag(from: a, to: b, duration: 0.3, rest: 0.2)     // with a rest, velocity 0 at the end
stage.flick(from: a, to: b)
stage.type("Ada\n")                                      // on the keyboard, into the first responder; "\n" is Return
stage.press(.left, .shift)                               // editing keys; stage.compose("に") simulates an input method
stage.pinch(at: middle, from: 80, to: 240)
stage.rotate(at: middle, by: .pi / 2)
stage.swipeBack(0.3, rest: 0.2)                          // from the leading edge
stage.cancelTouches()                                    // as if the system canceled all touches
// end of sample

// sample of Documentation/testing.md
stage.play(.drag(from: a, to: b, duration: 0.4).cancelled(at: 0.3), .tap(at: c).delayed(by: 0.1))
stage.advance(by: 0.2)
// end of sample
        _ = try Finger.fingers("0:0,400 0.3:250,410 0.35:up | 0.1:300,80 0.2:cancel")
    }

    @Test func `a finger is held in the hand`() throws {
        let navigation = UINavigationController(rootViewController: ListController())
        let stage = Stage(rootViewController: navigation, scale: 1)
        defer { stage.close() }
        navigation.pushViewController(DetailController(), animated: false)
        let edge = CGPoint(x: 2, y: 400)
// sample of Documentation/testing.md
let finger = stage.touchDown(at: edge)
finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
finger.hold(for: 0.5)
#expect(navigation.transitionCoordinator?.isInteractive == true)
finger.lift()                                            // or cancel()
// end of sample
    }

// sample of Documentation/testing.md
@Test(arguments: Stage.Configuration.matrix(devices: [.iPhone15, .iPad10], styles: [.light, .dark], scale: 1))
func `the card opens`(_ setting: Stage.Configuration) throws {         // iphone-15, scale 1 · iphone-15, dark, scale 1 · …
    let list = ListController()
    let stage = Stage(rootViewController: list, configuration: setting)
    defer { stage.close() }
    list.present(CardController(), animated: true)
    try stage.settle()
    #expect(list.presentedViewController is CardController)
}
// end of sample
}
