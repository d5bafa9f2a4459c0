import QuartzCore

extension UIApplication {
    /// The application of a host.
    ///
    /// - Parameter type: A subclass of `UIApplication`; `nil` for `UIApplication` itself.
    package static func make(_ type: UIApplication.Type?) -> UIApplication {
        ApplicationMaking.$isUnderWay.withValue(true) { Instantiation.make(type ?? UIApplication.self) }
    }
}

enum ApplicationMaking {
    /// Whether a host makes its application; initializers called by others stop the program.
    @TaskLocal static var isUnderWay = false
}
