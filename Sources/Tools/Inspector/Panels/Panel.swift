import UIKit

/// A part of the bar. It is told to look at the model after changes, and at the time while a transition runs.
@MainActor class Panel: PaneView {
    /// Set before the panel is shown.
    unowned var model: InspectorModel! { didSet { modelIsSet() } }

    /// Connects the controls.
    func modelIsSet() {}
    /// Shows what the model says. Controls that show it already draw nothing.
    func refresh() {}
    /// Shows the present moment; called once a turn while a transition runs. It has to be cheap.
    func showTime() {}
    /// Called once a turn while the panel is seen. It has to be next to nothing.
    func tick() {}
    /// How high the panel's content is at the bar's width.
    var height: CGFloat { 0 }
}
