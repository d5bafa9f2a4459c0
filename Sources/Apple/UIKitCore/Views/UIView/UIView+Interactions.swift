extension UIView {
    /// Puts an interaction on the view, off the one that it has been at.
    final func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes one of the view's interactions off.
    final func detach(_ interaction: any UIInteraction) {
        guard viewState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Takes all interactions off and puts others on.
    final func replaceInteractions(by new: [any UIInteraction]) {
        for interaction in viewState.interactions { removeInteraction(interaction) }
        for interaction in new { addInteraction(interaction) }
    }
}
