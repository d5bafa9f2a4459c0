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
}
