// swift-format-ignore-file
// The samples of Documentation/coming-from-hero.md, coming-from-snapshot-testing.md and coming-from-paparazzi.md.
import Interlude
import InterludeTesting
import Testing
import UIKit

// sample of Documentation/coming-from-hero.md
final class PhotoListController: UIViewController {
    let thumbnail = UIImageView()

    func open() {
        thumbnail.accessibilityIdentifier = "photo"
        let photo = PhotoController()
        photo.modalPresentationStyle = .fullScreen
        present(photo, using: .matched(["photo"], others: [.offset(y: 40), .opacity(0)]))
    }
}

final class PhotoController: UIViewController {
    let imageView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.accessibilityIdentifier = "photo"
        view.addSubview(imageView)
    }
}
// end of sample

// sample of Documentation/coming-from-hero.md
extension ScreenTransition {
    static var gallery: ScreenTransition {
        ScreenTransition(
            "gallery", .spring(0.5, damping: 0.85),
            .matched(ScreenTransition.Match("photo").arc(0.15)),
            .upper(.opacity(0)).during(0...0.4),
            .upper(others: .across(from: .top), .offset(y: 30), .opacity(0)).during(0.3...1),
            .lower(.scale(0.94), .dim(0.3)))
    }
}
// end of sample

/// Compiled, and not run: the goldens belong to the reader's tests.
@MainActor private func compareCart() throws {
// sample of Documentation/coming-from-snapshot-testing.md
let cart = CartController()
let stage = Stage(rootViewController: cart, device: .iPhone15, scale: 1)
defer { stage.close() }
expectSnapshot(of: stage, matches: "cart")

try stage.tap("Add")
stage.advance(by: 0.1)                       // in the middle of an animation
expectSnapshot(of: stage, matches: "cart-adding", except: .identifier("clock"))

try stage.settle()                           // no animation runs any more
expectTree(of: stage, .views, matches: "cart-added")
// end of sample
}

@MainActor private func recordCard() throws {
// sample of Documentation/coming-from-paparazzi.md
let list = ListController()
let stage = Stage(rootViewController: list, device: .iPhone15, scale: 1)
defer { stage.close() }

let film = try stage.record { list.present(CardController(), animated: true) }
expectFilm(film, matches: "card-opens")

stage.style = .dark
expectSnapshot(of: stage, matches: "card-dark")
// end of sample
}

@MainActor @Suite struct ComingFromSamples {
    @Test func `the transition of the page for users of Hero is healthy`() {
        expectHealthy(.gallery)
    }

    @Test func `the photo of the page for users of Hero is presented and dismissed`() throws {
        let list = PhotoListController()
        let stage = Stage(rootViewController: list, scale: 1)
        defer { stage.close() }
        list.thumbnail.frame = CGRect(x: 20, y: 100, width: 80, height: 80)
        list.view.addSubview(list.thumbnail)
        list.open()
        try stage.settle()
        #expect(list.presentedViewController is PhotoController)
        list.dismiss(animated: true)
        try stage.settle()
        #expect(list.presentedViewController == nil)
    }
}
