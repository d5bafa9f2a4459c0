import Testing
import UIKit

/// Looks that are set for all objects of a class.
@MainActor @Suite(.statesOutcome) struct AppearanceTests {
    private final class Card: UIView {}
    private final class Holder: UIView {}

    @Test func `views take over what was set for their class as they enter a window`() {
        let stage = CompatibilityStage(root: UIViewController())
        Card.appearance().backgroundColor = .red
        let (card, other) = (Card(), UIView())
        #expect(card.backgroundColor == nil)
        stage.window.addSubview(card)
        stage.window.addSubview(other)
        #expect(card.backgroundColor == .red)
        #expect(other.backgroundColor == nil)
    }

    @Test func `what was set at a view itself counts more`() {
        let stage = CompatibilityStage(root: UIViewController())
        Card.appearance().backgroundColor = .red
        let card = Card()
        card.backgroundColor = .blue
        stage.window.addSubview(card)
        #expect(card.backgroundColor == .blue)
    }

    @Test func `containers and subclasses are stronger the more they say`() {
        let stage = CompatibilityStage(root: UIViewController())
        UILabel.appearance().textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Holder.self]).textColor = .green
        let (inside, outside, holder) = (UILabel(), UILabel(), Holder())
        holder.addSubview(inside)
        stage.window.addSubview(holder)
        stage.window.addSubview(outside)
        #expect(inside.textColor == .green)
        #expect(outside.textColor == .red)
    }

    @Test func `traits choose`() {
        let stage = CompatibilityStage(root: UIViewController())
        Card.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .white
        Card.appearance(for: UITraitCollection(userInterfaceStyle: .light)).backgroundColor = .black
        let card = Card()
        stage.window.addSubview(card)
        #expect(card.backgroundColor == .black)
    }

    @Test func `bars and their items`() {
        let stage = CompatibilityStage(root: UIViewController())
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        let look = UITabBarAppearance()
        look.backgroundColor = .brown
        UITabBar.appearance().standardAppearance = look
        UIBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let (bar, tabs) = (UINavigationBar(), UITabBar())
        tabs.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
        stage.window.addSubview(bar)
        stage.window.addSubview(tabs)
        #expect(bar.barTintColor == .red)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(bar.backgroundImage(for: .default) != nil)
        #expect(tabs.standardAppearance.backgroundColor == .brown)
        #expect(tabs.items?[0].titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    }

    @Test func `a bar that was told how to look keeps that`() {
        let stage = CompatibilityStage(root: UIViewController())
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
        let (bar, own) = (UINavigationBar(), UINavigationBarAppearance())
        own.backgroundColor = .brown
        bar.standardAppearance = own
        stage.window.addSubview(bar)
        #expect(bar.standardAppearance.backgroundColor == .brown)
    }

    @Test func `the same is set at the same object`() {
        let stage = CompatibilityStage(root: UIViewController())
        #expect(Card.appearance() === Card.appearance())
        #expect(Card.appearance() !== Holder.appearance())
        _ = stage
    }
}
