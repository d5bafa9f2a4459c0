import InterludeFoundation
import QuartzCore

// A class that is known at run time only, made with an initializer that is not `required`; see `Instantiation`.
extension UIView {
    convenience init(dynamically frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("$s9UIKitCore6UIViewC11dynamicallyAC10Foundation6CGRectV_tcfC")
    fileprivate static func made(_ frame: CGRect) -> UIView
}

extension Instantiation {
    /// A new view by `init(frame:)`.
    @MainActor static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        unsafeDowncast(type.made(frame), to: View.self)
    }
}

extension UIView: DynamicallyMadeWithFrame {
    nonisolated package class func madeObject(frame: CGRect) -> NSObject {
        let type = self
        return MainActor.assumeIsolated { Instantiation.make(type, frame: frame) }
    }
}
