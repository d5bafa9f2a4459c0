import TransitionDoctor
import UIKit

/// A letter over the whole screen, whose button keeps above the keyboard by what notifications tell.
final class ThirdCompose: ThirdPage {
    private let field = UITextField()
    private let send = UIButton(type: .system)
    private lazy var bottom = send.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -48)

    static func screens() -> AppFlow {
        let home = ThirdPage("Letters", .systemTeal)
        return AppFlow(root: home) { animated in
            let page = ThirdCompose("New letter", .systemBackground)
            page.modalPresentationStyle = .fullScreen
            home.present(page, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Dear …"
        field.borderStyle = .roundedRect
        field.widthAnchor.constraint(equalToConstant: 260).isActive = true
        stack.insertArrangedSubview(field, at: 1)
        send.setTitle("Send", for: .normal)
        send.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(send)
        NSLayoutConstraint.activate([bottom, send.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: Selector(ThirdCompose.keyboardChanges(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        field.resignFirstResponder()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    func keyboardChanges(_ note: Notification) {
        guard let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else {
            return
        }
        let covered = view.bounds.intersection(view.convert(end, from: nil)).height
        bottom.constant = -48 - covered
        let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        UIView.animate(withDuration: seconds?.doubleValue ?? 0) { self.view.layoutIfNeeded() }
    }
}
