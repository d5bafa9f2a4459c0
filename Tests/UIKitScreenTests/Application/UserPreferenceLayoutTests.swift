import Testing
import UIKit

@MainActor @Suite struct UserPreferenceLayoutTests {
    @Test func `a switch of the reading direction lays everything out anew`() {
        let host = HeadlessHost()
        let window = UIWindow()
        let root = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        window.rootViewController = root
        window.isHidden = false
        host.step()
        #expect(view.frame.minX == 10)

        host.preferences.layoutDirection = .rightToLeft
        host.step()
        #expect(root.traitCollection.layoutDirection == .rightToLeft)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.frame.maxX == 383)

        host.preferences.layoutDirection = .leftToRight
        host.step()
        #expect(view.frame.minX == 10)
    }

    @Test func `a view reads as its own surroundings do`() {
        let host = HeadlessHost()
        let window = UIWindow()
        let inner = UIView()
        window.addSubview(inner)
        window.isHidden = false
        window.traitOverrides.layoutDirection = .leftToRight
        host.preferences.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        inner.semanticContentAttribute = .forceRightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `the text size reaches labels that follow it, and outlives a rotation`() {
        let host = HeadlessHost()
        let window = UIWindow()
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        window.addSubview(label)
        window.isHidden = false
        let before = label.font.pointSize
        host.preferences.contentSizeCategory = .extraExtraLarge
        #expect(label.font.pointSize > before)
        host.rotate(to: .landscapeLeft, animated: false)
        #expect(window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    }
}
