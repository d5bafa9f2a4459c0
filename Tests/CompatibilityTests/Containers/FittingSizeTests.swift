import Testing
import UIKit

/// Who is told when the rules inside a controller's view give it another size. Documented: "called when a view controller that
/// doesn't use Auto Layout has a child view controller that uses Auto Layout", and sent to the child's parent.
@MainActor
@Suite(.statesOutcome)
struct FittingSizeTests {
    /// A box whose sides rules decide.
    final class Ruled: UIViewController {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 100)
        private(set) lazy var distance = box.topAnchor.constraint(equalTo: view.topAnchor)

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                height, distance, box.widthAnchor.constraint(equalToConstant: 50),
                view.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
                view.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }
    }

    /// A container without rules that gives its child the size that it comes to.
    final class Frame: UIViewController {
        let child: UIViewController
        var told: [ObjectIdentifier] = []

        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
            resize()
        }

        private func resize() {
            child.view.frame.size = child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }

        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            told.append(ObjectIdentifier(container))
            resize()
        }
    }

    private let ruled = Ruled()

    @Test func `a container hears when rules give its child another size`() {
        let frame = Frame(ruled)
        let stage = CompatibilityStage(root: frame)
        stage.step()
        #expect(frame.told.isEmpty && ruled.view.frame.size == CGSize(width: 50, height: 100))
        ruled.height.constant = 140
        stage.step()
        #expect(frame.told == [ObjectIdentifier(ruled)])
        #expect(ruled.view.frame.size == CGSize(width: 50, height: 140))
        stage.advance(by: 0.1)
        #expect(frame.told.count == 1)
    }

    @Test func `content of another size is heard of too`() {
        let label = UILabel()
        let host = UIViewController()
        label.text = "short"
        label.translatesAutoresizingMaskIntoConstraints = false
        host.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
            host.view.bottomAnchor.constraint(equalTo: label.bottomAnchor),
            host.view.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
        let frame = Frame(host)
        let stage = CompatibilityStage(root: frame)
        stage.step()
        let width = host.view.frame.width
        label.text = "a good deal longer"
        stage.step()
        #expect(frame.told.count == 1 && host.view.frame.width > width)
    }

    @Test func `another place within the same size, and another size from outside, are not heard of`() {
        let frame = Frame(ruled)
        let stage = CompatibilityStage(root: frame)
        stage.step()
        ruled.view.frame.size = CGSize(width: 200, height: 300)
        stage.step()
        ruled.distance.constant = 20
        ruled.height.constant = 80
        stage.step()
        #expect(frame.told.isEmpty)
    }

    @Test func `a presentation hears of the screen that it presents`() {
        final class Presentation: UIPresentationController {
            var told = 0
            override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
                told += 1
            }
        }
        final class Director: NSObject, UIViewControllerTransitioningDelegate {
            var presentation: Presentation?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                presentation = Presentation(presentedViewController: presented, presenting: presenting)
                return presentation
            }
        }
        let (root, director) = (UIViewController(), Director())
        let stage = CompatibilityStage(root: root)
        ruled.modalPresentationStyle = .custom
        ruled.transitioningDelegate = director
        root.present(ruled, animated: false)
        stage.advance(by: 0.1)
        #expect(director.presentation?.told == 0)
        ruled.height.constant = 140
        stage.step()
        #expect(director.presentation?.told == 1)
    }
}
