/// A package to begin with: a transition of one's own, its film and its examination.
///
/// It has no dependency: UIKit and the testing kit are in the SDK. In Xcode the same package builds against Apple's UIKit; the tests
/// are compiled only where `InterludeTesting` can be imported.
package struct StarterPackage {
    /// The package's name, and that of its module.
    package let name: String

    /// - Parameter name: A Swift identifier.
    package init(name: String) { self.name = name }

    /// Whether a name can be that of a module.
    package static func isModuleName(_ name: String) -> Bool { name == AppModule.plain(name) }

    /// The files by their paths in the package's folder.
    package var files: [String: String] {
        var files = [
            "Package.swift": manifest,
            "Sources/\(name)/ZoomAnimator.swift": animator,
            "Tests/\(name)Tests/ZoomTests.swift": tests,
            "Tests/\(name)Tests/__Films__/README.md": VersionControl.goldensNote,
        ]
        files.merge(ContinuousIntegration(package: "", usesSDK: true).files) { $1 }
        files.merge(VersionControl.files) { $1 }
        files.merge(EditorFiles(name: name, isPorted: false).files) { $1 }
        return files
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.0

        import PackageDescription

        // UIKit is Apple's in Xcode, and the Swift SDK's on Linux: swift test --swift-sdk interlude
        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15)],
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [
                .target(name: "\(name)"),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"], exclude: ["__Films__"]),
            ]
        )

        """
    }

    private var animator: String {
        """
        import UIKit

        /// Enlarges a presented screen from the center, and reverses this on dismissal. With Reduce Motion it only
        /// fades.
        public final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            private let isPresenting: Bool

            public init(isPresenting: Bool) { self.isPresenting = isPresenting }

            public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

            public func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let key: UITransitionContextViewKey = isPresenting ? .to : .from
                guard let view = context.view(forKey: key) ?? context.viewController(forKey: isPresenting ? .to : .from)?.view
                else { return context.completeTransition(false) }
                if isPresenting { context.containerView.addSubview(view) }
                let small: CGAffineTransform =
                    UIAccessibility.isReduceMotionEnabled ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
                if isPresenting {
                    view.alpha = 0
                    view.transform = small
                }
                UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
                    (view.alpha, view.transform) = self.isPresenting ? (1, .identity) : (0, small)
                } completion: { _ in
                    view.alpha = 1
                    view.transform = .identity
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        /// Gives both animators to a screen: keep it, and set it as the screen's `transitioningDelegate`.
        public final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
            public func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { ZoomAnimator(isPresenting: true) }

            public func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            { ZoomAnimator(isPresenting: false) }
        }

        """
    }

    private var tests: String {
        """
        #if canImport(InterludeTesting)
        import InterludeTesting
        import Testing
        import UIKit

        @testable import \(name)

        @MainActor @Suite struct ZoomTests {
            private let transition = ZoomTransition()

            /// The golden is beside this file. Without one the film is recorded and the test fails once: INTERLUDE_GOLDEN=failed
            /// records it and passes.
            @Test func `the screen zooms in`() throws {
                let first = UIViewController()
                first.view.backgroundColor = .white
                let stage = Stage(rootViewController: first)
                let second = UIViewController()
                second.view.backgroundColor = .systemTeal
                second.transitioningDelegate = transition
                second.modalPresentationStyle = .fullScreen
                let film = try stage.record { first.present(second, animated: true) }
                expectFilm(film, matches: "zoom-in")
            }

            /// The doctor runs the transition in every way in which it can be used; a finding names the place and the fix.
            @Test func `the transition is healthy`() {
                expectHealthy(Patient(for: .present) { ZoomAnimator(isPresenting: true) })
            }
        }
        #endif

        """
    }
}
