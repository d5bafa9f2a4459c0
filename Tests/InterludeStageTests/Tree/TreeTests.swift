import Foundation
import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct TreeTests {
    private final class CardController: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 120, height: 20.5))

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Card"
            label.text = "Places"
            label.alpha = 0.5
            view.addSubview(label)
        }
    }

    private func onStage(_ body: (Stage, CardController) throws -> Void) rethrows {
        let card = CardController()
        let stage = Stage(rootViewController: card, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        try body(stage, card)
    }

    @Test func `the view tree tells frames, controllers and what is unusual`() {
        onStage { stage, card in
            card.label.transform = CGAffineTransform(translationX: 5, y: 0)
            #expect(
                stage.viewTree == """
                    UIWindow (0, 0, 375, 667)
                      UIView (0, 0, 375, 667) of CardController
                        UILabel (20, 80, 120, 20.5) "Places" alpha 0.5 transform [1, 0, 0, 1, 5, 0]

                    """)
        }
    }

    @Test func `the layer tree tells animations and where they are`() {
        onStage { stage, card in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.label.alpha = 1 }
            stage.advance(by: 0.5)
            let line = stage.layerTree.split(separator: "\n").last { $0.contains("animated") }
            #expect(
                line?.contains("animated [opacity] now (20, 80, 120, 20.5) opacity 0.75") == true, "\(stage.layerTree)")
        }
    }

    @Test func `the controller tree tells children and what is presented`() {
        onStage { stage, card in
            card.present(UINavigationController(rootViewController: UIViewController()), animated: false)
            #expect(
                stage.controllerTree == """
                    CardController "Card"
                      UINavigationController presented
                        UIViewController

                    """)
        }
    }

    /// A list with a bar, a button, a switch and rows.
    private final class ListController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Places"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 16, y: 8, width: 100, height: 44)
            button.setTitle("Buy", for: .normal)
            button.accessibilityIdentifier = "buy"
            button.accessibilityHint = "Pays at once"
            let toggle = UISwitch(frame: CGRect(x: 200, y: 8, width: 51, height: 31))
            toggle.isOn = true
            header.addSubview(button)
            header.addSubview(toggle)
            tableView.tableHeaderView = header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            guard cell.contentView.subviews.isEmpty else { return cell }
            let label = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 20))
            label.text = "Harbour"
            cell.contentView.addSubview(label)
            return cell
        }
    }

    private func onList(_ body: (Stage, ListController) throws -> Void) rethrows {
        let list = ListController()
        let stage = Stage(
            rootViewController: UINavigationController(rootViewController: list), device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        try body(stage, list)
    }

    @Test func `a tree has the app's views and UIKit's public ones, and not what those are built of`() {
        onList { stage, _ in
            let lines = stage.viewTree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(lines.allSatisfy { $0.hasPrefix("UI") }, "\(stage.viewTree)")
            #expect(lines.contains { $0.hasPrefix("UIButton (16, 8, 100, 44) \"Buy\"") }, "\(stage.viewTree)")
            #expect(lines.contains("UISwitch (200, 8, 51, 31) on"))
            #expect(lines.contains { $0.hasPrefix("UINavigationBar") && $0.hasSuffix("\"Places\" [Edit]") })
            #expect(lines.count { $0.hasPrefix("UILabel") } == 1)
            // The content view is the system's own: what is in it stands below the cell, where it is there.
            #expect(lines.contains("UILabel (16, 10, 100, 20) \"Harbour\""))
            let complete = stage.tree(.views, isComplete: true)
            #expect(complete.contains("NavigationBarContent") && complete.contains("CellContentView"))
        }
    }

    @Test func `layers are those of the same views`() {
        onList { stage, _ in
            #expect(
                stage.layerTree.split(separator: "\n").count
                    < stage.tree(.layers, isComplete: true).split(separator: "\n").count)
            #expect(stage.layerTree.contains("CALayer (16, 8, 100, 44)"))
        }
    }

    @Test func `what is read is in the order in which it is read`() {
        onList { stage, _ in
            let lines = stage.accessibilityTree.split(separator: "\n").map(String.init)
            // The bar comes before the screen below it.
            #expect(lines.first == "text \"Places\"")
            #expect(
                lines.dropFirst(2).prefix(2) == ["button \"Buy\" hint \"Pays at once\" (buy)", "button value \"1\""])
            #expect(lines.contains("text \"Harbour\""))
        }
    }

    @Test func `a view and a controller have trees of their own, on a screen or on none`() {
        let box = UIView(frame: CGRect(x: 5, y: 5, width: 80, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 10, width: 80, height: 20))
        label.text = "One"
        box.addSubview(label)
        #expect(
            ScreenTree.views.text(of: box) == "UIView (5, 5, 80, 40)\n  UILabel (0, 10, 80, 20) \"One\"\n")
        #expect(ScreenTree.accessibility.text(of: box) == "text \"One\"\n")
        let card = CardController()
        #expect(ScreenTree.controllers.text(of: card) == "CardController not loaded\n")
    }

    @Test func `controllers of the system's own are in no tree and in no list of calls`() {
        onStage { stage, card in
            let calls = stage.recordCalls()
            card.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
            #expect(stage.controllerTree == "CardController \"Card\"\n  UIAlertController \"A\" presented\n")
            #expect(calls.list.allSatisfy { $0.hasPrefix("UIAlertController.") || $0.hasPrefix("CardController.") })
        }
    }
}
