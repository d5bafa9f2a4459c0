/// A description of the content of a cell, header or footer.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration of the view. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view supports a configuration. Otherwise a new view is created for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
