import NibDocument

extension NibContext {
    /// Puts the controllers of embed segues into their views. It happens when these are loaded, before `viewDidLoad`.
    func performEmbeds() {
        let waiting = embeds
        embeds = []
        for (template, view) in waiting { embed(template, in: view) }
    }

    private func embed(_ template: SegueTemplate, in view: UIView) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: view)
        else {
            return
        }
        guard let child = template.makeDestination(sender: view, nesting: nesting) else {
            note(.reference, "embed segue \(template.identifier ?? "")", template.element)
            return
        }
        let segue = template.makeSegue(from: controller, to: child)
        segue.performHandler = { [unowned controller] in
            controller.addChild(child)
            guard let content = child.view else { return }
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.translatesAutoresizingMaskIntoConstraints = true
            view.addSubview(content)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: view)
        segue.perform()
    }
}
