import QuartzCore

extension UIApplication {
    /// Whether a host makes its application; nobody else may.
    @TaskLocal nonisolated static var isBeingMade = false

    /// A host's application.
    ///
    /// - Parameter type: A subclass of the app's own; `nil` for none.
    package static func make(_ type: UIApplication.Type?) -> UIApplication {
        $isBeingMade.withValue(true) { Instantiation.make(type ?? UIApplication.self) }
    }
}
