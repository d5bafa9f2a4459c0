import TransitionDoctor
import UIKit

/// Photographs, and a page that edits one, with its tools in the tool bar below. A photograph that was opened is improved for good.
@MainActor enum FDDarkroom {
    /// - Parameter showsToolsOnce: Whether the tools are brought only where the page comes for the first time.
    static func screens(showsToolsOnce: Bool = false) -> AppFlow {
        let list = FDRows(style: .plain)
        list.navigationItem.title = "Negatives"
        var edited = false
        list.rows = { [("Harbour", edited ? "improved" : "raw"), ("Fog", "raw"), ("Market", "raw")] }
        let stack = UINavigationController(rootViewController: list)
        return AppFlow(root: stack) { animated in
            guard stack.viewControllers.count == 1 else { return }
            let editor = FDEditor()
            editor.showsToolsOnce = showsToolsOnce
            editor.onSeen = { edited = true }
            stack.pushViewController(editor, animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

/// One photograph. The tools come and go with it.
private final class FDEditor: UIViewController {
    var showsToolsOnce = false
    var onSeen: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        navigationItem.title = "Harbour"
        let tools = ["Crop", "Light", "Colour"].map { title in
            UIBarButtonItem(title: title, image: nil, primaryAction: UIAction { _ in }, menu: nil)
        }
        toolbarItems = [tools[0], .flexibleSpace(), tools[1], .flexibleSpace(), tools[2]]
        let photo = UIView()
        photo.backgroundColor = .systemTeal
        let boat = UIView()
        boat.backgroundColor = .systemRed
        view.fdAdd(photo)
        photo.fdAdd(boat)
        NSLayoutConstraint.activate(
            photo.fdHead(of: view) + [
                photo.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
                boat.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
                boat.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: -30),
                boat.widthAnchor.constraint(equalToConstant: 90), boat.heightAnchor.constraint(equalToConstant: 40),
            ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if showsToolsOnce, !isMovingToParent { return }
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onSeen()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
