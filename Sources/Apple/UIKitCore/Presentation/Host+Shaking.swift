import QuartzCore

extension Host {
    /// Shakes the device: a motion event begins and ends.
    package func shake() {
        makeCurrent()
        for isOver in [false, true] {
            application.sendEvent(MotionEvent(at: CACurrentMediaTime(), isOver: isOver))
        }
    }
}

extension UIApplication {
    /// Motion goes to the first responder (documented), or else to the screen in front, as keys do.
    func send(_ motion: MotionEvent) {
        guard let receiver = Host.current.input.firstToAsk else { return }
        motion.tell(receiver)
    }

    /// Whoever shakes the device while something is typed is asked whether to take back what was done last.
    func offerUndo() {
        guard let manager = Host.current.input.firstResponder?.undoManager, manager.canUndo || manager.canRedo,
            let screen = Host.current.scene.mainWindow?.rootViewController?.topmostPresented,
            !(screen is UIAlertController)
        else { return }
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let question = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if manager.canUndo { question.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() }) }
        if manager.canRedo {
            let name = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
            question.addAction(UIAlertAction(title: name, style: .default) { _ in manager.redo() })
        }
        screen.present(question, animated: true)
    }
}
