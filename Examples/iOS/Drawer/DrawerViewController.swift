import UIKit

@objc public protocol DrawerDelegate: NSObjectProtocol {
    @objc optional func drawer(_ drawer: DrawerViewController, didChoose colour: UIColor)
    @objc optional func drawerDidClose(_ drawer: DrawerViewController)
}

/// A screen that comes in from the left. A tap on a colour chooses it, a swipe to the left closes the drawer.
public final class DrawerViewController: UIViewController {
    @objc public dynamic private(set) var choices = 0
    public weak var delegate: DrawerDelegate?
    private let director = DrawerDirector()
    private let colours: [UIColor] = [.systemRed, .systemYellow, .systemGreen]

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .custom
        transitioningDelegate = director
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        for (index, colour) in colours.enumerated() {
            let button = UIButton(frame: CGRect(x: 40, y: 80 + 80 * index, width: 60, height: 60))
            button.backgroundColor = colour
            button.tag = index
            button.addTarget(self, action: #selector(choose(_:forEvent:)), for: .touchUpInside)
            view.addSubview(button)
        }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    }

    @objc private func choose(_ sender: UIButton, forEvent event: UIEvent?) {
        choices += 1
        delegate?.drawer?(self, didChoose: colours[sender.tag])
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let progress = -pan.translation(in: view).x / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            director.interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true) { [weak self] in
                guard let self = self else { return }
                self.delegate?.drawerDidClose?(self)
            }
        case .changed:
            director.interaction?.update(progress)
        case .ended where progress > 0.4:
            director.interaction?.finish()
            director.interaction = nil
        case .ended, .cancelled, .failed:
            director.interaction?.cancel()
            director.interaction = nil
        default:
            break
        }
    }
}
